import { use } from 'react'
import { useMessages } from '../../ui/language'
import { loadNavigationMessages, type NavigationMessages } from '../../i18n/load'

/** The words of the ways between pages; waits for them (Suspense) the first time. */
export const useNavigationMessages = (): NavigationMessages => use(loadNavigationMessages(useMessages().language.code))
