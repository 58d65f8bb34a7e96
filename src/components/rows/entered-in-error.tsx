import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ReactNode } from 'react'

/** Records entered in error: in a disclosure on screen, but only counted in print, where a reader might take them as true. */
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
          <p>{views.records.hiddenMistakesText}</p>
          {children}
        </Disclosure>
      </div>
      <p className="print-only">{download.mistakesOmitted(count)}</p>
    </>
  )
}
