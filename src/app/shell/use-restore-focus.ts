import { useEffect } from 'react'

/**
 * For keyboard and screen reader users: when the focused element is removed, such as a "Try again" button that worked, moves the focus to
 * its nearest ancestor still in the document instead of losing it to the body.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    /** The focused element and its ancestors up to the main element. */
    let focusPath: readonly Element[] = []
    let page = ''
    const remember = ({ target }: FocusEvent): void => {
      focusPath = []
      page = location.pathname
      const main = document.getElementById('main')
      if (!(target instanceof Element) || !main?.contains(target)) return
      const path: Element[] = []
      for (let element: Element | null = target; element; element = element === main ? null : element.parentElement)
        path.push(element)
      focusPath = path
    }
    const forget = (): void => {
      // A press on an empty area: the element is still there, without focus.
      queueMicrotask(() => {
        if (focusPath[0]?.isConnected && document.activeElement === document.body) focusPath = []
      })
    }
    const restore = (): void => {
      if (focusPath.length === 0 || focusPath[0]?.isConnected || document.activeElement !== document.body) return
      const ancestor = focusPath.find((element) => element.isConnected)
      focusPath = []
      // A new page focuses its own heading.
      if (!(ancestor instanceof HTMLElement) || page !== location.pathname) return
      if (!ancestor.hasAttribute('tabindex')) ancestor.tabIndex = -1
      ancestor.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(restore)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [])
}
