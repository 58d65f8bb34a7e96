import { useReferencedRecords } from '../../../data/references/use-referenced-records'
import { noteOf } from '../../../fhir/show-details'
import { listOf, objectsOf } from '../../../lib/json'
import { encodeIdForPath } from '../../../fhir/id'
import { useSession } from '../../../auth/session/session-provider'
import { placeholderResultName } from '../../../resources/placeholder-name'
import { DataTable } from '../../../ui/data-table'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import { Value } from '../../../ui/value'
import { clinicalTestName } from '../../../clinical/observations/clinical-test-names'
import { useAudience } from '../../../ui/audience'
import { readObservation } from '../../../clinical/observations/result-reading'
import { usePlainNames } from '../../../components/plain-language/plain-names-context'
import { RecordStatusChip } from '../../../components/rows/record-status'
import { NoRangeNote, UrgentResultNote } from '../../../components/rows/result-remarks'
import { ResultAmount, ResultFlagChip, ResultComponents, ResultRanges } from '../../../components/rows/result-value'
import { useRangeSelector } from '../../../components/patient/status-context'
import { RangesForPeople } from '../ranges-for-people'
import { missingRecordText } from '../missing-text'
import { useDetailMessages } from '../use-detail-messages'
import { linksOfResults, namedResults } from './named-results'
import type { Json } from '../../../lib/json'
import { isOfType, type ResourceOf } from '../../../fhir/resource'
import type { ObservationReading } from '../../../clinical/observations/result-reading'
import type { RangeSelector } from '../../../fhir/reference-range'
import type { FormatContext } from '../../../i18n/format-context'
import { useFormat } from '../../../language/language-context'
import { RecordText } from '../../../ui/record-text'

interface ResultTableProps {
  readonly caption: string
  readonly references: readonly Json[]
  /** The resources inside the report or panel, which references with "#" address. */
  readonly contained: readonly Json[]
  /** Ids of the enclosing results: a group that contains itself is not rendered again. */
  readonly ancestors: readonly string[]
}

/** The results that a report or a panel references, in its order; a missing one has the reason instead. */
export function ResultTable({ caption, references, contained, ancestors }: ResultTableProps) {
  const format = useFormat()
  const { detail, views } = usePageMessages()
  const session = useSession()
  const rangeFor = useRangeSelector()
  const named = namedResults(references, contained, session)
  const links = linksOfResults(named)
  const resolved = useReferencedRecords(links)
  if (references.length === 0) return null
  const stateOf = (id: string | undefined) =>
    id === undefined ? undefined : resolved[links.findIndex((link) => link.id === id)]
  const readings = new Map(links.flatMap(({ id }) => readingOf(stateOf(id), id, format, rangeFor) ?? []))
  const { columns } = detail.results
  return (
    <>
      <DataTable
        caption={caption}
        rowHeader="test"
        columns={[
          { key: 'test', label: columns.test },
          { key: 'value', label: columns.value },
          { key: 'mark', label: columns.mark },
          { key: 'range', label: columns.range },
          { key: 'note', label: columns.note },
        ]}
        rows={named.map(({ id, name, host, hasAddress, inside }, index) => {
          const reading = inside ? readObservation(inside, format, rangeFor) : readings.get(id ?? '')
          const cells = reading
            ? cellsOf(reading, inside !== undefined)
            : {
                test: id === undefined ? (name ?? views.common.noName) : <TestLink id={id} name={name} />,
                value: hasAddress ? (
                  <MissingResult state={stateOf(id)} host={host} />
                ) : (
                  <span className="muted">{detail.results.nameOnly}</span>
                ),
              }
          return { key: `${index} ${id ?? ''}`, cells }
        })}
      />
      <RangesForPeople readings={[...readings.values()]} />
      <NoRangeNote readings={[...readings.values()]} />
      {[...readings].map(([id, { observation, name }]) => {
        const members = objectsOf(observation.hasMember)
        return members.length > 0 && !ancestors.includes(id) ? (
          <ResultTable
            key={id}
            caption={name ?? detail.results.members}
            references={members}
            contained={objectsOf(observation['contained'])}
            ancestors={[...ancestors, id]}
          />
        ) : null
      })}
    </>
  )
}

type ResolvedResult = ReturnType<typeof useReferencedRecords>[number]

function readingOf(
  state: ResolvedResult | undefined,
  id: string,
  format: FormatContext,
  rangeFor: RangeSelector | undefined,
): readonly (readonly [string, ObservationReading])[] | undefined {
  return state?.state === 'loaded' && isOfType(state.resource, 'Observation')
    ? [[id, readObservation(state.resource, format, rangeFor)]]
    : undefined
}

function cellsOf(reading: ObservationReading, isInside: boolean) {
  const notes = listOf(reading.observation.note).flatMap((note) => noteOf(note) ?? [])
  return {
    test: (
      <>
        <TestName reading={reading} isInside={isInside} />
      </>
    ),
    value: (
      <>
        <strong>
          <ResultAmount reading={reading} />
        </strong>
        <ResultComponents reading={reading} />
      </>
    ),
    mark: reading.flag ? <ResultFlagChip reading={reading} /> : null,
    range: <ResultRanges reading={reading} plain />,
    note: (
      <>
        {notes.map((note, index) => (
          <Value key={index} value={note} />
        ))}
        <UrgentResultNote reading={reading} />
      </>
    ),
  }
}

/** The plain name of a test and its recorded name; a masked one has none. */
function TestName({
  reading: { observation, name },
  isInside,
}: {
  reading: ObservationReading
  /** A result inside the report has no page of its own. */
  isInside: boolean
}) {
  const named = usePlainNames()(observation, name, 'brief')
  const { views } = usePageMessages()
  const isProvider = useAudience().audience === 'provider'
  const short = isProvider ? clinicalTestName(observation, name) : named?.name
  const text = short ?? name
  return (
    <>
      {isInside ? (
        <RecordText
          text={text ?? placeholderResultName(observation, views.common.unnamedResult)}
          isCoded={short === undefined && name !== undefined}
        />
      ) : (
        <TestLink id={observation.id ?? ''} name={text} of={observation} />
      )}{' '}
      <RecordStatusChip record={observation} />
      {named?.below}
    </>
  )
}

function TestLink({ id, name, of }: { id: string; name: string | undefined; of?: ResourceOf<'Observation'> }) {
  const { views } = usePageMessages()
  return (
    <Link to={`/record/Observation/${encodeIdForPath(id)}`}>
      <RecordText text={name ?? (of ? placeholderResultName(of, views.common.unnamedResult) : views.common.noName)} />
    </Link>
  )
}

/** Why a result is missing. */
function MissingResult({ state, host }: { state: ResolvedResult | undefined; host: string | undefined }) {
  return <span className="muted">{missingRecordText(state, host, useDetailMessages())}</span>
}
