import { usePageMessages } from '../../ui/use-page-messages'
import { kindNames } from '../../resources/export/export-context'
import styles from './download.module.css'
import type { ExportSelection } from '../../resources/export/export-selection'
import type { ExportSource } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'

interface ExportFiltersProps {
  readonly all: ExportSource
  readonly context: ExportContext
  readonly years: readonly string[]
  readonly choice: ExportSelection
  onChoose(next: ExportSelection): void
}

/** The choice of record types, with their counts, and of years. */
export function ExportFilters({ all, context, years, choice, onChoose }: ExportFiltersProps) {
  const { exportOptions, views } = usePageMessages()
  const { me } = exportOptions
  const parts = all.parts.filter(({ records }) => records.length > 0)
  const toggle = (type: (typeof parts)[number]['type']) => {
    const without = new Set(choice.excludedTypes)
    if (!without.delete(type)) without.add(type)
    onChoose({ ...choice, excludedTypes: without })
  }
  return (
    <>
      <fieldset className={styles['kinds']}>
        <legend>{me.kinds}</legend>
        <div className={styles['ticks']}>
          {parts.map(({ type, records }) => (
            <label key={type} className={`row ${styles['choice']}`}>
              <input type="checkbox" checked={!choice.excludedTypes.has(type)} onChange={() => toggle(type)} />
              <span>{views.records.groupCount(kindNames(context, type, records), records.length)}</span>
            </label>
          ))}
        </div>
        <div className="row">
          <button type="button" onClick={() => onChoose({ ...choice, excludedTypes: new Set() })}>
            {me.all}
          </button>
          <button
            type="button"
            onClick={() => onChoose({ ...choice, excludedTypes: new Set(parts.map(({ type }) => type)) })}
          >
            {me.none}
          </button>
        </div>
      </fieldset>
      {years.length > 1 ? (
        <fieldset className={styles['kinds']}>
          <legend>{me.years}</legend>
          <p>{me.yearsHelp}</p>
          <div className="row">
            <YearSelect
              label={me.from}
              years={years}
              value={choice.from}
              onChange={(from) =>
                onChoose({ ...choice, from, to: from && choice.to && choice.to < from ? from : choice.to })
              }
            />
            <YearSelect
              label={me.to}
              years={years}
              value={choice.to}
              onChange={(to) =>
                onChoose({ ...choice, to, from: to && choice.from && choice.from > to ? to : choice.from })
              }
            />
          </div>
        </fieldset>
      ) : null}
    </>
  )
}

function YearSelect({
  label,
  years,
  value,
  onChange,
}: {
  label: string
  years: readonly string[]
  value: string | undefined
  onChange: (year: string | undefined) => void
}) {
  const { exportOptions } = usePageMessages()
  return (
    <label className={`row ${styles['choice']}`}>
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{exportOptions.me.anyYear}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </label>
  )
}
