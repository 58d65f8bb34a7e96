import { useMemo, useState } from 'react'
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
import { ResultGroups } from './result-groups'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../result-reading'
import type { Kept, TimeWindow } from './choose'

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

const hasKey = <K extends string>(table: Readonly<Record<K, string>>, key: string): key is K => Object.hasOwn(table, key)

function Results({ observations, reports }: { observations: readonly Resource[]; reports: readonly Resource[] }) {
  const { views } = usePageWords()
  const words = views.results
  const [now] = useState(() => new Date())
  const [window, setWindow] = useState<TimeWindow>()
  const [kept, setKept] = useState<Kept>('all')
  const [kind, setKind] = useState('all')
  const [group, setGroup] = useState<'date' | 'test'>('date')
  const [text, setText] = useState('')
  const readings = useMemo(() => newestFirst('Observation', observations).map(readObservation), [observations])
  const fallback = defaultWindow(readings, now)
  const shown = inWindow(readings, window ?? fallback, now).filter((reading) => matches(reading, kept, kind, text))
  const mistakes = readings.filter((reading) => reading.status === 'entered-in-error').length
  const kinds = presentKinds(readings, words.kinds)
  return (
    <>
      <p>{words.total(readings.length)}</p>
      {mistakes > 0 ? <p className="muted">{words.mistakes(mistakes)}</p> : null}
      <div className="no-print">
        <label>
          {words.find} <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </label>
        <RadioGroup legend={views.frame.show} name="show" options={optionsOf(words.show)} value={kept} onChange={(value) => (hasKey(words.show, value) ? setKept(value) : undefined)} />
        <RadioGroup legend={views.frame.time} name="time" options={optionsOf(words.windows)} value={window ?? fallback} onChange={(value) => (hasKey(words.windows, value) ? setWindow(value) : undefined)} />
        <RadioGroup legend={words.kind} name="kind" options={kinds} value={kind} onChange={setKind} />
        <RadioGroup legend={words.group} name="group" options={optionsOf(words.groupBy)} value={group} onChange={(value) => setGroup(value === 'test' ? 'test' : 'date')} />
      </div>
      {window === undefined && fallback === 'all' ? <p>{words.widened}</p> : null}
      <p role="status">{words.showing(shown.length, readings.length)}</p>
      {shown.length === 0 ? <p>{kept === 'outside' ? words.noneOutside : words.noneMatch}</p> : null}
      <ResultGroups group={group} readings={shown} all={readings} reports={reports} />
    </>
  )
}

function presentKinds(readings: readonly ObservationReading[], labels: Readonly<Record<string, string>>): readonly { value: string; label: string }[] {
  const present = new Set(['all', ...readings.map(kindOf)])
  return optionsOf(labels).filter(({ value }) => present.has(value))
}
