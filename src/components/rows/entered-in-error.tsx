import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ReactNode } from 'react'

interface UncountedProps {
  readonly summary: ReactNode
  readonly text: string
  /** How many there are, for print. */
  readonly omitted: string
  readonly children: ReactNode
}

/** Records that do not count: in a disclosure on screen, but only counted in print, where a reader might take them as true. */
export function UncountedRecords({ summary, text, omitted, children }: UncountedProps) {
  return (
    <>
      <div className="no-print">
        <Disclosure summary={summary}>
          <p>{text}</p>
          {children}
        </Disclosure>
      </div>
      <p className="print-only">{omitted}</p>
    </>
  )
}

interface EnteredInErrorProps {
  readonly summary: ReactNode
  readonly count: number
  readonly children: ReactNode
}

/** Records entered in error. */
export function EnteredInErrorRecords({ summary, count, children }: EnteredInErrorProps) {
  const { views, download } = usePageMessages()
  return (
    <UncountedRecords
      summary={summary}
      text={views.records.hiddenMistakesText}
      omitted={download.mistakesOmitted(count)}
    >
      {children}
    </UncountedRecords>
  )
}
