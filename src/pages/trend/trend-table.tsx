import { useState } from 'react'
import { objectsOf } from '../../lib/json'
import { noteOf } from '../../fhir/show-details'
import { showWith } from '../../fhir/show-simple'
import { encodeIdForPath } from '../../fhir/id'
import { DateText } from '../../ui/date-text'
import { RecordText } from '../../ui/record-text'
import { DataTable } from '../../ui/data-table'
import { FlagChip } from '../../ui/flag-chip'
import { useFormat, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { Values } from '../../ui/value'
import { isTakenAtHome } from '../../clinical/observations/taken-at-home'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import { useGrowthAge } from '../../components/patient/age'
import { RecordStatusChip } from '../../components/rows/record-status'
import type { Audience } from '../../i18n/audience'
import type { ResourceOf } from '../../fhir/resource'
import type { DisplayValue } from '../../fhir/display-value'
import type { ObservationReading, ResultReading } from '../../clinical/observations/result-reading'
import type { FormatContext } from '../../i18n/format-context'

const PAGE_SIZE = 50

/** The results of one test, newest first unless the order is reversed, a page at a time. */
export function TrendTable({
  readings,
  name,
  isWhole,
}: {
  readings: readonly ObservationReading[]
  name: string
  isWhole: boolean
}) {
  const format = useFormat()
  const { views, byType } = usePageMessages()
  const { audience } = useAudience()
  const ageAt = useGrowthAge()
  const hasAge = readings.some(({ codeKey, raw }) => ageAt(codeKey, raw) !== undefined)
  const areBloodPressures = readings.map((reading) => bloodPressureOf(reading) !== undefined)
  const some = (test: (item: ResultReading) => boolean) => readings.some((reading) => someItem(reading, test))
  const hasNotes = readings.some(({ observation }) => notesOf(observation, format).length > 0)
  const [limit, setLimit] = useState(PAGE_SIZE)
  const [isOldestFirst, setIsOldestFirst] = useState(false)
  const { columns } = views.trend
  const ordered = isOldestFirst ? readings.toReversed() : readings
  const rest = ordered.length - limit
  return (
    <>
      <DataTable
        caption={
          <>
            {views.trend[isWhole ? 'table' : 'tableOfSome']} <RecordText text={name} isCoded />
          </>
        }
        rowHeader="date"
        dense
        rows={ordered.slice(0, limit).map((reading, index) => ({
          key: reading.observation.id ?? String(index),
          cells: {
            ...cellsOf(reading, { frame: views.common, audience }, format),
            age: ageAt(reading.codeKey, reading.raw) ?? '–',
          },
        }))}
        columns={[
          {
            key: 'date',
            label: columns.date,
            sort: {
              order: isOldestFirst ? 'ascending' : 'descending',
              reverse: () => setIsOldestFirst(!isOldestFirst),
            },
          },
          ...(hasAge ? [{ key: 'age', label: byType.ageColumn }] : []),
          ...(areBloodPressures.some(Boolean)
            ? [
                { key: 'upper', label: columns.upper },
                { key: 'lower', label: columns.lower },
              ]
            : []),
          ...(areBloodPressures.every(Boolean) ? [] : [{ key: 'result', label: columns.result }]),
          ...(some(({ ranges }) => ranges.length > 0) ? [{ key: 'range', label: columns.range }] : []),
          ...(some(({ flag }) => flag !== undefined) ? [{ key: 'flag', label: columns.flag }] : []),
          { key: 'status', label: columns.status },
          ...(hasNotes ? [{ key: 'note', label: columns.note }] : []),
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

/** True where a result or one of its components passes the test. */
const someItem = (reading: ObservationReading, test: (item: ResultReading) => boolean): boolean =>
  [reading, ...reading.components].some(test)

const notesOf = (observation: ResourceOf<'Observation'>, format: FormatContext): readonly DisplayValue[] =>
  objectsOf(observation.note).flatMap((note) => showWith(noteOf, note, 'Observation.note', format) ?? [])

interface TextContext {
  readonly frame: ReturnType<typeof useMessages>['views']['common']
  readonly audience: Audience
}

/** One line for the result itself and one for each of its components. */
function resultLines(
  reading: ObservationReading,
  { frame, audience }: TextContext,
  render: (item: ResultReading) => React.ReactNode,
) {
  return (
    <>
      {reading.values.length > 0 || reading.components.length === 0 ? render(reading) : null}
      {reading.components.map((component, index) => (
        <div key={index}>
          <bdi>{observationComponentName(component, frame, audience)}</bdi>: {render(component)}
        </div>
      ))}
    </>
  )
}

function cellsOf(reading: ObservationReading, context: TextContext, format: FormatContext) {
  const { frame } = context
  const notes = notesOf(reading.observation, format)
  const pressure = bloodPressureOf(reading)
  return {
    date: (
      <>
        <Link to={`/record/Observation/${encodeIdForPath(reading.observation.id)}`}>
          {reading.raw === undefined ? frame.noDate : <DateText raw={reading.raw} />}
        </Link>
        {isTakenAtHome(reading.observation) ? <AtHome /> : null}
      </>
    ),
    upper: pressure ? <Values values={pressure.systolic.values} /> : null,
    lower: pressure ? <Values values={pressure.diastolic.values} /> : null,
    result: pressure
      ? null
      : resultLines(reading, context, (item) =>
          item.values.length > 0 ? <Values values={item.values} /> : <NoValue />,
        ),
    range: someItem(reading, ({ ranges }) => ranges.length > 0)
      ? resultLines(reading, context, (item) => item.ranges.join('; ') || '–')
      : null,
    flag: someItem(reading, ({ flag }) => flag !== undefined)
      ? resultLines(reading, context, ({ flag }) => (flag ? <FlagChip {...flag} /> : '–'))
      : null,
    status: <RecordStatusChip record={reading.observation} always />,
    note: notes.length > 0 ? <Values values={notes} /> : null,
  }
}

function AtHome() {
  const { views } = usePageMessages()
  return <span className="muted small"> {views.trend.atHome}</span>
}

function NoValue() {
  const { views } = usePageMessages()
  return <span className="muted">{views.results.noValue}</span>
}
