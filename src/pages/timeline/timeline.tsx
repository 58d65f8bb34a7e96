import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../auth/session/session-provider'
import { typesOf } from '../../data/queries/types-of'
import { descriptorOf } from '../../resources/descriptors'
import { useAudience } from '../../ui/audience'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { useIsPrinting } from '../../ui/use-is-printing'
import { usePageMessages } from '../../ui/use-page-messages'
import { useRecordsOfTypes, type TypedRecordsResult } from '../../data/queries/use-records-of-types'
import { LoadNotes } from '../../components/loading/load-notes'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { FilterSummary } from '../../components/rows/filter-summary'
import { useSearchableNames } from '../../components/plain-language/use-searchable-names'
import { dictionaryKindsOf } from '../../components/plain-language/record-concept'
import { includesFor } from '../../data/prefetch/first-page'
import { withLinkedMedicines } from '../../clinical/medications/linked-medicines'
import { memoizeByObject } from '../../lib/memoize'
import { groupByVisit } from './group-by-visit'
import { groupTimeline, newestYears, yearsOfEvents } from './group-timeline'
import { MAX_NEWEST_ROWS, PrintExtent } from './print-extent'
import { scrollUntilStable } from './scroll-until-stable'
import { TimelineControls } from './timeline-controls'
import { matchesTimelineFilters, readTimelineFilters, timelineQuery } from './timeline-filters'
import { TimelineYears, UndatedEvents } from './timeline-years'
import { useScrollAnchor } from './use-scroll-anchor'
import { useTimelineEvents } from './use-timeline-events'
import { YearNavigation } from './year-navigation'
import styles from './timeline.module.css'
import type { RecordType } from '../../contract'
import type { RecordKind } from '../../resources/observation-category'
import { isWholeList } from '../../fhir/whole-list'
import type { Resource } from '../../fhir/resource'
import { usePlainNames, type PlainNameOf } from '../../components/plain-language/plain-names-context'
import { useDelay } from '../../ui/use-delay'
import { PrintingContext } from './event-list'
import type { RecordEvent } from './record-event'
import type { TimelineFilters } from './timeline-filters'
import type { FormatContext } from '../../i18n/format-context'
import { useFormat } from '../../language/language-context'

/** The types of dated records that this server has. */
function useTimelineTypes(): readonly RecordType[] {
  const { grants } = useSession()
  return useMemo(() => typesOf({ grants }).filter((type) => descriptorOf(type).isOnTimeline), [grants])
}

/** All dated records, newest first, by year, month and day; types that did not load are listed. */
export default function TimelinePage() {
  const types = useTimelineTypes()
  const { views } = usePageMessages()
  const audience = useAudience()
  return (
    <>
      <PageHeading title={views.timeline.title} intro={views.timeline.intro(audience)} />
      <SectionLinks />
      <PlainNamesProvider kinds={[...new Set(types.flatMap(dictionaryKindsOf))]} brief>
        <TimelineContent />
      </PlainNamesProvider>
    </>
  )
}

/** Years that were opened, and a function that opens a year and scrolls to it. Drawing a long year is deferred, so that the press is answered first. */
function useOpenedYears() {
  const [opened, setOpened] = useState<{ readonly years: ReadonlySet<string>; readonly at?: string }>({
    years: new Set(),
  })
  const deferred = useDeferredValue(opened)
  useEffect(() => {
    const heading = deferred.at === undefined ? null : document.getElementById(`year-${deferred.at}`)
    if (heading) scrollUntilStable(heading)
  }, [deferred])
  const jump = (year: string): void => {
    setOpened({ years: new Set([...opened.years, year]), at: year })
    const heading = document.getElementById(`year-${year}`)
    if (heading) scrollUntilStable(heading)
    heading?.focus({ preventScroll: true })
  }
  return { opened: deferred.years, jump }
}

