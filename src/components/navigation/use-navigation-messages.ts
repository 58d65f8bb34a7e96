import { loadNavigationMessages } from '../../i18n/loader'
import { useLoadedMessages } from '../../ui/use-page-messages'
import type { NavigationMessages } from '../../i18n/types'

/** Messages of the links between pages; suspends until they are loaded. */
export const useNavigationMessages = (): NavigationMessages => useLoadedMessages(loadNavigationMessages)
