import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { FilterPills } from '../../ui/filter-pills'
import { typeGroupsOf } from '../../components/navigation/type-groups'
import styles from './timeline.module.css'
import type { RecordKind } from '../../resources/observation-category'
import type { TimelineFilters } from './timeline-filters'

interface TimelineControlsProps {
  readonly filters: TimelineFilters
  readonly types: readonly RecordKind[]
  /** Newest first. */
  readonly years: readonly string[]
  readonly nameOf: (type: RecordKind) => string
  readonly onSet: (filters: TimelineFilters) => void
}

/** The filters of the timeline: groups of types, and folded below them presets, single types and a range of years. */
export function TimelineControls({ filters, types, years, nameOf, onSet }: TimelineControlsProps) {
  const { views } = usePageMessages()
  const messages = views.timeline
  const presets = [
    { label: messages.presets.everything, show: undefined },
    { label: messages.presets.visits, show: ['Encounter'] },
    { label: messages.presets.results, show: ['Observation', 'DiagnosticReport'] },
  ]
  const shown = filters.show ?? types
  const toggle = (toggled: readonly RecordKind[], isOn: boolean) => {
    const next = types.filter((type) => (toggled.includes(type) ? isOn : shown.includes(type)))
    onSet({ ...filters, show: next.length === types.length || next.length === 0 ? undefined : next })
  }
  const groups = typeGroupsOf(types)
  return (
    <>
      <FilterPills
        legend={messages.kinds}
        pills={groups.map(([value, ofGroup]) => ({
          value,
          label: messages.groups[value],
          checked: ofGroup.some((type) => shown.includes(type)),
        }))}
        onToggle={(toggled, isOn) => toggle(groups.find(([group]) => group === toggled)?.[1] ?? [], isOn)}
      />
      <Disclosure summary={messages.filters}>
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
          <legend className="visually-hidden">{messages.singleKinds}</legend>
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
              {messages[end]}{' '}
              <select
                value={filters[end] ?? ''}
                onChange={(event) => onSet({ ...filters, [end]: event.target.value || undefined })}
              >
                <option value="">{messages.anyYear}</option>
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
