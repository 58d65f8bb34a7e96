import { idInPath } from '../../../fhir/id'
import { labelInRow } from '../../../resources/label-kind'
import { namelessResult } from '../../../resources/nameless'
import { describe } from '../../../resources/registry'
import { usePageWords } from '../../../ui/page-words'
import { Sparkline } from '../../../ui/sparkline'
import { PrivateMark } from '../../../components/private-record'
import { FlagMark } from '../../../components/rows/flag-letter'
import { RecordPhrase } from '../../../components/rows/record-status'
import { ResultBefore } from '../../../components/rows/result-before'
import { ResultAmount, ResultParts, ResultRanges } from '../../../components/rows/result-value'
import { Link } from 'react-router'
import { DayCell, ReviewTable } from './cells'
import type { Latest } from '../../../clinical/observations/latest-results'
import type { ObservationReading } from '../../../clinical/observations/result-reading'

/** Letters of a value that stand beside numbers. */
const SHORT = 16

/** The newest result of each test: value, flag, range, what was before and how much changed, and `drawn` how the numbers went. */
export function LatestTable({
  caption,
  latest,
  drawn = false,
}: {
  caption: string
  latest: readonly Latest[]
  drawn?: boolean
}) {
  const { views } = usePageWords()
  const { test, value, mark, range, before, when } = views.results.columns
  return (
    <ReviewTable
      caption={caption}
      columns={{ test, value, mark, range, before, when, ...(drawn ? { trend: views.review.trend } : {}) }}
      rows={latest.map((each, index) => ({ key: each.reading.observation.id ?? String(index), cells: cellsOf(each) }))}
    />
  )
}

function cellsOf({ reading, numbers, before }: Latest) {
  const { observation, measure, flag, ranges, otherRanges } = reading
  const isWords = hasWords(reading)
  return {
    test: <Test reading={reading} />,
    value: (
      <>
        {isWords ? null : (
          <strong>
            <ResultAmount reading={reading} />
          </strong>
        )}
        <ResultParts reading={reading} brief />
      </>
    ),
    mark: flag ? <FlagMark flag={flag} /> : null,
    range: ranges.length + otherRanges.length > 0 ? <ResultRanges reading={reading} plain /> : null,
    before:
      measure && before !== undefined ? (
        <ResultBefore now={measure} then={{ value: Number(before), digits: before, comparator: undefined }} />
      ) : null,
    when: <When record={observation} />,
    trend: numbers.length >= 3 ? <Sparkline values={numbers} low={measure?.low} high={measure?.high} /> : null,
  }
}

/** A value in words needs the room of its row, below the name. */
const hasWords = ({ values: [first] }: ObservationReading): boolean =>
  first?.kind === 'absent' || (first?.kind === 'text' && first.text.length > SHORT)

function Test({ reading }: { reading: ObservationReading }) {
  const { views } = usePageWords()
  const { observation, name } = reading
  return (
    <>
      <Link to={`/record/Observation/${idInPath(observation.id)}`}>
        <bdi>{name ?? namelessResult(observation, views.frame.nameless)}</bdi>
      </Link>{' '}
      <RecordPhrase record={observation} /> <PrivateMark record={observation} />
      {hasWords(reading) ? (
        <p>
          <ResultAmount reading={reading} />
        </p>
      ) : null}
    </>
  )
}

/** The day, and what it is the day of where that is not when the sample was taken or the person measured. */
function When({ record }: { record: ObservationReading['observation'] }) {
  const { views, dateLabel } = usePageWords()
  const date = describe('Observation').date(record)
  if (!date) return views.frame.noDate
  return (
    <>
      {/\.effective(?:DateTime|Instant)(?::|$)/.test(date.label)
        ? null
        : `${dateLabel(labelInRow(date.label, record), 'provider')} `}
      <DayCell raw={date.raw} />
    </>
  )
}
