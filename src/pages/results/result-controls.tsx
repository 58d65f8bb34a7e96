import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { RadioGroup } from '../../ui/radio-group'
import { resultCategory, type ResultFilters } from './result-filters'
import styles from './results.module.css'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The options of a group of radio buttons, in the order of their labels. */
export function optionsOf(labels: Readonly<Record<string, string>>): readonly { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

interface ResultControlsProps {
  readonly filters: ResultFilters
  readonly readings: readonly ObservationReading[]
  readonly onSet: (name: keyof ResultFilters) => (value: string) => void
}

/** The filters of the results, folded but for one; beside a search in a narrow space. */
export function ResultControls({ filters, readings, onSet }: ResultControlsProps) {
  const { views } = usePageMessages()
  // Open controls would push the results down; open where a filter is set already.
  const [query] = useSearchParams()
  const [isOpen] = useState(() => query.size > 0)
  const messages = views.results
  return (
    <>
      <Disclosure summary={messages.filters} open={isOpen}>
        <div className={styles['controls']}>
          <RadioGroup
            legend={messages.group}
            name="group"
            options={optionsOf(messages.groupBy)}
            value={filters.group}
            onChange={onSet('group')}
          />
          <TimeOrderAndKind filters={filters} readings={readings} onSet={onSet} />
        </div>
      </Disclosure>
      <RadioGroup
        legend={messages.showLegend}
        hideLegend
        name="show"
        options={optionsOf(messages.show)}
        value={filters.show}
        onChange={onSet('show')}
      />
    </>
  )
}

/** The filters by time and by kind, and the order of a list by date. Kinds that no result has are left out. */
export function TimeOrderAndKind({ filters, readings, onSet }: ResultControlsProps) {
  const { views } = usePageMessages()
  const messages = views.results
  const present = useMemo(() => new Set(['all', ...readings.map(resultCategory)]), [readings])
  const kinds = optionsOf(messages.kinds).filter(({ value }) => present.has(value))
  return (
    <>
      <RadioGroup
        legend={messages.timeLegend}
        name="time"
        options={optionsOf(messages.timeWindows)}
        value={filters.time}
        onChange={onSet('time')}
      />
      {filters.group === 'date' ? (
        <RadioGroup
          legend={messages.order}
          name="order"
          options={optionsOf(messages.orders)}
          value={filters.order}
          onChange={onSet('order')}
        />
      ) : null}
      {kinds.length > 2 ? (
        <RadioGroup legend={messages.kind} name="kind" options={kinds} value={filters.kind} onChange={onSet('kind')} />
      ) : null}
    </>
  )
}
