import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { useRecords } from '../../data/hooks'
import { DateText } from '../../ui/date-text'
import { DataTable } from '../../ui/data-table'
import { Disclosure } from '../../ui/disclosure'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { SectionState } from '../../ui/section-state'
import { StatusChip } from '../../ui/status-chip'
import { newestFirst } from '../newest-first'
import { readObservation } from '../result-reading'
import { ResultValue } from '../result-value'
import { SeriesChart } from './series-chart'
import { seriesOf } from './series'
import type { ObservationReading } from '../result-reading'

/** All results of one test: a sentence, a chart for each unit, and always the table. */
export default function TrendPage() {
  const { codeKey = '' } = useParams()
  const { views } = usePageWords()
  const loaded = useRecords('Observation')
  const matches = loaded.set?.matches
  const readings = useMemo(
    () => newestFirst('Observation', matches ?? []).map(readObservation).filter((reading) => reading.codeKey === codeKey),
    [matches, codeKey],
  )
  return (
    <>
      <p className="no-print">
        <Link to="/results">{views.trend.back}</Link>
      </p>
      <PageHeading title={readings[0]?.name ?? views.trend.title} documentTitle={views.trend.title} />
      <SectionState loaded={loaded} what={views.results.what}>
        {(set) => (readings.length > 0 ? <Trend readings={readings} /> : set.complete ? <p>{views.trend.notFound}</p> : null)}
      </SectionState>
    </>
  )
}

function Trend({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageWords()
  const series = seriesOf(readings)
  const units = new Set(series.map(({ unit }) => unit))
  const name = readings[0]?.name ?? views.frame.noName
  return (
    <>
      {units.size > 1 ? <p>{views.trend.unitsApart}</p> : null}
      {series.map((each) => (
        <SeriesChart key={each.key} series={each} titled={series.length > 1} />
      ))}
      {readings.some(({ counts }) => !counts) ? <p>{views.trend.leftOut}</p> : null}
      <Table readings={readings} name={name} />
      {series.some(({ points }) => points.length > 1) ? (
        <Disclosure summary={views.trend.about}>
          {views.trend.aboutText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
      ) : null}
    </>
  )
}

function Table({ readings, name }: { readings: readonly ObservationReading[]; name: string }) {
  const { views } = usePageWords()
  const { columns } = views.trend
  const rows = readings.map((reading, index) => ({
    key: reading.observation.id ?? String(index),
    cells: {
      date: <Link to={`/record/Observation/${reading.observation.id ?? ''}`}>{reading.raw === undefined ? views.frame.noDate : <DateText raw={reading.raw} />}</Link>,
      result: (
        <>
          {reading.values.length > 0 || reading.components.length === 0 ? <ResultValue reading={reading} line={false} /> : null}
          {reading.components.map((component, position) => (
            <div key={position}>
              {component.name ?? views.frame.noName}: <ResultValue reading={component} line={false} />
            </div>
          ))}
        </>
      ),
      status: reading.status === undefined ? views.frame.statusNotGiven : <StatusChip group="Observation.status" code={reading.status} always />,
    },
  }))
  return (
    <DataTable
      caption={views.trend.table(name)}
      rowHeader="date"
      rows={rows}
      columns={[
        { key: 'date', label: columns.date },
        { key: 'result', label: columns.result },
        { key: 'status', label: columns.status },
      ]}
    />
  )
}
