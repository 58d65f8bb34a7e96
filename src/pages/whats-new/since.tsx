import { useMemo } from 'react'
import { sinceDay, sinceDaysAgo, sinceVisit, type Since } from '../../clinical/overview/record-changes'
import { assertionOf } from '../../clinical/assertion/assertion-of'
import { formatAssertion } from '../../clinical/assertion/format-assertion'
import { visitsForSince } from '../../clinical/overview/last-visit'
import { lastVisitInPerson } from '../../clinical/overview/new-since'
import { useSessionState } from '../../data/use-session-state'
import { addDays, toDay } from '../../fhir/day'
import { formatDay } from '../../fhir/format-date'
import { dayInZone } from '../../fhir/zone-day'
import { useStatusContext } from '../../components/patient/status-context'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { placeholderName } from '../../resources/placeholder-name'
import { descriptorOf } from '../../resources/descriptors'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { useTextLanguage } from '../../ui/record-text'
import { RadioGroup } from '../../ui/radio-group'
import type { ResourceOf } from '../../fhir/resource'
import { recordsOfType, type ExportPart } from '../../resources/export/export-source'
import type { FullRecord } from '../../components/loading/full-record-loader'

/** Days of the choice "last … days", and the number of visits to choose from. */
const DEFAULT_DAYS = 30
const MAX_VISITS = 20

interface StoredChoice {
  /** Undefined until the reader chooses: the last visit as on the home page, which is one in person for patients and proxies; else a number of days. */
  readonly by?: 'visit' | 'days' | 'date'
  readonly visit?: string
  readonly date?: string
}

export interface SinceState {
  readonly by: 'visit' | 'days' | 'date'
  readonly visits: readonly ResourceOf<'Encounter'>[]
  readonly visit: ResourceOf<'Encounter'> | undefined
  /** What is missing of the list of visits. */
  readonly gap: ExportPart['gap']
  readonly date: string
  readonly today: string
  /** Undefined while the choice is a date and none is entered. */
  readonly since: Since | undefined
  /** The day that the reader chose: of a visit its last one, which does not count as new. */
  readonly fromDay: string
  change(stored: StoredChoice): void
}

/** The start of the period, in memory only. Visits marked private are not offered, because the options show their names. */
export function useSince(fullRecord: FullRecord, now: number): SinceState {
  const [stored, store] = useSessionState<StoredChoice>('new', {})
  const statusContext = useStatusContext()
  const { audience } = useAudience()
  const { source } = fullRecord
  const gap = source.parts.find(({ type }) => type === 'Encounter')?.gap
  const today = dayInZone(now, undefined)
  const visits = useMemo(
    () => visitsForSince(recordsOfType(source, 'Encounter'), statusContext, now).slice(0, MAX_VISITS),
    [source, statusContext, now],
  )
  const chosenVisit = visits.find(({ id }) => id === stored.visit)
  const inPerson = audience === 'provider' ? undefined : lastVisitInPerson(visits, statusContext, now)
  const visit = chosenVisit ?? inPerson ?? visits[0]
  const by = stored.by ?? (visit || gap === 'loading' ? 'visit' : 'days')
  const date = stored.date ?? ''
  const chosen = toDay(date)
  const since = {
    visit: visit && sinceVisit(visit),
    days: sinceDaysAgo(DEFAULT_DAYS, now),
    date: chosen && sinceDay(chosen),
  }[by]
  const firstDay = toDay(since?.day)
  const fromDay = (firstDay && by === 'visit' ? addDays(firstDay, -1) : firstDay) ?? today
  return { by, visits, visit, gap, date, today, since, fromDay, change: (next) => store({ ...stored, ...next }) }
}

/** Radio buttons for the choice, with the visits or the date below. */
export function SinceChoice({ choice: { by, visits, visit, gap, date, today, change } }: { choice: SinceState }) {
  const { whatsNew } = usePageMessages()
  const reader = useAudience()
  const options = [
    ...(visits.length > 0 || gap === 'loading' ? [{ value: 'visit', label: whatsNew.sinceVisit(reader) }] : []),
    { value: 'days', label: whatsNew.sinceDays(DEFAULT_DAYS) },
    { value: 'date', label: whatsNew.sinceDate },
  ]
  return (
    <div className="stack no-print">
      <RadioGroup
        legend={whatsNew.since}
        name="since"
        options={options}
        value={by}
        onChange={(value) => change({ by: value as SinceState['by'] })}
      />
      {by === 'visit' && visit ? (
        <label>
          {whatsNew.visitLabel}{' '}
          <select value={visit.id ?? ''} onChange={(event) => change({ by, visit: event.target.value })}>
            {visits.map((each, index) => (
              <VisitOption key={each.id ?? index} visit={each} />
            ))}
          </select>
        </label>
      ) : null}
      {by === 'date' ? (
        <label>
          {whatsNew.dateLabel}{' '}
          <input type="date" max={today} value={date} onChange={(event) => change({ by, date: event.target.value })} />
        </label>
      ) : null}
      {visits.length === 0 && gap !== 'loading' ? (
        <p className="muted">{gap === undefined ? whatsNew.noVisit : whatsNew.noVisitLoaded}</p>
      ) : null}
    </div>
  )
}

function VisitOption({ visit }: { visit: ResourceOf<'Encounter'> }) {
  const format = useFormat()
  const { audience } = useAudience()
  const messages = usePageMessages()
  const namesOf = usePlainNames()
  const statusContext = useStatusContext()
  const title = descriptorOf('Encounter').title(visit, format)
  const naming = namesOf(visit, title, 'brief')
  const language = useTextLanguage(naming?.name === undefined ? (title ?? '') : '', { isCoded: true })
  const raw = descriptorOf('Encounter').date(visit)?.raw
  const day =
    raw === undefined ? undefined : formatDay(raw, { format, style: audience === 'provider' ? 'provider' : 'patient' })
  return (
    // A part of an option cannot have a language, so the plain name stands without the words of the record.
    <option value={visit.id ?? ''} translate="no" lang={language}>
      {[
        day,
        naming?.name ?? title ?? placeholderName(visit, messages, audience),
        ...formatAssertion(assertionOf(visit, statusContext), messages, audience),
      ]
        .filter((part) => part !== undefined)
        .join(' · ')}
    </option>
  )
}
