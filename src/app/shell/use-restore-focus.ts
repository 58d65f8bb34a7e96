import { useEffect } from 'react'

/**
 * Keeps the place of people who read by keyboard or screen reader: when the thing in focus vanishes, as a "Try again" does once it has helped,
 * the focus goes to the nearest part of the page around it that is still there, and not back to the top of the document.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let around: readonly Element[] = []
    let page = ''
    const hold = ({ target }: FocusEvent): void => {
      around = []
      page = location.pathname
      const main = document.getElementById('main')
      if (!(target instanceof Element) || !main?.contains(target)) return
      const all: Element[] = []
      for (let one: Element | null = target; one; one = one === main ? null : one.parentElement) all.push(one)
      around = all
    }
    const release = (): void => {
      // Somebody pressed on an empty place: the thing is still there, without focus.
      queueMicrotask(() => {
        if (around[0]?.isConnected && document.activeElement === document.body) around = []
      })
    }
    const look = (): void => {
      if (around.length === 0 || around[0]?.isConnected || document.activeElement !== document.body) return
      const place = around.find((one) => one.isConnected)
      around = []
      // The heading of another page takes the focus by itself.
      if (!(place instanceof HTMLElement) || page !== location.pathname) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', hold)
    document.addEventListener('focusout', release)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', hold)
      document.removeEventListener('focusout', release)
    }
  }, [])
}
