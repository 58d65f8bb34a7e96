import { useAudience, useOwner, useMessages } from '../../ui/language'
import { useNavigationMessages } from './use-navigation-messages'
import type { PageLink } from './sections'

/** What a page is called in a link to it, for who reads. */
export function usePageName(): (page: PageLink) => string {
  const { typeNames } = useMessages()
  const places = useNavigationMessages()
  const { audience } = useAudience()
  const owner = useOwner()
  return ({ to, type }) => {
    if (to === '/profile' && audience === 'proxy') return places.aboutProxy(owner)
    const own = places.pages[to]?.[audience === 'provider' ? 1 : 0]
    return own ?? (type ? typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many : to)
  }
}
