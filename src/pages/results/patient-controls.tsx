import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { RadioGroup } from '../../ui/radio-group'
import { usePageMessages } from '../../ui/use-page-messages'
import { optionsOf, TimeOrderAndKind } from './result-controls'
import { hasActiveFilters, type ResultFilters } from './result-filters'
import { TestSearch } from './test-search'
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
  return (
    <div className={`${styles['tools']} no-print`}>
      <TestSearch text={text} onText={onText} />
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
          <TimeOrderAndKind filters={{ ...filters, time: filters.time ?? 'all' }} readings={readings} onSet={onSet} />
        </div>
      </Disclosure>
    </div>
  )
}
