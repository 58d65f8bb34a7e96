import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePageMessages } from '../../ui/use-page-messages'

/** About so many records stand on the paper unasked, some twenty pages; the newest year always does. */
export const MAX_PRINTED_ROWS = 160
/** Records on a page of paper, as measured on a long record. */
const ROWS_PER_SHEET = 8

const sheetCount = (records: number): number => Math.max(1, Math.ceil(records / ROWS_PER_SHEET))

/** True from the moment at which the browser takes the page for paper: what else is drawn when there is time has to be there at once. */
export function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useLayoutEffect(() => {
    // The browser takes the page as it is when this returns.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

interface PrintExtentProps {
  /** Records that are in the list, and those of them that are printed. */
  readonly count: number
  readonly printed: number
  readonly all: boolean
  onAll(next: boolean): void
}

/** How much goes on paper; more than a few pages only when somebody asks. Nothing where all of it does anyway. */
export function PrintExtent({ count, printed, all, onAll }: PrintExtentProps) {
  const { views } = usePageMessages()
  const words = views.timeline
  if (!all && printed >= count) return null
  return (
    <div className="row no-print">
      <p>
        {all ? words.allOnPaper(count, sheetCount(count)) : words.newestOnPaper(printed, count, sheetCount(printed))}
      </p>
      <button type="button" onClick={() => onAll(!all)}>
        {all ? words.printNewest : words.printAll(count, sheetCount(count))}
      </button>
    </div>
  )
}
