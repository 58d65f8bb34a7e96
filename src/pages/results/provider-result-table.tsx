import { objectsOf, textOf } from '../../lib/json'
import { encodeIdForPath } from '../../fhir/id'
import { DataTable } from '../../ui/data-table'
import { DateText } from '../../ui/date-text'
import { Disclosure } from '../../ui/disclosure'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { FlagSignWithRange } from '../../components/rows/flag-sign'
import { ClinicalTestTitle } from '../../components/rows/clinical-test-title'
import { NamesDisagreeChip } from '../../components/rows/names-disagree-chip'
import { RecordStatusChip } from '../../components/rows/record-status'
import { PreviousResult } from '../../components/rows/previous-result'
import { ResultAmount, ResultComponents, ResultRanges } from '../../components/rows/result-value'
import { MissingValue, ReadingCount, TrendAnchor, type ResultListContext } from './result-list'
import type { ObservationReading } from '../../clinical/observations/result-reading'

interface ProviderResultTableProps {
  readonly caption: string
  readonly readings: readonly ObservationReading[]
  readonly context: ResultListContext
  /** The result before each one: the same test in the same unit. */
  readonly previous: ReadonlyMap<ObservationReading, ObservationReading>
}

/** Results for providers: a row each, with the value before and who performed the test; early versions are folded below. */
export function ProviderResultTable({ caption, readings, context, previous }: ProviderResultTableProps) {
  const { views } = usePageMessages()
  const { columns } = views.results
  const current = readings.filter((reading) => !context.supersededResults.has(reading))
  const early = readings.filter((reading) => context.supersededResults.has(reading))
  const tableOf = (label: string, rows: readonly ObservationReading[]) => (
    <DataTable
      caption={label}
      rowHeader="test"
      hideCaption
      dense
      columns={[
        { key: 'test', label: columns.test },
        { key: 'value', label: columns.value },
        { key: 'mark', label: columns.mark },
        { key: 'range', label: columns.range },
        { key: 'before', label: columns.before },
        { key: 'by', label: columns.by },
        { key: 'when', label: columns.when },
      ]}
      rows={rows.map((reading, index) => ({
        key: reading.observation.id ?? String(index),
        cells: cellsOf(reading, previous.get(reading), context),
      }))}
    />
  )
  const earlyTitle = views.records.groupCount(views.results.earlier, early.length)
  return (
    <>
      {current.length > 0 ? tableOf(caption, current) : null}
      {early.length > 0 ? <Disclosure summary={earlyTitle}>{tableOf(earlyTitle, early)}</Disclosure> : null}
    </>
  )
}

function cellsOf(reading: ObservationReading, before: ObservationReading | undefined, context: ResultListContext) {
  const performers = objectsOf(reading.observation.performer).flatMap((performer) => textOf(performer['display']) ?? [])
  return {
    test: <TestCell reading={reading} />,
    value: (
      <>
        <strong>
          <ResultAmount reading={reading} />
        </strong>
        <ResultComponents reading={reading} brief />
        <MissingValue reading={reading} />
      </>
    ),
    mark: reading.flag ? <FlagSignWithRange flag={reading.flag} /> : null,
    range: <ResultRanges reading={reading} plain />,
    before: reading.measure && before?.measure ? <PreviousResult now={reading.measure} then={before.measure} /> : null,
    by: performers.length > 0 ? <bdi>{performers.join(', ')}</bdi> : null,
    when: <DateCell reading={reading} context={context} />,
  }
}

function TestCell({ reading }: { reading: ObservationReading }) {
  const { observation, name } = reading
  return (
    <>
      <Link to={`/record/Observation/${encodeIdForPath(observation.id)}`}>
        <ClinicalTestTitle reading={reading} />
      </Link>{' '}
      <RecordStatusChip record={observation} /> <NamesDisagreeChip record={observation} title={name} />
      <PrivateRecordMark record={observation} />
    </>
  )
}

function DateCell({ reading, context }: { reading: ObservationReading; context: ResultListContext }) {
  const { views } = usePageMessages()
  const { raw, codeKey, name } = reading
  const trend = context.trends.get(codeKey)
  return (
    <>
      {raw === undefined ? views.common.noDate : <DateText raw={raw} />}{' '}
      <ReadingCount reading={reading} context={context} />{' '}
      {trend && trend.count > 1 ? <TrendAnchor trend={trend} name={name} /> : null}
    </>
  )
}
