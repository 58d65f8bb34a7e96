import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { FilterPills } from '../../ui/filter-pills'
import { typeGroupsOf } from '../../components/navigation/type-groups'
import styles from './timeline.module.css'
import type { RecordType } from '../../contract'
import type { TimelineFilters } from './timeline-filters'

interface TimelineControlsProps {
  readonly filters: TimelineFilters
  readonly types: readonly RecordType[]
  /** Newest first. */
  readonly years: readonly string[]
  readonly nameOf: (type: RecordType) => string
  readonly onSet: (filters: TimelineFilters) => void
}

/** What the timeline shows: groups of kinds at hand, and behind a line presets, single kinds and a span of years. */
export function TimelineControls({ filters, types, years, nameOf, onSet }: TimelineControlsProps) {
  const { views } = usePageMessages()
  const words = views.timeline
  const presets = [
    { label: words.presets.everything, show: undefined },
    { label: words.presets.visits, show: ['Encounter'] },
    { label: words.presets.results, show: ['Observation', 'DiagnosticReport'] },
  ]
  const shown = filters.show ?? types
  const toggle = (some: readonly RecordType[], on: boolean) => {
    const next = types.filter((each) => (some.includes(each) ? on : shown.includes(each)))
    onSet({ ...filters, show: next.length === types.length || next.length === 0 ? undefined : next })
  }
  const groups = typeGroupsOf(types)
  return (
    <>
      <FilterPills
        legend={words.kinds}
        pills={groups.map(([value, ofGroup]) => ({
          value,
          label: words.groups[value],
          checked: ofGroup.some((type) => shown.includes(type)),
        }))}
        onToggle={(group, on) => toggle(groups.find(([each]) => each === group)?.[1] ?? [], on)}
      />
      <Disclosure summary={words.filters}>
        <p className="row">
          {presets.map(({ label, show }) => (
            <button
              key={label}
              type="button"
              aria-pressed={String(filters.show) === String(show)}
              onClick={() => onSet({ ...filters, show })}
            >
              {label}
            </button>
          ))}
        </p>
        <fieldset>
          <legend className="visually-hidden">{words.singleKinds}</legend>
          <div className={styles['filters']}>
            {types.map((type) => (
              <label key={type} className="row">
                <input
                  type="checkbox"
                  checked={shown.includes(type)}
                  onChange={(event) => toggle([type], event.target.checked)}
                />
                {nameOf(type)}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="row">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {words[end]}{' '}
              <select
                value={filters[end] ?? ''}
                onChange={(event) => onSet({ ...filters, [end]: event.target.value || undefined })}
              >
                <option value="">{words.anyYear}</option>
                {years.map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </select>
            </label>
          ))}
        </p>
      </Disclosure>
    </>
  )
}
