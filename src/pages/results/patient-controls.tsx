import { useMemo, useState } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { RadioGroup } from '../../ui/radio-group'
import { usePageMessages } from '../../ui/use-page-messages'
import { optionsOf } from './result-controls'
import { hasActiveFilters, resultCategory, type ResultFilters } from './result-filters'
import styles from './results.module.css'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** Search and layout in one line; the filters are folded unless one is set. */
export function PatientControls({
  filters,
  readings,
  text,
  onText,
  onSet,
}: {
  filters: ResultFilters
  readings: readonly ObservationReading[]
  text: string
  onText(text: string): void
  onSet: (name: keyof ResultFilters) => (value: string) => void
}) {
  const { views } = usePageMessages()
  const messages = views.results
  const [isOpen] = useState(() => hasActiveFilters(filters, ''))
  const present = useMemo(() => new Set(['all', ...readings.map(resultCategory)]), [readings])
  const kinds = optionsOf(messages.kinds).filter(({ value }) => present.has(value))
  return (
    <div className={`${styles['tools']} no-print`}>
      <input
        type="search"
        aria-label={messages.find}
        placeholder={messages.find}
        value={text}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <RadioGroup
        legend={messages.group}
        hideLegend
        name="by"
        options={optionsOf(messages.layouts)}
        value={filters.group}
        onChange={onSet('group')}
      />
      <Disclosure summary={messages.moreFilters} open={isOpen}>
        <div className={styles['controls']}>
          {filters.group === 'table' ? null : (
            <button type="button" onClick={() => onSet('group')('table')}>
              {messages.groupBy.table}
            </button>
          )}
          <RadioGroup
            legend={messages.showLegend}
            name="show"
            options={optionsOf(messages.show)}
            value={filters.show}
            onChange={onSet('show')}
          />
          <RadioGroup
            legend={messages.timeLegend}
            name="time"
            options={optionsOf(messages.timeWindows)}
            value={filters.time ?? 'all'}
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
            <RadioGroup
              legend={messages.kind}
              name="kind"
              options={kinds}
              value={filters.kind}
              onChange={onSet('kind')}
            />
          ) : null}
        </div>
      </Disclosure>
    </div>
  )
}
