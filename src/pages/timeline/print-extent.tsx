import { usePageMessages } from '../../ui/use-page-messages'

/** Records of the years that are open at first and printed, about twenty sheets; the newest year always is. */
export const MAX_NEWEST_ROWS = 160
/** Measured on a long record. */
const ROWS_PER_SHEET = 8

const sheetCount = (records: number): number => Math.max(1, Math.ceil(records / ROWS_PER_SHEET))

interface PrintExtentProps {
  /** Records in the list. */
  readonly count: number
  /** Records that are printed. */
  readonly printed: number
  readonly isAllPrinted: boolean
  onChange(isAllPrinted: boolean): void
}

/** How much is printed, with a button to print all of a long record; nothing where all of it is printed anyway. */
export function PrintExtent({ count, printed, isAllPrinted, onChange }: PrintExtentProps) {
  const messages = usePageMessages().views.timeline
  if (!isAllPrinted && printed >= count) return null
  return (
    <div className="row no-print">
      <p>
        {isAllPrinted
          ? messages.allOnPaper(count, sheetCount(count))
          : messages.newestOnPaper(printed, count, sheetCount(printed))}
      </p>
      <button type="button" onClick={() => onChange(!isAllPrinted)}>
        {isAllPrinted ? messages.printNewest : messages.printAll(count, sheetCount(count))}
      </button>
    </div>
  )
}
