import { useState } from 'react'
import { Link } from 'react-router'
import { objectsOf } from '../../lib/json'
import { noteOf } from '../../fhir/show-details'
import { showWith } from '../../fhir/show-simple'
import { encodeIdForPath } from '../../fhir/id'
import { DateText } from '../../ui/date-text'
import { DataTable } from '../../ui/data-table'
import { FlagChip } from '../../ui/flag-chip'
import { useAudience, useMessages } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { Values } from '../../ui/value'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import { useGrowthAge } from '../../components/patient/age'
import { RecordStatusChip } from '../../components/rows/record-status'
import type { Audience } from '../../i18n/audience'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'
import type { ObservationReading, ResultReading } from '../../clinical/observations/result-reading'

const PAGE_SIZE = 50

/** All results of one test, newest first unless turned round, fifty rows at a time. */
export function TrendTable({ readings, name }: { readings: readonly ObservationReading[]; name: string }) {
  const { views, typed } = usePageMessages()
  const { audience } = useAudience()
  const ageAt = useGrowthAge()
  const aged = readings.some(({ codeKey, raw }) => ageAt(codeKey, raw) !== undefined)
  const pairs = readings.map((reading) => bloodPressureOf(reading) !== undefined)
  const has = (test: (item: ResultReading) => boolean) =>
    readings.some((reading) => [reading, ...reading.components].some(test))
  const noted = readings.some(({ observation }) => notesOf(observation).length > 0)
  const [limit, setLimit] = useState(PAGE_SIZE)
  const [oldestFirst, setOldestFirst] = useState(false)
  const { columns } = views.trend
  const ordered = oldestFirst ? readings.toReversed() : readings
  const rest = ordered.length - limit
  return (
    <>
      <DataTable
        caption={views.trend.table(name)}
        rowHeader="date"
        rows={ordered.slice(0, limit).map((reading, index) => ({
          key: reading.observation.id ?? String(index),
          cells: {
            ...cellsOf(reading, { frame: views.frame, audience }),
            age: ageAt(reading.codeKey, reading.raw) ?? '–',
          },
        }))}
        columns={[
          {
            key: 'date',
            label: columns.date,
            sort: { order: oldestFirst ? 'ascending' : 'descending', reverse: () => setOldestFirst(!oldestFirst) },
          },
          ...(aged ? [{ key: 'age', label: typed.ageColumn }] : []),
          ...(pairs.some(Boolean)
            ? [
                { key: 'upper', label: columns.upper },
                { key: 'lower', label: columns.lower },
              ]
            : []),
          ...(pairs.every(Boolean) ? [] : [{ key: 'result', label: columns.result }]),
          ...(has(({ ranges }) => ranges.length > 0) ? [{ key: 'range', label: columns.range }] : []),
          ...(has(({ flag }) => flag !== undefined) ? [{ key: 'flag', label: columns.flag }] : []),
          { key: 'status', label: columns.status },
          ...(noted ? [{ key: 'note', label: columns.note }] : []),
        ]}
      />
      {rest > 0 ? (
        <button type="button" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {views.trend.moreRows(rest)}
        </button>
      ) : null}
    </>
  )
}

/** What was noted about a result. */
const notesOf = (observation: Resource): readonly Shown[] =>
  objectsOf(observation['note']).flatMap((note) => showWith(noteOf, note, 'Observation.note') ?? [])

type FrameWords = ReturnType<typeof useMessages>['views']['frame']

/** Who reads, and in which words. */
interface TextContext {
  readonly frame: FrameWords
  readonly audience: Audience
}

/** One line for the result itself and one for each of its parts. */
function resultLines(
  reading: ObservationReading,
  { frame, audience }: TextContext,
  draw: (item: ResultReading) => React.ReactNode,
) {
  const parts = reading.components.map((component, index) => (
    <div key={index}>
      <bdi>{observationComponentName(component, frame, audience)}</bdi>: {draw(component)}
    </div>
  ))
  return (
    <>
      {reading.values.length > 0 || reading.components.length === 0 ? draw(reading) : null}
      {parts}
    </>
  )
}

function cellsOf(reading: ObservationReading, reads: TextContext) {
  const { frame } = reads
  const notes = notesOf(reading.observation)
  const pair = bloodPressureOf(reading)
  const has = (test: (item: ResultReading) => boolean) => [reading, ...reading.components].some(test)
  return {
    date: (
      <Link to={`/record/Observation/${encodeIdForPath(reading.observation.id)}`}>
        {reading.raw === undefined ? frame.noDate : <DateText raw={reading.raw} />}
      </Link>
    ),
    upper: pair ? <Values values={pair.systolic.values} /> : null,
    lower: pair ? <Values values={pair.diastolic.values} /> : null,
    result: pair
      ? null
      : resultLines(reading, reads, (item) => (item.values.length > 0 ? <Values values={item.values} /> : <NoValue />)),
    range: has(({ ranges }) => ranges.length > 0)
      ? resultLines(reading, reads, (item) => item.ranges.join('; ') || '–')
      : null,
    flag: has(({ flag }) => flag !== undefined)
      ? resultLines(reading, reads, ({ flag }) => (flag ? <FlagChip {...flag} /> : '–'))
      : null,
    status: <RecordStatusChip record={reading.observation} always />,
    note: notes.length > 0 ? <Values values={notes} /> : null,
  }
}

function NoValue() {
  const { views } = usePageMessages()
  return <span className="muted">{views.results.noValue}</span>
}
