import { loadAfterListsBundle } from '../../../../i18n/loader'
import { useLoadedMessages } from '../../../../ui/use-page-messages'
import type { AfterListsMessages } from '../../../../i18n/types'

/** The messages of what follows the first lists. Suspends until they are loaded. */
export const useHomeMessages = (): AfterListsMessages['home'] => useLoadedMessages(loadAfterListsBundle).home
