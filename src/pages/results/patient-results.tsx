import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { GlanceList, RecordGlance } from '../../components/rows/glance-row'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { FilterSummary } from '../../components/rows/filter-summary'
import { MaskedRecordsNote } from '../../components/rows/masked-records-note'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { useSearchableNames } from '../../components/plain-language/use-searchable-names'
import { useStatusContext } from '../../components/patient/status-context'
import { splitHomeReadings } from '../../clinical/observations/home-readings'
import { glanceOf } from '../../glance/glance-of'
import { isMaskedRecord } from '../../resources/masking'
import { useAudience } from '../../ui/audience'
import { UncountedRecords } from '../../components/rows/entered-in-error'
import { Link } from '../../ui/link'
import { AboutThisPage, OpeningSentences } from '../../ui/story'
import { useDelay } from '../../ui/use-delay'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { CumulativeTable } from './cumulative-table'
import { HomeCard } from './home-card'
import { NoMatches, NotComparedNote, plainNameOf } from './result-notes'
import { PatientControls } from './patient-controls'
import {
  hasActiveFilters,
  inTimeRange,
  matchesFilters,
  readResultFilters,
  withResultFilter,
  type ResultFilters,
} from './result-filters'
import {
  countRanges,
  testsOf,
  type MissingPart,
  type RangeCounts,
  type ResultTest,
} from '../../components/results/result-tests'
import { ResultsByDay } from './results-by-day'
import { ResultsByTopic } from './results-by-topic'
import styles from './results.module.css'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

interface PatientResultsProps {
  readonly readings: readonly ObservationReading[]
  readonly reports: readonly ResourceOf<'DiagnosticReport'>[]
  readonly missing: MissingPart
  /** How many Observations are no results. */
  readonly answersNote: ReactNode
}

/** The results for patients and proxies: how many tests are outside their range, then the tests by topic, the days, or a table of both. */
export function PatientResults({ readings: all, reports, missing, answersNote }: PatientResultsProps) {
  const { views } = usePageMessages()
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const now = useNow()
  const statusContext = useStatusContext()
  const filters = useMemo(
    () => readResultFilters(query, Object.keys(views.results.kinds), 'test'),
    [query, views.results],
  )
  const readings = useMemo(() => all.filter(({ isCounted }) => isCounted), [all])
  const home = useMemo(() => splitHomeReadings(readings, statusContext), [readings, statusContext])
  const tests = useMemo(() => testsOf(home.others, statusContext, now), [home, statusContext, now])
  const counts = useMemo(() => countRanges(tests, statusContext), [tests, statusContext])
  const areNamesLoading = useAreNamesLoading(tests)
  const onAllTimes = useCallback(
    () => setQuery((before) => withResultFilter(before, 'time', 'all'), { replace: true }),
    [setQuery],
  )
  const onClear = useCallback(() => {
    setText('')
    setQuery((before) => (before.has('by') ? { by: before.get('by') ?? '' } : {}), { replace: true })
  }, [setQuery])
  const onSet = (name: keyof ResultFilters) => (value: string) =>
    setQuery(withResultFilter(query, name, value, 'test'), { replace: true })
  // The controls update at once; a long list follows as a deferred update.
  const deferred = useDeferredValue(useMemo(() => ({ filters, text, all, tests }), [filters, text, all, tests]))
  return (
    <div className="stack">
      <RangeSentence counts={counts} missing={missing} />
      <PatientControls filters={filters} readings={readings} text={text} onText={setText} onSet={onSet} />
      <MatchingResults
        {...deferred}
        home={home}
        counts={counts}
        reports={reports}
        onAllTimes={onAllTimes}
        onClear={onClear}
      />
      {/* Below the list, which would push it down. */}
      {areNamesLoading ? null : (
        <>
          {answersNote}
          <AboutResults byApp={counts.byApp} />
        </>
      )}
    </div>
  )
}

/** How many tests were outside their range the last time; nothing without tests. */
function RangeSentence({ counts, missing }: { counts: RangeCounts; missing: MissingPart }) {
  const { views } = usePageMessages()
  const audience = useAudience()
  if (counts.tests === 0) return null
  const textFor = (part: MissingPart) => (
    <OpeningSentences wide>{views.results.sentence(audience, counts, part)}</OpeningSentences>
  )
  if (missing !== 'loading') return textFor(missing)
  return (
    <div className={styles['awaited']}>
      {textFor('loading')}
      {/* The space of the sentence that follows. */}
      <div className={styles['unseen']} aria-hidden="true">
        {textFor('none')}
      </div>
    </div>
  )
}

function AboutResults({ byApp }: { byApp: number }) {
  const { views, states } = usePageMessages()
  const audience = useAudience()
  return (
    <AboutThisPage>
      <p>{views.results.about(audience, byApp)}</p>
      <p>
        {views.results.aboutMissing}{' '}
        <Link className="no-print" to="/loaded">
          {states.ledgerLink}
        </Link>
      </p>
    </AboutThisPage>
  )
}

interface MatchingProps {
  readonly filters: ResultFilters
  readonly text: string
  /** With results that were cancelled or entered by mistake. */
  readonly all: readonly ObservationReading[]
  readonly tests: readonly ResultTest[]
  readonly home: ReturnType<typeof splitHomeReadings>
  readonly counts: RangeCounts
  readonly reports: readonly ResourceOf<'DiagnosticReport'>[]
  onAllTimes(): void
  onClear(): void
}

const isMasked = ({ observation }: ObservationReading): boolean => isMaskedRecord(observation)

