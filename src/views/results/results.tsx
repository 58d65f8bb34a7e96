import { useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useRecords } from '../../data/hooks'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { RadioGroup } from '../../ui/radio-group'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../newest-first'
import { readObservation } from '../result-reading'
import { defaultWindow, inWindow, kindOf, matches } from './choose'
import { Cumulative } from './cumulative'
import { filtersOf, withFilter, type Filters } from './filters'
import { ResultGroups } from './result-groups'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../result-reading'

/** Every Observation of the record, with filters that say how many they leave; reports give their results a heading. */
export default function ResultsPage() {
  const { views } = usePageWords()
  const reader = useAudience()
  const observations = useRecords('Observation')
  const reports = useRecords('DiagnosticReport')
  const title = views.results.title(reader)
  return (
    <>
      <PageHeading title={title} intro={views.results.intro(reader)} />
      {reader.audience === 'provider' ? null : (
        <Disclosure summary={views.results.before}>
          {views.results.beforeText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
      )}
      {reports.state === 'failed' ? <p>{views.results.reportsFailed}</p> : null}
      <SectionState loaded={observations} what={views.results.what}>
        {(set) => <Results observations={set.matches} reports={reports.set?.matches ?? []} />}
      </SectionState>
    </>
  )
}

function optionsOf(labels: Readonly<Record<string, string>>): readonly { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

function Results({ observations, reports }: { observations: readonly Resource[]; reports: readonly Resource[] }) {
  const { views } = usePageWords()
  const words = views.results
  const [now] = useState(() => new Date())
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const readings = useMemo(() => newestFirst('Observation', observations).map(readObservation), [observations])
  const filters = filtersOf(query, Object.keys(words.kinds))
  const time = filters.time ?? defaultWindow(readings, now)
  const found = inWindow(readings, time, now).filter((reading) => matches(reading, filters.show, filters.kind, text))
  const shown = filters.order === 'oldest' ? found.toReversed() : found
  const mistakes = readings.filter((reading) => reading.status === 'entered-in-error').length
  const set = (name: keyof Filters) => (value: string) => setQuery(withFilter(query, name, value), { replace: true })
  return (
    <div className="stack">
      <p>
        {words.total(readings.length)} {mistakes > 0 ? <span className="muted">{words.mistakes(mistakes)}</span> : null}
      </p>
      <div className="no-print stack">
        <label>
          {words.find} <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </label>
        <Controls filters={{ ...filters, time }} readings={readings} onSet={set} />
      </div>
      {filters.time === undefined && time === 'all' ? <p>{words.widened}</p> : null}
      <p role="status">{words.showing(shown.length, readings.length)}</p>
      {shown.length === 0 ? <p>{filters.show === 'outside' ? words.noneOutside : words.noneMatch}</p> : null}
      {filters.group === 'table' ? <Cumulative readings={found} /> : <ResultGroups group={filters.group} readings={shown} all={readings} reports={reports} />}
    </div>
  )
}

/** Whether the choices stand open at first: they would fill the screen of a phone. */
const roomy = (): boolean => window.matchMedia('(min-width: 60em)').matches

function Controls({ filters, readings, onSet }: { filters: Filters; readings: readonly ObservationReading[]; onSet: (name: keyof Filters) => (value: string) => void }) {
  const { views } = usePageWords()
  const [open] = useState(roomy)
  const words = views.results
  const present = new Set(['all', ...readings.map(kindOf)])
  const kinds = optionsOf(words.kinds).filter(({ value }) => present.has(value))
  return (
    <Disclosure summary={words.filters} open={open}>
      <RadioGroup legend={views.frame.show} name="show" options={optionsOf(words.show)} value={filters.show} onChange={onSet('show')} />
      <RadioGroup legend={views.frame.time} name="time" options={optionsOf(words.windows)} value={filters.time} onChange={onSet('time')} />
      {kinds.length > 2 ? <RadioGroup legend={words.kind} name="kind" options={kinds} value={filters.kind} onChange={onSet('kind')} /> : null}
      <RadioGroup legend={words.group} name="group" options={optionsOf(words.groupBy)} value={filters.group} onChange={onSet('group')} />
      {filters.group === 'date' ? <RadioGroup legend={words.order} name="order" options={optionsOf(words.orders)} value={filters.order} onChange={onSet('order')} /> : null}
    </Disclosure>
  )
}
