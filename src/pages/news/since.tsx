import { useMemo } from 'react'
import { sinceDay, sinceDaysAgo, sinceVisit, type Since } from '../../clinical/overview/known-since'
import { visitsToCountFrom } from '../../clinical/overview/last-visit'
import { useKept } from '../../data/use-session-state'
import { formatDay } from '../../fhir/format-date'
import { dayInZone } from '../../fhir/zone-day'
import { useCircumstance } from '../../components/patient/status-context'
import { useNamesOf } from '../../components/plain-language/names-context'
import { nameless } from '../../resources/nameless'
import { describe } from '../../resources/registry'
import { useAudience, useLocale } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { RadioGroup } from '../../ui/radio-group'
import type { Resource } from '../../fhir/resource'
import type { ExportPart } from '../../resources/export/source'
import type { Whole } from '../../components/loading/whole-record'

/** Days of the choice beside a visit and a date, and visits that can be chosen. */
const DAYS = 30
const VISITS = 20

interface Kept {
  /** Undefined while the reader has not chosen: the last visit where there is one, else a number of days. */
  readonly by?: 'visit' | 'days' | 'date'
  readonly visit?: string
  readonly date?: string
}

export interface Choice {
  readonly by: 'visit' | 'days' | 'date'
  readonly visits: readonly Resource[]
  readonly visit: Resource | undefined
  /** How far the list of visits has come. */
  readonly gap: ExportPart['gap']
  readonly date: string
  readonly today: string
  /** Undefined while a date is wanted and none is given. */
  readonly since: Since | undefined
  change(kept: Kept): void
}

/** What the reader counts from; kept in memory only. A visit that is marked private is not offered: its name would stand open. */
export function useSince(whole: Whole, now: number): Choice {
  const [kept, keep] = useKept<Kept>('new', {})
  const at = useCircumstance()
  const { records: encounters, gap } = whole.source.parts.find(({ type }) => type === 'Encounter') ?? {}
  const today = dayInZone(now, undefined)
  const visits = useMemo(() => visitsToCountFrom(encounters ?? [], at, now).slice(0, VISITS), [encounters, at, now])
  const visit = visits.find(({ id }) => id === kept.visit) ?? visits[0]
  const by = kept.by ?? (visit || gap === 'loading' ? 'visit' : 'days')
  const date = kept.date ?? ''
  const since = {
    visit: visit && sinceVisit(visit),
    days: sinceDaysAgo(DAYS, now),
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? sinceDay(date) : undefined,
  }[by]
  return { by, visits, visit, gap, date, today, since, change: (next) => keep({ ...kept, ...next }) }
}

/** The choice as radio buttons, with the visits or the day below. */
export function SinceChoice({ choice: { by, visits, visit, gap, date, today, change } }: { choice: Choice }) {
  const { news } = usePageWords()
  const reader = useAudience()
  const options = [
    ...(visits.length > 0 || gap === 'loading' ? [{ value: 'visit', label: news.sinceVisit(reader) }] : []),
    { value: 'days', label: news.sinceDays(DAYS) },
    { value: 'date', label: news.sinceDate },
  ]
  return (
    <div className="stack no-print">
      <RadioGroup
        legend={news.since}
        name="since"
        options={options}
        value={by}
        onChange={(value) => change({ by: value as Choice['by'] })}
      />
      {by === 'visit' && visit ? (
        <label>
          {news.visitLabel}{' '}
          <select value={visit.id ?? ''} onChange={(event) => change({ by, visit: event.target.value })}>
            {visits.map((each, index) => (
              <VisitOption key={each.id ?? index} visit={each} />
            ))}
          </select>
        </label>
      ) : null}
      {by === 'date' ? (
        <label>
          {news.dateLabel}{' '}
          <input type="date" max={today} value={date} onChange={(event) => change({ by, date: event.target.value })} />
        </label>
      ) : null}
      {visits.length === 0 && gap !== 'loading' ? (
        <p className="muted">{gap === undefined ? news.noVisit : news.noVisitLoaded}</p>
      ) : null}
    </div>
  )
}

function VisitOption({ visit }: { visit: Resource }) {
  const { audience } = useAudience()
  const words = usePageWords()
  const locale = useLocale()
  const namesOf = useNamesOf()
  const title = describe('Encounter').title(visit)
  const raw = describe('Encounter').date(visit)?.raw
  const day =
    raw === undefined ? undefined : formatDay(raw, { locale, style: audience === 'provider' ? 'provider' : 'patient' })
  return (
    <option value={visit.id ?? ''} translate="no">
      {[day, namesOf(visit, title, 'brief')?.name ?? title ?? nameless(visit, words, audience)]
        .filter((part) => part !== undefined)
        .join(' · ')}
    </option>
  )
}
