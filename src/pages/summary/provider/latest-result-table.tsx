import { finiteNumber } from '../../../fhir/finite-number'
import { encodeIdForPath } from '../../../fhir/id'
import { rowLabelKey } from '../../../resources/label-key'
import { descriptorOf } from '../../../resources/descriptors'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import { Sparkline } from '../../../ui/sparkline'
import { PrivateRecordMark } from '../../../components/rows/private-record'
import { FlagSignWithRange } from '../../../components/rows/flag-sign'
import { RecordStatusChip } from '../../../components/rows/record-status'
import { NewerWithoutValue } from '../../../components/rows/newer-without-value'
import { PreviousResult } from '../../../components/rows/previous-result'
import { ResultAmount, ResultComponents, ResultRanges } from '../../../components/rows/result-value'
import { ClinicalTestTitle } from '../../../components/rows/clinical-test-title'
import { NamesDisagreeChip } from '../../../components/rows/names-disagree-chip'
import { DayCell, ReviewTable } from './review-table'
import type { LatestResult } from '../../../clinical/observations/latest-results'
import type { ObservationReading } from '../../../clinical/observations/result-reading'

/** Longer values in text have a line of their own below the name. */
const MAX_INLINE_CHARS = 16

/** The newest result of each test: value, flag, range, the result before and the change; with `hasTrend` a sparkline. */
export function LatestResultTable({
  caption,
  latest,
  hasTrend = false,
}: {
  caption: string
  latest: readonly LatestResult[]
  hasTrend?: boolean
}) {
  const { views } = usePageMessages()
  const { test, value, mark, range, before, when } = views.results.columns
  const withNewer = latest.filter(({ newerWithoutValue }) => newerWithoutValue !== undefined)
  return (
    <>
      <ReviewTable
        caption={caption}
        columns={{
          test,
          value,
          mark,
          range,
          before,
          when,
          ...(hasTrend ? { trend: views.providerSummary.trend } : {}),
        }}
        rows={latest.map((each, index) => ({
          key: each.reading.observation.id ?? String(index),
          cells: cellsOf(each, views.providerSummary.newerBelow),
        }))}
      />
      {withNewer.map(({ reading, newerWithoutValue }, index) => (
        <div key={reading.observation.id ?? index}>
          <strong>
            <ClinicalTestTitle reading={reading} />
          </strong>
          <NewerWithoutValue reading={newerWithoutValue} />
        </div>
      ))}
    </>
  )
}

function cellsOf({ reading, newerWithoutValue, numbers, previous }: LatestResult, newerBelow: string) {
  const before = finiteNumber(previous)
  const { observation, measure, flag, ranges, otherRanges } = reading
  return {
    test: <TestCell reading={reading} />,
    value: (
      <>
        {hasTextValue(reading) ? null : (
          <strong>
            <ResultAmount reading={reading} />
          </strong>
        )}
        <ResultComponents reading={reading} brief />
        {newerWithoutValue ? <p className="small">{newerBelow}</p> : null}
      </>
    ),
    mark: flag ? <FlagSignWithRange flag={flag} /> : null,
    range: ranges.length + otherRanges.length > 0 ? <ResultRanges reading={reading} plain /> : null,
    before:
      measure && previous !== undefined && before !== undefined ? (
        <PreviousResult now={measure} then={{ value: before, digits: previous, comparator: undefined }} />
      ) : null,
    when: <DateCell record={observation} />,
    trend: numbers.length >= 3 ? <Sparkline values={numbers} low={measure?.low} high={measure?.high} /> : null,
  }
}

const hasTextValue = ({ values: [first] }: ObservationReading): boolean =>
  first?.kind === 'absent' || (first?.kind === 'text' && first.text.length > MAX_INLINE_CHARS)

/** The clinical short name, or the record's own, with the status and a text value. */
function TestCell({ reading }: { reading: ObservationReading }) {
  const { observation, name } = reading
  return (
    <>
      <Link to={`/record/Observation/${encodeIdForPath(observation.id)}`}>
        <ClinicalTestTitle reading={reading} />
      </Link>{' '}
      <RecordStatusChip record={observation} /> <NamesDisagreeChip record={observation} title={name} />
      <PrivateRecordMark record={observation} />
      {hasTextValue(reading) ? (
        <p>
          <ResultAmount reading={reading} />
        </p>
      ) : null}
    </>
  )
}

/** The day of a result, with a label unless it is the time of collection or measurement. */
function DateCell({ record }: { record: ObservationReading['observation'] }) {
  const { views, dateLabel } = usePageMessages()
  const date = descriptorOf('Observation').date(record)
  if (!date) return views.common.noDate
  return (
    <>
      {/\.effective(?:DateTime|Instant)(?::|$)/.test(date.label)
        ? null
        : `${dateLabel(rowLabelKey(date.label, record), 'provider')} `}
      <DayCell raw={date.raw} />
    </>
  )
}
