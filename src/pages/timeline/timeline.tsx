import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { recordTypes } from '../../contract'
import { descriptorOf } from '../../resources/descriptors'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { useScrollAnchor } from './use-scroll-anchor'
import { scrollUntilStable } from './scroll-until-stable'
import { useRecordsOfTypes } from '../../data/queries/use-records'
import { TimelineControls } from './timeline-controls'
import { readTimelineFilters, matchesTimelineFilters, timelineQuery } from './timeline-filters'
import { groupTimeline, newestYears, yearsOfEvents } from './group-timeline'
import { PrintExtent, MAX_PRINTED_ROWS, useIsPrinting } from './print-extent'
import { LoadNotes } from '../../components/loading/load-notes'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { FilterSummary } from '../../components/rows/filter-summary'
import { useSearchableNames } from '../../components/plain-language/use-searchable-names'
import type { PlainNameOf } from '../../components/plain-language/plain-names-context'
import { dictionaryKindOf } from '../../components/plain-language/coded-thing'
import { memoizeByObject } from '../../lib/memoize'
import { groupByVisit } from './group-by-visit'
import { YearNavigation } from './year-navigation'
import { useTimelineEvents } from './use-timeline-events'
import { UndatedEvents, TimelineYears } from './timeline-years'
import styles from './timeline.module.css'
import type { RecordType } from '../../contract'
import type { TimelineFilters } from './timeline-filters'
import type { RecordEvent } from './event-list'

const timelineTypes = recordTypes.filter((type) => descriptorOf(type).isOnTimeline)
const kinds = [...new Set(timelineTypes.flatMap((type) => dictionaryKindOf(type) ?? []))]

/** Everything dated, newest first, by year, month and day; types that did not load are named. */
export default function TimelinePage() {
  const { views } = usePageMessages()
  const reader = useAudience()
  return (
    <>
      <PageHeading title={views.timeline.title} intro={views.timeline.intro(reader)} />
      <SectionLinks />
      <PlainNamesProvider kinds={kinds} brief>
        <TimelineContent />
      </PlainNamesProvider>
    </>
  )
}

/** About so many rows stand on the page at first: more would make phones slow. */
const MAX_INITIAL_ROWS = 1_500

/** Years that were opened by hand, and the one to go to. A list that grows long answers the hand first and is drawn after it. */
function useOpenedYears() {
  const [opened, setOpened] = useState<{ readonly years: ReadonlySet<string>; readonly at?: string }>({
    years: new Set(),
  })
  const drawn = useDeferredValue(opened)
  useEffect(() => {
    const heading = drawn.at === undefined ? null : document.getElementById(`year-${drawn.at}`)
    if (heading) scrollUntilStable(heading)
  }, [drawn])
  const jump = (year: string): void => {
    setOpened({ years: new Set([...opened.years, year]), at: year })
    const heading = document.getElementById(`year-${year}`)
    if (heading) scrollUntilStable(heading)
    heading?.focus({ preventScroll: true })
  }
  return { opened: drawn.years, jump }
}

const memoizedTimeline = memoizeByObject(groupTimeline<RecordEvent>)
const memoizedVisits = memoizeByObject(groupByVisit<RecordEvent>)
const memoizedMatches = memoizeByObject(({ events, filters, text, plainName }: FilterRequest) =>
  events.filter((event) => matchesTimelineFilters(event, filters, text, () => plainName(event))),
)

