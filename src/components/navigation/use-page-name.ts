import { useMessages } from '../../language/language-context'
import { useAudience, useOwner } from '../../ui/audience'
import { useNavigationMessages } from './use-navigation-messages'
import type { PageLink } from './sections'

/** The link label of a page, for the current audience. */
export function usePageName(): (page: PageLink) => string {
  const { typeNames } = useMessages()
  const messages = useNavigationMessages()
  const { audience } = useAudience()
  const owner = useOwner()
  return ({ to, type }) => {
    if (to === '/profile' && audience === 'proxy') return messages.aboutProxy(owner)
    const label = messages.pages[to]?.[audience === 'provider' ? 1 : 0]
    return label ?? (type ? typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many : to)
  }
}
