import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from the time at which the browser lays out the page for print: deferred updates would come too late. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useLayoutEffect(() => {
    // The browser prints the page as it is when this returns.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