/** How long the rows wait for their plain names, which are longer or shorter than the record's own. */
const NAMES_TIMEOUT_MS = 4000
const anyConcept = { resourceType: 'Condition', code: { text: 'any' } } as const

/** Whether the plain names, which are loaded all at once, are still to come. */
function useAreNamesLoading(): boolean {
  const namesOf = usePlainNames()
  const isLate = useDelay(NAMES_TIMEOUT_MS)
  return !isLate && namesOf(anyConcept, 'any')?.loading === true
}

const groupsOf = memoizeByObject(groupTimeline<RecordEvent>)
const visitMembersOf = memoizeByObject(groupByVisit<RecordEvent>)
const matchesOf = memoizeByObject(({ events, filters, text, plainName }: FilterRequest) =>
  events.filter((event) => matchesTimelineFilters(event, filters, text, () => plainName(event))),
)

function TimelineContent() {
  const timelineTypes = useTimelineTypes()
  const all = useRecordsOfTypes(timelineTypes, { searchOptions: includesFor })
  const { views, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const nameOf = (kind: RecordKind) => typeNames[kind][audience === 'provider' ? 'provider' : 'patient'].many
  const records = useRecordsOf(all)
  const isPrinting = useIsPrinting()
  const [isAllPrinted, setIsAllPrinted] = useState(false)
  const deferredRecords = useDeferredValue(records)
  const current = isPrinting ? records : deferredRecords
  const { events, mistakes, isPending: isReading } = useTimelineEvents(current)
  const anchor = useScrollAnchor(events)
  const types = useMemo(() => kindsOnTimeline(events, timelineTypes), [events, timelineTypes])
  const filters = useMemo(() => readTimelineFilters(query, types), [query, types])
  const { matches, isPending: isFiltering } = useMatchingEvents(
    isPrinting ? events : anchor.shown,
    filters,
    text,
    isPrinting,
  )
  const heldBackCount = useMatchingEvents(anchor.heldBack, filters, text, isPrinting).matches.length
  const { years, undated } = groupsOf(matches)
  const newest = useMemo(() => newestYears(years, isAllPrinted ? Infinity : MAX_NEWEST_ROWS), [years, isAllPrinted])
  const allYears = useMemo(() => yearsOfEvents(events), [events])
  const { opened, jump } = useOpenedYears()
  const isBusy = isReading || isFiltering || anchor.isPending || current !== records
  const countText = useCountText(matches.length, events.length, isBusy)
  const areNamesLoading = useAreNamesLoading()
  // Only the first drawing waits until its names have loaded and the controls above it are complete; later records are held back or inserted by date.
  const [isFirstDrawn, setIsFirstDrawn] = useState(false)
  const isLoading = all.some(({ loaded }) => loaded.state === 'loading')
  if (!isFirstDrawn && !isBusy && !areNamesLoading && !isLoading) setIsFirstDrawn(true)

  return (
    <div className="stack" aria-busy={isBusy}>
      <LoadNotes all={all} />
      {isFirstDrawn ? null : <p data-loading hidden />}
      <div className={styles['page']}>
        {events.length > 0 ? (
          <div className={`${styles['tools']} no-print`}>
            <label>
              {views.timeline.find}{' '}
              <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
            </label>
            <TimelineControls
              filters={filters}
              types={types}
              years={allYears}
              nameOf={nameOf}
              onSet={(next) => setQuery(timelineQuery(next), { replace: true })}
            />
          </div>
        ) : null}
        <YearNavigation years={years} onJump={jump} />
        <div className={styles['list']}>
          <div className={styles['counts']}>
            <FilterSummary
              isFiltered={text.trim() !== '' || timelineQuery(filters).size > 0}
              onClear={() => {
                setText('')
                setQuery({}, { replace: true })
              }}
            >
              {countText}
            </FilterSummary>
            {mistakes > 0 ? <p className="muted">{views.timeline.mistakes(mistakes)}</p> : null}
          </div>
          {isLoading ? null : <HeldBack count={heldBackCount} onShow={anchor.showHeldBack} />}
          {records.length === 0 && all.every(({ loaded }) => isWholeList(loaded)) ? <p>{views.timeline.none}</p> : null}
          {matches.length === 0 && events.length > 0 && !isFiltering ? <p>{views.records.noMatches}</p> : null}
          <TimelineYears
            years={years}
            members={visitMembersOf(matches)}
            newest={newest}
            opened={opened}
            isPrinting={isPrinting}
            onOpen={jump}
          />
          <PrintingContext value={isPrinting}>
            <UndatedEvents events={undated} />
          </PrintingContext>
          <PrintExtent
            count={recordCount(years)}
            printed={recordCount(years.filter(({ year }) => newest.has(year)))}
            isAllPrinted={isAllPrinted}
            onChange={setIsAllPrinted}
          />
        </div>
      </div>
    </div>
  )
}

/** Records that came late and would push the page down; they are shown on request. */
function HeldBack({ count, onShow }: { readonly count: number; onShow(): void }) {
  const { views } = usePageMessages()
  if (count === 0) return null
  return (
    <p className={styles['heldBack']}>
      <button type="button" onClick={onShow}>
        {views.timeline.arrivals(count)}
      </button>
    </p>
  )
}

/** The records of all lists; the same array until one of the lists changes. */
function useRecordsOf(all: readonly TypedRecordsResult[]): readonly Resource[] {
  const lists = all.map(({ loaded }) => loaded.set)
  const [known, setKnown] = useState(lists)
  const isUnchanged = known.length === lists.length && lists.every((list, index) => list === known[index])
  if (!isUnchanged) setKnown(lists)
  const current = isUnchanged ? known : lists
  return useMemo(() => current.flatMap((set) => (set ? withLinkedMedicines(set.matches, set.included) : [])), [current])
}

/** How many records are shown; while the list is being loaded or drawn without the total. */
function useCountText(shown: number, total: number, isBusy: boolean): string {
  const { views, states } = usePageMessages()
  if (total === 0) return ''
  return isBusy ? states.section.progress(shown, 0) : views.records.showingOf(shown, total)
}

const recordCount = (years: readonly { readonly count: number }[]): number =>
  years.reduce((sum, { count }) => sum + count, 0)

function kindsOnTimeline(
  events: readonly { readonly kind: RecordKind }[],
  types: readonly RecordType[],
): readonly RecordKind[] {
  const found = new Set(events.map(({ kind }) => kind))
  return types
    .flatMap((type): readonly RecordKind[] => (type === 'Observation' ? [type, 'Answer'] : [type]))
    .filter((kind) => found.has(kind))
}

interface FilterRequest {
  readonly events: readonly RecordEvent[]
  readonly filters: TimelineFilters
  readonly text: string
  readonly plainName: (event: RecordEvent) => string
}

/** The plain name of an event; the same function for the same language. */
const plainNameIn = memoizeByObject(
  (format: FormatContext) =>
    ({ type, resource }: RecordEvent, namesOf: PlainNameOf) =>
      namesOf(resource, descriptorOf(type).title(resource, format))?.name,
)

/** The events that pass the filters; a deferred update unless the page is being printed, `isPending` until it is done. */
function useMatchingEvents(
  events: readonly RecordEvent[],
  filters: TimelineFilters,
  text: string,
  isPrinting: boolean,
): { readonly matches: readonly RecordEvent[]; readonly isPending: boolean } {
  const format = useFormat()
  const { nameOf: plainName, isPending } = useSearchableNames(events, text, plainNameIn(format))
  const request = useMemo<FilterRequest>(
    () => ({ events, filters, text, plainName }),
    [events, filters, text, plainName],
  )
  const deferred = useDeferredValue(request)
  const current = isPrinting ? request : deferred
  return { matches: matchesOf(current), isPending: isPending || current !== request }
}
