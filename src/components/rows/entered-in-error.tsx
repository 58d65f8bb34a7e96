import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ReactNode } from 'react'

/** Records that were entered by mistake: folded on the screen, and on paper only counted, as a school or another clinic would take them for true. */
export function EnteredInErrorRecords({
  summary,
  count,
  children,
}: {
  summary: ReactNode
  count: number
  children: ReactNode
}) {
  const { views, download } = usePageMessages()
  return (
    <>
      <div className="no-print">
        <Disclosure summary={summary}>
          <p>{views.records.hiddenMistakesWhy}</p>
          {children}
        </Disclosure>
      </div>
      <p className="print-only">{download.mistakesLeft(count)}</p>
    </>
  )
}
