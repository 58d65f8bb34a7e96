import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'wouter'
import { recordTypes } from '../../contract'
import { describe } from '../../resources/registry'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { useArrivals } from './arrivals'
import { Collect } from './collect'
import { Controls } from './controls'
import { filtersOf, isShown, queryOf } from './filters'
import { groupTimeline, yearsWithin } from './group'
import { LoadNotes } from './load-notes'
import { Overview } from './overview'
import { orderInDay, shownDay } from './shown-day'
import { Undated, Years } from './years'
import styles from './timeline.module.css'
import type { RecordType } from '../../contract'
import type { TypeLoaded } from './collect'
import type { RecordEvent } from './years'

const timelineTypes = recordTypes.filter((type) => describe(type).timeline)

/** Everything dated, newest first, by year, month and day; types that did not load are named. */
export default function TimelinePage() {
  const { views } = usePageWords()
  const reader = useAudience()
  return (
    <>
      <PageHeading title={views.timeline.title(reader)} intro={views.timeline.intro(reader)} />
      <Collect types={timelineTypes}>{(all) => <Everything all={all} />}</Collect>
    </>
  )
}

interface Gathered {
  readonly events: readonly RecordEvent[]
  /** Records marked as mistakes, left out of the events. */
  readonly mistakes: number
}

function gather(all: readonly TypeLoaded[], typeName: (type: RecordType) => string): Gathered {
  const records = all.flatMap(({ type, loaded }) => (loaded.set?.matches ?? []).map((resource) => ({ type, resource })))
  const kept = records.filter(({ type, resource }) => describe(type).place(resource) !== 'void')
  const events = kept.map(({ type, resource }, position) => {
    const descriptor = describe(type)
    const raw = descriptor.date(resource)?.raw
    return {
      key: `${type}/${resource.id ?? position}`,
      type,
      resource,
      raw: raw === undefined ? undefined : shownDay(raw),
      order: raw === undefined ? 0 : orderInDay(raw),
      text: `${descriptor.title(resource) ?? ''} ${typeName(type)}`.toLowerCase(),
    }
  })
  return { events, mistakes: records.length - kept.length }
}

/** About so many rows stand on the page at first: more would make phones slow. */
const ROWS = 3_000

function Everything({ all }: { all: readonly TypeLoaded[] }) {
  const { views, typeNames } = usePageWords()
  const { audience } = useAudience()
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const [upTo, setUpTo] = useState<string>()
  const nameOf = (type: RecordType) => typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
  const sets = all.map(({ loaded }) => loaded.set)
  // The sets keep their identity between renders, so the list is built again only when one of them changes.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { events, mistakes } = useMemo(() => gather(all, nameOf), [...sets, audience])
  const { drawn, waiting, letIn } = useArrivals(events)
  const present = timelineTypes.filter((type) => events.some((event) => event.type === type))
  const filters = filtersOf(query, present)
  const shown = drawn.filter((event) => isShown(event, filters, text))
  const line = groupTimeline(shown)
  const years = yearsWithin(line.years, ROWS, upTo)
  const rest = line.years.slice(years.length)
  const everyYear = groupTimeline(events).years.map(({ year }) => year)

  const jump = (year: string) => {
    flushSync(() => setUpTo(year))
    const heading = document.getElementById(`year-${year}`)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }

  return (
    <div className="stack">
      <LoadNotes all={all} />
      <Overview years={line.years} onJump={jump} />
      <div className="no-print stack">
        <Controls filters={filters} types={present} years={everyYear} nameOf={nameOf} onSet={(next) => setQuery(queryOf(next), { replace: true })} />
        <label>
          {views.timeline.find} <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </label>
      </div>
      <p role="status">{views.frame.showingOf(shown.length, events.length)}</p>
      {waiting > 0 ? (
        <p className={styles['arrivals']}>
          <button type="button" onClick={letIn}>
            {views.timeline.arrivals(waiting)}
          </button>
        </p>
      ) : null}
      {mistakes > 0 ? <p className="muted">{views.timeline.mistakes(mistakes)}</p> : null}
      {shown.length === 0 && events.length > 0 ? <p>{views.frame.nothingMatches}</p> : null}
      <Years years={years} />
      {rest[0] ? (
        <button type="button" onClick={() => setUpTo(yearsWithin(rest, ROWS).at(-1)?.year)}>
          {views.timeline.older(rest[0].year, rest.reduce((sum, { count }) => sum + count, 0))}
        </button>
      ) : null}
      <Undated events={line.undated} />
    </div>
  )
}
