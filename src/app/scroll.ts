import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A new page starts at its top; Back keeps the place, which the browser restores. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [pathname, type])
}
