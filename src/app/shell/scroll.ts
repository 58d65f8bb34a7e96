import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A new page starts at its top; Back and Forward keep the place, which the browser restores. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    let byHistory = false
    const back = (): void => {
      byHistory = true
    }
    window.addEventListener('popstate', back)
    return () => {
      window.removeEventListener('popstate', back)
      if (!byHistory) window.scrollTo(0, 0)
    }
  }, [pathname])
}