/** How long the list waits for its names: they decide where a test stands, and a list in another order would move under the reader. */
const NAMES_TIMEOUT_MS = 4000

/** Whether the names of the tests are still to come, or to be read for a search. */
function useAreNamesLoading(tests: readonly ResultTest[], isReading = false): boolean {
  const namesOf = usePlainNames()
  const isLate = useDelay(NAMES_TIMEOUT_MS)
  return (
    isReading || (!isLate && tests.some(({ newest }) => namesOf(newest.observation, newest.name)?.loading === true))
  )
}

const MatchingResults = memo(function MatchingResults({
  filters,
  text,
  all,
  tests,
  home,
  counts,
  reports,
  onAllTimes,
  onClear,
}: MatchingProps) {
  const { views, appShell } = usePageMessages()
  const messages = views.results
  const [now] = useState(() => new Date())
  const { nameOf: plainName, isPending } = useSearchableNames(all, text, plainNameOf)
  const areNamesLoading = useAreNamesLoading(tests, isPending)
  const { group } = filters
  const time = filters.time ?? 'all'
  const isFiltered = hasActiveFilters(filters, text)
  const matches = useCallback(
    (reading: ObservationReading) => matchesFilters(reading, filters, text, () => plainName(reading)),
    [filters, text, plainName],
  )
  const isInTime = useCallback(
    (reading: ObservationReading) => inTimeRange([reading], time, now).length > 0,
    [time, now],
  )
  /** What the list shows one row for: the newest result of each test, or every result. */
  const rows = useMemo(() => (group === 'test' ? tests.map(({ newest }) => newest) : home.others), [group, tests, home])
  const found = useMemo(() => rows.filter((row) => isInTime(row) && matches(row)), [rows, isInTime, matches])
  const foundTests = useMemo(() => {
    const shown = new Set(found)
    return tests.filter(({ newest }) => shown.has(newest))
  }, [tests, found])
  const foundHome = useMemo(
    () => home.tests.filter(({ newest }) => isInTime(newest) && matches(newest)),
    [home, isInTime, matches],
  )
  const excluded = all.filter(
    (reading) =>
      !reading.isCounted &&
      isInTime(reading) &&
      matchesFilters(reading, { show: 'all', kind: filters.kind }, text, () => plainName(reading)),
  )
  const matchesOtherwise = (reading: ObservationReading) =>
    isInTime(reading) &&
    !isMasked(reading) &&
    matchesFilters(reading, { ...filters, show: 'all' }, text, () => plainName(reading))
  const counted = all.filter(({ isCounted }) => isCounted)
  const [shownCount, allCount] =
    group === 'test'
      ? [found.length, rows.length]
      : [counted.filter((reading) => isInTime(reading) && matches(reading)).length, counted.length]
  const showing = group === 'test' ? messages.showingTests : messages.showing
  const isEmpty = found.length === 0 && foundHome.length === 0
  // Masked results have neither a name nor a value, so the search, some filters and the table leave them out.
  const maskedCount = rows.filter(isMasked).length - (group === 'table' ? 0 : found.filter(isMasked).length)
  if (areNamesLoading)
    return (
      <p role="status" aria-busy="true">
        {appShell.pageLoading}
      </p>
    )
  return (
    <>
      {/* The status is announced when a filter is set, and takes no room before. */}
      <div className={isFiltered ? undefined : styles['quiet']}>
        <FilterSummary isFiltered={isFiltered && !isEmpty} onClear={onClear}>
          {isFiltered ? showing(shownCount, allCount, time === 'all' ? undefined : messages.timeWindows[time]) : ''}
        </FilterSummary>
      </div>
      {filters.show === 'outside' ? <NotComparedNote readings={rows.filter(matchesOtherwise)} /> : null}
      {isEmpty ? (
        <NoMatches
          olderCount={rows.filter(matches).length}
          noneOutside={filters.show === 'outside' ? messages.noneOutsideOf(counts) : undefined}
          onAllTimes={onAllTimes}
          onClear={onClear}
        />
      ) : null}
      <MaskedRecordsNote count={maskedCount} href="/results" />
      {group === 'table' ? <CumulativeTable readings={found.filter((reading) => !isMasked(reading))} /> : null}
      {group === 'test' ? (
        <ResultsByTopic tests={foundTests} reports={reports} home={foundHome} readings={all} isFiltered={isFiltered} />
      ) : null}
      {group === 'date' ? (
        <ResultsByDay
          readings={filters.order === 'oldest' ? found.toReversed() : found}
          reports={isFiltered ? [] : reports}
          isFiltered={isFiltered}
        />
      ) : null}
      {group === 'test' ? null : <HomeCard tests={foundHome} readings={all} />}
      <ExcludedResults readings={excluded} />
    </>
  )
})

/** Results that the counts leave out, folded. */
function ExcludedResults({ readings }: { readings: readonly ObservationReading[] }) {
  const { views, download } = usePageMessages()
  const context = useHomeUnitContext()
  if (readings.length === 0) return null
  return (
    <UncountedRecords
      summary={views.results.excluded(readings.length)}
      text={views.results.excludedText}
      omitted={download.uncountedOmitted(readings.length)}
    >
      <GlanceList>
        {readings.map(({ observation }, index) => (
          <RecordGlance
            key={observation.id ?? index}
            record={observation}
            toGlance={(record) => glanceOf(record, context)}
          />
        ))}
      </GlanceList>
    </UncountedRecords>
  )
}