function TimelineContent() {
  const all = useRecordsOfTypes(timelineTypes)
  const { views, typeNames, states } = usePageMessages()
  const { audience } = useAudience()
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const nameOf = (type: RecordType) => typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
  const records = useMemo(() => all.flatMap(({ loaded }) => loaded.set?.matches ?? []), [all])
  const printing = useIsPrinting()
  const [allOnPaper, setAllOnPaper] = useState(false)
  const whenTime = useDeferredValue(records)
  const later = printing ? records : whenTime
  const { events, mistakes, behind } = useTimelineEvents(later)
  const { drawn, waiting, letIn } = useScrollAnchor(events)
  const present = useMemo(() => presentTypes(events), [events])
  const filters = useMemo(() => readTimelineFilters(query, present), [query, present])
  const { shown, settled } = useMatchingEvents(printing ? events : drawn, filters, text, printing)
  const line = memoizedTimeline(shown)
  const members = memoizedVisits(shown)
  const newest = useMemo(() => newestYears(line.years, allOnPaper ? Infinity : MAX_INITIAL_ROWS), [line, allOnPaper])
  const printed = useMemo(() => newestYears(line.years, allOnPaper ? Infinity : MAX_PRINTED_ROWS), [line, allOnPaper])
  const everyYear = useMemo(() => yearsOfEvents(events), [events])
  const { opened, jump } = useOpenedYears()
  const clear = () => {
    setText('')
    setQuery({}, { replace: true })
  }
  const busy = behind || !settled || later !== records
  // What comes later is let in by hand, or stands where it belongs: only the first time is it held back until the choices above it are complete.
  const [stands, setStands] = useState(false)
  if (!stands && !busy && all.every(({ loaded }) => loaded.state !== 'loading')) setStands(true)

  return (
    <div className="stack" aria-busy={busy}>
      <LoadNotes all={all} />
      {stands ? null : <p data-coming hidden />}
      <div className={styles['page']}>
        {events.length > 0 ? (
          <div className={`${styles['tools']} no-print`}>
            <label>
              {views.timeline.find}{' '}
              <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
            </label>
            <TimelineControls
              filters={filters}
              types={present}
              years={everyYear}
              nameOf={nameOf}
              onSet={(next) => setQuery(timelineQuery(next), { replace: true })}
            />
          </div>
        ) : null}
        <YearNavigation years={line.years} onJump={jump} />
        <div className={styles['list']}>
          <FilterSummary isFiltered={text.trim() !== '' || timelineQuery(filters).size > 0} onClear={clear}>
            {events.length === 0
              ? ''
              : busy
                ? states.plain.progress(shown.length, 0)
                : views.records.showingOf(shown.length, events.length)}
          </FilterSummary>
          {mistakes > 0 ? <p className="muted">{views.timeline.mistakes(mistakes)}</p> : null}
          {waiting > 0 ? (
            <p className={styles['arrivals']}>
              <button type="button" onClick={letIn}>
                {views.timeline.arrivals(waiting)}
              </button>
            </p>
          ) : null}
          {records.length === 0 && all.every(({ loaded }) => loaded.set?.complete) ? (
            <p>{views.timeline.none}</p>
          ) : null}
          {shown.length === 0 && events.length > 0 && settled ? <p>{views.records.nothingMatches}</p> : null}
          <TimelineYears
            years={line.years}
            members={members}
            newest={newest}
            opened={opened}
            printed={printed}
            isPrinting={printing}
            onOpen={jump}
          />
          <UndatedEvents events={line.undated} />
          <PrintExtent
            count={recordCount(line.years)}
            printed={recordCount(line.years.filter(({ year }) => printed.has(year)))}
            all={allOnPaper}
            onAll={setAllOnPaper}
          />
        </div>
      </div>
    </div>
  )
}

const recordCount = (years: readonly { readonly count: number }[]): number =>
  years.reduce((sum, { count }) => sum + count, 0)

function presentTypes(events: readonly { readonly type: RecordType }[]): readonly RecordType[] {
  const found = new Set(events.map(({ type }) => type))
  return timelineTypes.filter((type) => found.has(type))
}

interface FilterRequest {
  readonly events: readonly RecordEvent[]
  readonly filters: TimelineFilters
  readonly text: string
  readonly plainName: (event: RecordEvent) => string
}

const plainNameOf = ({ type, resource }: RecordEvent, namesOf: PlainNameOf) =>
  namesOf(resource, descriptorOf(type).title(resource))?.name

/** The events that the choices leave; a long list follows the choices when there is time, `settled` once it has. */
function useMatchingEvents(
  events: readonly RecordEvent[],
  filters: TimelineFilters,
  text: string,
  atOnce: boolean,
): { readonly shown: readonly RecordEvent[]; readonly settled: boolean } {
  const plainName = useSearchableNames(events, text, plainNameOf)
  const asked = useMemo<FilterRequest>(() => ({ events, filters, text, plainName }), [events, filters, text, plainName])
  const whenTime = useDeferredValue(asked)
  const wanted = atOnce ? asked : whenTime
  return { shown: memoizedMatches(wanted), settled: wanted === asked }
}
