import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { SaveResults } from './save-results'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The results of the table as a file, folded: the dictionary that checks their names is loaded when it is opened. */
export function SaveDisclosure({
  isAll = false,
  ...props
}: {
  readonly readings: readonly ObservationReading[]
  readonly name: string
  /** More than the table has. */
  readonly isAll?: boolean
}) {
  const { views } = usePageMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="no-print">
      <Disclosure summary={views.trend[isAll ? 'saveAll' : 'save']} open={isOpen} onToggle={setIsOpen}>
        {isOpen ? <SaveResults {...props} /> : null}
      </Disclosure>
    </div>
  )
}
