import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { UncountedRecords } from '../../components/rows/entered-in-error'
import { isMaskedRecord } from '../../resources/masking'
import { useStatusContext } from '../../components/patient/status-context'
import { usePageMessages } from '../../ui/use-page-messages'
import { useSearchableNames } from '../../components/plain-language/use-searchable-names'
import { MaskedRecordsNote } from '../../components/rows/masked-records-note'
import { NoRangeNote } from '../../components/rows/result-remarks'
import { FilterSummary } from '../../components/rows/filter-summary'
import { splitHomeReadings } from '../../clinical/observations/home-readings'
import { Flowsheet } from './flowsheet'
import { previousResults, trendLinks } from '../../components/results/group-results'
import { HomeReadings } from './home-readings'
import {
  defaultTimeRange,
  hasActiveFilters,
  inTimeRange,
  matchesFilters,
  readResultFilters,
  withResultFilter,
} from './result-filters'
import { NoMatches, NotComparedNote, plainNameOf } from './result-notes'
import { ResultControls } from './result-controls'
import { ResultGroups } from './result-groups'
import { ResultList } from './result-list'
import { TestSearch } from './test-search'
import styles from './results.module.css'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { ResultFilters, ResultTimeRange } from './result-filters'

/** The results for providers: tables by day, rows by test, or one table of tests and dates, with filters and counts. */
export function ProviderResults({
  readings: all,
  reports,
}: {
  readings: readonly ObservationReading[]
  reports: readonly ResourceOf<'DiagnosticReport'>[]
}) {
  const { views } = usePageMessages()
  const messages = views.results
  const [now] = useState(() => new Date())
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const filters = useMemo(() => readResultFilters(query, Object.keys(messages.kinds), 'table'), [query, messages])
  const { readings, excluded } = useMemo(
    () => ({
      readings: all.filter(({ isCounted }) => isCounted),
      excluded: all.filter(({ isCounted }) => !isCounted),
    }),
    [all],
  )
  const defaultTime = useMemo(() => defaultTimeRange(readings, now), [readings, now])
  const onAllTimes = useCallback(
    () => setQuery((before) => withResultFilter(before, 'time', 'all'), { replace: true }),
    [setQuery],
  )
  const onClear = useCallback(() => {
    setText('')
    setQuery({}, { replace: true })
  }, [setQuery])
  const onSet = (name: keyof ResultFilters) => (value: string) =>
    setQuery(withResultFilter(query, name, value, 'table'), { replace: true })
  const time = filters.time ?? defaultTime
  // The controls update at once; a long list follows as a deferred update.
  const deferred = useDeferredValue(
    useMemo(() => ({ filters, time, text, readings, excluded }), [filters, time, text, readings, excluded]),
  )
  return (
    <>
      <div className={`${styles['controls']} no-print`}>
        <TestSearch text={text} onText={setText} />
        <ResultControls filters={{ ...filters, time }} readings={readings} onSet={onSet} />
      </div>
      {filters.time === undefined && time === 'all' ? <p>{messages.widened}</p> : null}
      <MatchingResults {...deferred} now={now} reports={reports} onAllTimes={onAllTimes} onClear={onClear} />
    </>
  )
}

interface MatchingResultsProps {
  readonly readings: readonly ObservationReading[]
  /** Results that were cancelled or entered by mistake; the counts leave them out. */
  readonly excluded: readonly ObservationReading[]
  readonly filters: ResultFilters
  readonly time: ResultTimeRange
  readonly text: string
  readonly now: Date
  readonly reports: readonly ResourceOf<'DiagnosticReport'>[]
  onAllTimes(): void
  onClear(): void
}

const isMasked = ({ observation }: ObservationReading): boolean => isMaskedRecord(observation)
const MatchingResults = memo(function MatchingResults({
  readings,
  excluded,
  filters,
  time,
  text,
  now,
  reports,
  onAllTimes,
  onClear,
}: MatchingResultsProps) {
  const { views, appShell } = usePageMessages()
  const messages = views.results
  const statusContext = useStatusContext()
  const { nameOf: plainName, isPending } = useSearchableNames(readings, text, plainNameOf)
  const matches = useCallback(
    (reading: ObservationReading) => matchesFilters(reading, filters, text, () => plainName(reading)),
    [filters, text, plainName],
  )
  /** As `matches`, for all results. */
  const matchesOtherwise = (reading: ObservationReading) =>
    matchesFilters(reading, { ...filters, show: 'all' }, text, () => plainName(reading)) && !isMasked(reading)
  const inTime = useMemo(() => inTimeRange(readings, time, now), [readings, time, now])
  const found = useMemo(() => inTime.filter(matches), [inTime, matches])
  // Masked results have neither a name nor a value, so the search, some filters and the table leave them out.
  const maskedCount = inTime.filter(isMasked).length - (filters.group === 'table' ? 0 : found.filter(isMasked).length)
  const home = useMemo(() => splitHomeReadings(found, statusContext), [found, statusContext])
  const trends = useMemo(() => trendLinks(readings), [readings])
  const previous = useMemo(() => previousResults(readings), [readings])
  const tableReadings = useMemo(() => home.others.filter((reading) => !isMasked(reading)), [home])
  const ordered = useMemo(
    () => (filters.order === 'oldest' && filters.group === 'date' ? home.others.toReversed() : home.others),
    [filters, home],
  )
  if (isPending)
    return (
      <p role="status" aria-busy="true">
        {appShell.pageLoading}
      </p>
    )
  return (
    <>
      <FilterSummary isFiltered={found.length > 0 && hasActiveFilters(filters, text)} onClear={onClear}>
        {messages.showing(found.length, readings.length, time === 'all' ? undefined : messages.timeWindows[time])}
      </FilterSummary>
      {filters.show === 'outside' ? <NotComparedNote readings={inTime.filter(matchesOtherwise)} /> : null}
      {found.length === 0 ? (
        <NoMatches
          olderCount={readings.filter(matches).length}
          noneOutside={filters.show === 'outside' ? messages.noneOutside : undefined}
          onAllTimes={onAllTimes}
          onClear={onClear}
        />
      ) : null}
      <MaskedRecordsNote count={maskedCount} href="/results?time=all" />
      {filters.group === 'table' ? null : <NoRangeNote readings={found} />}
      {filters.group === 'table' ? (
        <Flowsheet readings={tableReadings} reports={reports} home={home.tests} />
      ) : (
        <>
          <ResultGroups
            group={filters.group}
            readings={ordered}
            trends={trends}
            previous={previous}
            reports={reports}
          />
          <HomeReadings tests={home.tests} trends={trends} previous={previous} />
        </>
      )}
      <ExcludedResults
        readings={inTimeRange(excluded, time, now).filter((reading) =>
          matchesFilters(reading, { show: 'all', kind: filters.kind }, text, () => plainName(reading)),
        )}
      />
    </>
  )
})

/** Results that the counts leave out, folded. */
function ExcludedResults({ readings }: { readings: readonly ObservationReading[] }) {
  const { views, download } = usePageMessages()
  if (readings.length === 0) return null
  return (
    <UncountedRecords
      summary={views.results.excluded(readings.length)}
      text={views.results.excludedText}
      omitted={download.uncountedOmitted(readings.length)}
    >
      <ResultList readings={readings} context={{ trends: new Map(), supersededResults: new Map() }} />
    </UncountedRecords>
  )
}
