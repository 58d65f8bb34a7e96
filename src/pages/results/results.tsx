import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { Disclosure } from '../../ui/disclosure'
import { isMaskedRecord } from '../../resources/masking'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { RadioGroup } from '../../ui/radio-group'
import { SectionState } from '../../ui/section-state'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { useSearchableNames } from '../../components/plain-language/use-searchable-names'
import { MaskedRecordsNote } from '../../components/rows/private-record'
import { FilterSummary } from '../../components/rows/filter-summary'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { splitHomeReadings } from '../../clinical/observations/home-readings'
import {
  defaultTimeRange,
  inTimeRange,
  resultCategory,
  matchesFilters,
  previousResults,
  trendLinks,
} from './group-results'
import { CumulativeTable } from './cumulative-table'
import { readResultFilters, hasActiveFilters, withResultFilter, type ResultFilters } from './result-filters'
import { HomeReadings } from './home-readings'
import { FrequentTests } from './frequent-tests'
import { ResultGroups } from './result-groups'
import { ResultList } from './result-list'
import styles from './results.module.css'
import type { PlainNameOf } from '../../components/plain-language/plain-names-context'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const noReports: readonly Resource[] = []

/** Every Observation of the record, with filters that say how many they leave; reports give their results a heading. */
export default function ResultsPage() {
  const { views } = usePageMessages()
  const reader = useAudience()
  const observations = useRecords('Observation')
  const reports = useRecords('DiagnosticReport')
  return (
    <>
      <PageHeading title={views.results.title} intro={views.results.intro(reader)} />
      <SectionLinks />
      {reader.audience === 'provider' ? null : (
        <Disclosure summary={views.results.before}>
          {views.results.beforeText(reader).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
      )}
      {reports.state === 'failed' ? <p>{views.results.reportsFailed}</p> : null}
      <SectionState loaded={observations} what={views.results.what}>
        {(set) => (
          <PlainNamesProvider kinds={['tests', 'units']}>
            <ResultsContent
              observations={set.matches}
              reports={reports.set?.matches ?? noReports}
              headingsCome={reports.state === 'loading'}
            />
          </PlainNamesProvider>
        )}
      </SectionState>
    </>
  )
}

function optionsOf(labels: Readonly<Record<string, string>>): readonly { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

function ResultsContent({
  observations,
  reports,
  headingsCome,
}: {
  observations: readonly Resource[]
  reports: readonly Resource[]
  headingsCome: boolean
}) {
  const { frame } = usePageMessages()
  const { readings, behind } = useObservationReadings(useDeferredValue(observations))
  return (
    <div className="stack" aria-busy={behind}>
      {headingsCome ? <p data-coming hidden /> : null}
      {readings ? <FilteredResults readings={readings} reports={reports} /> : <p role="status">{frame.pageLoading}</p>}
    </div>
  )
}

function FilteredResults({
  readings: all,
  reports,
}: {
  readings: readonly ObservationReading[]
  reports: readonly Resource[]
}) {
  const { views } = usePageMessages()
  const words = views.results
  const [now] = useState(() => new Date())
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const filters = useMemo(() => readResultFilters(query, Object.keys(words.kinds)), [query, words])
  const { readings, left } = useMemo(
    () => ({
      readings: all.filter(({ isCounted: counts }) => counts),
      left: all.filter(({ isCounted: counts }) => !counts),
    }),
    [all],
  )
  const usual = useMemo(() => defaultTimeRange(readings, now), [readings, now])
  const onAllTimes = useCallback(
    () => setQuery((before) => withResultFilter(before, 'time', 'all'), { replace: true }),
    [setQuery],
  )
  const onClear = useCallback(() => {
    setText('')
    setQuery({}, { replace: true })
  }, [setQuery])
  const set = (name: keyof ResultFilters) => (value: string) =>
    setQuery(withResultFilter(query, name, value), { replace: true })
  const time = filters.time ?? usual
  // The choices answer at once; a long list follows them.
  const wanted = useDeferredValue(
    useMemo(() => ({ filters, time, text, readings, left }), [filters, time, text, readings, left]),
  )
  return (
    <>
      <FrequentTests readings={readings} />
      <div className={`${styles['controls']} no-print`}>
        <label>
          {words.find}{' '}
          <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </label>
        <Controls filters={{ ...filters, time }} readings={readings} onSet={set} />
      </div>
      {filters.time === undefined && time === 'all' ? <p>{words.widened}</p> : null}
      <MatchingResults {...wanted} now={now} reports={reports} onAllTimes={onAllTimes} onClear={onClear} />
    </>
  )
}

interface MatchingResultsProps {
  readonly readings: readonly ObservationReading[]
  /** Results that were cancelled or entered by mistake: they count as none. */
  readonly excluded: readonly ObservationReading[]
  readonly filters: ReturnType<typeof readResultFilters>
  readonly time: ReturnType<typeof defaultTimeRange>
  readonly text: string
  readonly now: Date
  readonly reports: readonly Resource[]
  onAllTimes(): void
  onClear(): void
}

const noPrevious: ReturnType<typeof previousResults> = new Map()
const plainNameOf = ({ observation, name }: ObservationReading, namesOf: PlainNameOf) =>
  namesOf(observation, name)?.name

const MatchingResults = memo(function Chosen({
  readings,
  excluded: left,
  filters,
  time,
  text,
  now,
  reports,
  onAllTimes,
  onClear,
}: MatchingResultsProps) {
  const { views } = usePageMessages()
  const words = views.results
  const { audience } = useAudience()
  const plainName = useSearchableNames(readings, text, plainNameOf)
  const inTime = useMemo(() => inTimeRange(readings, time, now), [readings, time, now])
  const found = useMemo(
    () =>
      inTime.filter((reading) => matchesFilters(reading, filters.show, filters.kind, text, () => plainName(reading))),
    [inTime, filters, text, plainName],
  )
  // A covered result says neither its name nor its value, so what looks at those leaves it out.
  const covered =
    inTime.filter(isMaskedReading).length - (filters.group === 'table' ? 0 : found.filter(isMaskedReading).length)
  const home = useMemo(() => splitHomeReadings(found), [found])
  const trends = useMemo(() => trendLinks(readings), [readings])
  // Care staff alone see the result before.
  const before = useMemo(() => (audience === 'provider' ? previousResults(readings) : noPrevious), [audience, readings])
  const table = useMemo(() => home.others.filter((reading) => !isMaskedReading(reading)), [home])
  const shown = useMemo(
    () => (filters.order === 'oldest' && filters.group === 'date' ? home.others.toReversed() : home.others),
    [filters, home],
  )
  return (
    <>
      <FilterSummary isFiltered={found.length > 0 && hasActiveFilters(filters, text)} onClear={onClear}>
        {words.showing(found.length, readings.length, time === 'all' ? undefined : words.windows[time])}
      </FilterSummary>
      {found.length === 0 ? (
        <NoMatches
          older={
            readings.filter((reading) =>
              matchesFilters(reading, filters.show, filters.kind, text, () => plainName(reading)),
            ).length
          }
          isOutside={filters.show === 'outside'}
          onAllTimes={onAllTimes}
          onClear={onClear}
        />
      ) : null}
      <MaskedRecordsNote count={covered} href="/results?time=all" />
      <HomeReadings tests={home.tests} trends={trends} previous={before} />
      {filters.group === 'table' ? (
        <CumulativeTable readings={table} />
      ) : (
        <ResultGroups group={filters.group} readings={shown} trends={trends} previous={before} reports={reports} />
      )}
      <ExcludedResults
        readings={inTimeRange(left, time, now).filter((reading) =>
          matchesFilters(reading, 'all', filters.kind, text, () => plainName(reading)),
        )}
      />
    </>
  )
})

/** Why the list is empty, and the ways on: the time that hides results, and the choices taken back. */
function NoMatches({
  older,
  isOutside,
  onAllTimes,
  onClear,
}: { older: number; isOutside: boolean } & Pick<MatchingResultsProps, 'onAllTimes' | 'onClear'>) {
  const { views } = usePageMessages()
  const words = views.results
  return (
    <>
      <p>{older > 0 ? words.noneInTime(older) : isOutside ? words.noneOutside : words.noneMatch}</p>
      <div className="row no-print">
        {older > 0 ? (
          <button type="button" onClick={onAllTimes}>
            {words.allTimes}
          </button>
        ) : null}
        <button type="button" onClick={onClear}>
          {views.records.clear}
        </button>
      </div>
    </>
  )
}

/** Results that count as none, for the sake of completeness. */
function ExcludedResults({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  if (readings.length === 0) return null
  return (
    <Disclosure summary={views.results.apart(readings.length)}>
      <p>{views.results.apartWhy}</p>
      <ResultList readings={readings} around={{ trends: new Map(), earlyVersions: new Map() }} />
    </Disclosure>
  )
}

const isMaskedReading = ({ observation }: ObservationReading): boolean => isMaskedRecord(observation)

function Controls({
  filters,
  readings,
  onSet,
}: {
  filters: ResultFilters
  readings: readonly ObservationReading[]
  onSet: (name: keyof ResultFilters) => (value: string) => void
}) {
  const { views } = usePageMessages()
  // On a phone all of them would push the results off the screen; open where something was chosen already.
  const [query] = useSearchParams()
  const [open] = useState(() => query.size > 0 || matchMedia('(min-width: 64em)').matches)
  const words = views.results
  const present = useMemo(() => new Set(['all', ...readings.map(resultCategory)]), [readings])
  const kinds = optionsOf(words.kinds).filter(({ value }) => present.has(value))
  return (
    <>
      <RadioGroup
        legend={words.showLegend}
        name="show"
        options={optionsOf(words.show)}
        value={filters.show}
        onChange={onSet('show')}
      />
      <Disclosure summary={words.filters} open={open}>
        <div className={styles['controls']}>
          <RadioGroup
            legend={words.group}
            name="group"
            options={optionsOf(words.groupBy)}
            value={filters.group}
            onChange={onSet('group')}
          />
          <RadioGroup
            legend={words.timeLegend}
            name="time"
            options={optionsOf(words.windows)}
            value={filters.time}
            onChange={onSet('time')}
          />
          {filters.group === 'date' ? (
            <RadioGroup
              legend={words.order}
              name="order"
              options={optionsOf(words.orders)}
              value={filters.order}
              onChange={onSet('order')}
            />
          ) : null}
          {kinds.length > 2 ? (
            <RadioGroup legend={words.kind} name="kind" options={kinds} value={filters.kind} onChange={onSet('kind')} />
          ) : null}
        </div>
      </Disclosure>
    </>
  )
}
