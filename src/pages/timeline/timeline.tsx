import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { recordTypes } from '../../contract'
import { descriptorOf } from '../../resources/descriptors'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/page-words'
import { useArrivals } from './scroll-anchor'
import { bringUp } from './scroll-to'
import { useRecordsOfTypes } from '../../data/queries/use-records'
import { Controls } from './controls'
import { filtersOf, isShown, queryOf } from './filters'
import { groupTimeline, newestYears, yearsOf } from './group'
import { OnPaper, PAPER_ROWS, usePrinting } from './on-paper'
import { LoadNotes } from '../../components/loading/load-notes'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { FilterSummary } from '../../components/rows/filter-summary'
import { useSearchableNames } from '../../components/plain-language/use-searchable-names'
import type { PlainNameOf } from '../../components/plain-language/plain-names-context'
import { dictionaryKindOf } from '../../components/plain-language/coded-thing'
import { memoizeByObject } from '../../lib/memoize'
import { membersOf } from './bundle'
import { Rail } from './rail'
import { useEvents } from './use-events'
import { Undated, Years } from './years'
import styles from './timeline.module.css'
import type { RecordType } from '../../contract'
import type { TimelineFilters } from './filters'
import type { RecordEvent } from './kind-line'

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
        <Everything />
      </PlainNamesProvider>
    </>
  )
}

/** About so many rows stand on the page at first: more would make phones slow. */
const ROWS = 1_500

/** Years that were opened by hand, and the one to go to. A list that grows long answers the hand first and is drawn after it. */
function useOpened() {
  const [opened, setOpened] = useState<{ readonly years: ReadonlySet<string>; readonly at?: string }>({
    years: new Set(),
  })
  const drawn = useDeferredValue(opened)
  useEffect(() => {
    const heading = drawn.at === undefined ? null : document.getElementById(`year-${drawn.at}`)
    if (heading) bringUp(heading)
  }, [drawn])
  const jump = (year: string): void => {
    setOpened({ years: new Set([...opened.years, year]), at: year })
    const heading = document.getElementById(`year-${year}`)
    if (heading) bringUp(heading)
    heading?.focus({ preventScroll: true })
  }
  return { opened: drawn.years, jump }
}

const lineOf = memoizeByObject(groupTimeline<RecordEvent>)
const visitsOf = memoizeByObject(membersOf<RecordEvent>)
const shownOf = memoizeByObject(({ events, filters, text, plainName }: Asked) =>
  events.filter((event) => isShown(event, filters, text, () => plainName(event))),
)

function Everything() {
  const all = useRecordsOfTypes(timelineTypes)
  const { views, typeNames, states } = usePageMessages()
  const { audience } = useAudience()
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const nameOf = (type: RecordType) => typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
  const records = useMemo(() => all.flatMap(({ loaded }) => loaded.set?.matches ?? []), [all])
  const printing = usePrinting()
  const [allOnPaper, setAllOnPaper] = useState(false)
  const whenTime = useDeferredValue(records)
  const later = printing ? records : whenTime
  const { events, mistakes, behind } = useEvents(later)
  const { drawn, waiting, letIn } = useArrivals(events)
  const present = useMemo(() => presentTypes(events), [events])
  const filters = useMemo(() => filtersOf(query, present), [query, present])
  const { shown, settled } = useShown(printing ? events : drawn, filters, text, printing)
  const line = lineOf(shown)
  const members = visitsOf(shown)
  const newest = useMemo(() => newestYears(line.years, allOnPaper ? Infinity : ROWS), [line, allOnPaper])
  const printed = useMemo(() => newestYears(line.years, allOnPaper ? Infinity : PAPER_ROWS), [line, allOnPaper])
  const everyYear = useMemo(() => yearsOf(events), [events])
  const { opened, jump } = useOpened()
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
            <Controls
              filters={filters}
              types={present}
              years={everyYear}
              nameOf={nameOf}
              onSet={(next) => setQuery(queryOf(next), { replace: true })}
            />
          </div>
        ) : null}
        <Rail years={line.years} onJump={jump} />
        <div className={styles['list']}>
          <FilterSummary isFiltered={text.trim() !== '' || queryOf(filters).size > 0} onClear={clear}>
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
          <Years
            years={line.years}
            members={members}
            newest={newest}
            opened={opened}
            printed={printed}
            atOnce={printing}
            onOpen={jump}
          />
          <Undated events={line.undated} />
          <OnPaper
            count={countIn(line.years)}
            printed={countIn(line.years.filter(({ year }) => printed.has(year)))}
            all={allOnPaper}
            onAll={setAllOnPaper}
          />
        </div>
      </div>
    </div>
  )
}

const countIn = (years: readonly { readonly count: number }[]): number =>
  years.reduce((sum, { count }) => sum + count, 0)

function presentTypes(events: readonly { readonly type: RecordType }[]): readonly RecordType[] {
  const found = new Set(events.map(({ type }) => type))
  return timelineTypes.filter((type) => found.has(type))
}

interface Asked {
  readonly events: readonly RecordEvent[]
  readonly filters: TimelineFilters
  readonly text: string
  readonly plainName: (event: RecordEvent) => string
}

const nameIn = ({ type, resource }: RecordEvent, namesOf: PlainNameOf) =>
  namesOf(resource, descriptorOf(type).title(resource))?.name

/** The events that the choices leave; a long list follows the choices when there is time, `settled` once it has. */
function useShown(
  events: readonly RecordEvent[],
  filters: TimelineFilters,
  text: string,
  atOnce: boolean,
): { readonly shown: readonly RecordEvent[]; readonly settled: boolean } {
  const plainName = useSearchableNames(events, text, nameIn)
  const asked = useMemo<Asked>(() => ({ events, filters, text, plainName }), [events, filters, text, plainName])
  const whenTime = useDeferredValue(asked)
  const wanted = atOnce ? asked : whenTime
  return { shown: shownOf(wanted), settled: wanted === asked }
}
