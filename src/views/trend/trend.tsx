import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useRecords } from '../../data/hooks'
import { usePathParts } from '../../ui/path'
import { Disclosure } from '../../ui/disclosure'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../newest-first'
import { readObservation } from '../result-reading'
import { Charts } from './charts'
import { CompareTests, type OtherTest } from './compare'
import { breaksOf, seriesOf } from './series'
import { TrendTable } from './table'
import type { ObservationReading } from '../result-reading'

/** All results of one test: a sentence, a chart for each unit, and always the table. */
export default function TrendPage() {
  const [, , codeKey = ''] = usePathParts()
  const { views } = usePageWords()
  const loaded = useRecords('Observation')
  const matches = loaded.set?.matches
  const all = useMemo(() => newestFirst('Observation', matches ?? []).map(readObservation), [matches])
  const readings = all.filter((reading) => reading.codeKey === codeKey)
  return (
    <>
      <p className="no-print">
        <Link to="/results">{views.trend.back}</Link>
      </p>
      <PageHeading title={readings[0]?.name ?? views.trend.title} documentTitle={views.trend.title} />
      <SectionState loaded={loaded} what={views.results.what}>
        {(set) => (readings.length > 0 ? <Trend key={codeKey} readings={readings} all={all} /> : set.complete ? <p>{views.trend.notFound}</p> : null)}
      </SectionState>
    </>
  )
}

/** Tests with at least two numbers, by name. */
function othersOf(all: readonly ObservationReading[], codeKey: string): readonly OtherTest[] {
  const byKey = new Map<string, ObservationReading[]>()
  for (const reading of all) if (reading.codeKey !== codeKey) byKey.set(reading.codeKey, [...(byKey.get(reading.codeKey) ?? []), reading])
  return [...byKey]
    .map(([key, own]) => ({ key, name: own[0]?.name ?? key, count: Math.max(0, ...seriesOf(own).map(({ points }) => points.length)) }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => a.name.localeCompare(b.name))
}

function Trend({ readings, all }: { readings: readonly ObservationReading[]; all: readonly ObservationReading[] }) {
  const { views } = usePageWords()
  const [compared, setCompared] = useState<readonly string[]>([])
  const codeKey = readings[0]?.codeKey ?? ''
  const others = useMemo(() => othersOf(all, codeKey), [all, codeKey])
  const drawn = useMemo(
    () =>
      [codeKey, ...compared].flatMap((key) => {
        const own = all.filter((reading) => reading.codeKey === key)
        return seriesOf(own).map((series) => ({ series, breaks: breaksOf(own), own: key === codeKey }))
      }),
    [all, codeKey, compared],
  )
  const own = drawn.filter((each) => each.own)
  const name = readings[0]?.name ?? views.frame.noName
  const charted = own.some(({ series }) => series.points.length > 1)
  return (
    <div className="stack">
      {new Set(own.map(({ series }) => series.unit)).size > 1 ? <p>{views.trend.unitsApart}</p> : null}
      {drawn.length > 0 ? <Charts all={drawn} /> : null}
      {charted && others.length > 0 ? <CompareTests tests={others} chosen={compared} onChange={setCompared} /> : null}
      {readings.some(({ counts }) => !counts) ? <p>{views.trend.leftOut}</p> : null}
      <TrendTable readings={readings} name={name} />
      {charted ? (
        <Disclosure summary={views.trend.about}>
          {views.trend.aboutText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
      ) : null}
    </div>
  )
}
