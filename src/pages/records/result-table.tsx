import { Link } from 'react-router'
import { useLinkedRecords } from '../../data/references/use-referenced-records'
import { placeOf } from '../../data/references/resolve'
import { noteOf } from '../../fhir/show-details'
import { listOf, objectsOf, textOf } from '../../lib/json'
import { idInPath } from '../../fhir/id'
import { useSession } from '../../auth/session/session-provider'
import { namelessResult } from '../../resources/nameless'
import { DataTable } from '../../ui/data-table'
import { usePageWords } from '../../ui/page-words'
import { Value } from '../../ui/value'
import { readObservation } from '../../clinical/observations/result-reading'
import { useNamesOf } from '../../components/plain-language/names-context'
import { RecordPhrase } from '../../components/rows/record-status'
import { ResultRemarks } from '../../components/rows/result-remarks'
import { ResultAmount, ResultMark, ResultParts, ResultRanges } from '../../components/rows/result-value'
import { missingWords } from './missing-words'
import type { Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

interface TableProps {
  readonly caption: string
  readonly references: readonly Json[]
  /** Ids of the results that this table stands in: a group that holds itself is not drawn again. */
  readonly within: readonly string[]
}

/** The results that a report or a group of tests names, in its order; each that cannot be shown says why. */
export function ResultTable({ caption, references, within }: TableProps) {
  const { detail } = usePageWords()
  const session = useSession()
  const named = references.map((reference) => {
    const place = placeOf(textOf(reference['reference']) ?? '', session)
    return {
      name: textOf(reference['display']),
      id: place.at === 'here' && place.type === 'Observation' ? place.id : undefined,
      host: place.at === 'elsewhere' ? place.host : undefined,
    }
  })
  const links = named.flatMap(({ id }) => (id === undefined ? [] : [{ type: 'Observation', id } as const]))
  const found = useLinkedRecords(links)
  if (references.length === 0) return null
  const stateOf = (id: string | undefined) =>
    id === undefined ? undefined : found[links.findIndex((link) => link.id === id)]
  const readings = new Map(links.flatMap(({ id }) => readingOf(stateOf(id), id) ?? []))
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
        rows={named.map(({ id, name, host }, index) => {
          const reading = id === undefined ? undefined : readings.get(id)
          const cells = reading
            ? cellsOf(reading)
            : {
                test: id === undefined ? name : <TestLink id={id} name={name} />,
                value: <Missing state={stateOf(id)} host={host} />,
              }
          return { key: `${index} ${id ?? ''}`, cells }
        })}
      />
      {[...readings].map(([id, { observation, name }]) => {
        const members = objectsOf(observation['hasMember'])
        return members.length > 0 && !within.includes(id) ? (
          <ResultTable
            key={id}
            caption={name ?? detail.results.members}
            references={members}
            within={[...within, id]}
          />
        ) : null
      })}
    </>
  )
}

type Found = ReturnType<typeof useLinkedRecords>[number]

function readingOf(
  state: Found | undefined,
  id: string,
): readonly (readonly [string, ObservationReading])[] | undefined {
  return state?.state === 'loaded' ? [[id, readObservation(state.resource)]] : undefined
}

function cellsOf(reading: ObservationReading) {
  const notes = listOf(reading.observation['note']).flatMap((note) => noteOf(note) ?? [])
  return {
    test: (
      <>
        <TestName reading={reading} />
      </>
    ),
    value: (
      <>
        <strong>
          <ResultAmount reading={reading} />
        </strong>
        <ResultParts reading={reading} />
      </>
    ),
    mark: reading.flag ? <ResultMark reading={reading} /> : null,
    range: <ResultRanges reading={reading} plain />,
    note: (
      <>
        {notes.map((note, index) => (
          <Value key={index} shown={note} />
        ))}
        <ResultRemarks reading={reading} />
      </>
    ),
  }
}

/** The name of a test and the other of its two names; a covered one has none. */
function TestName({ reading: { observation, name } }: { reading: ObservationReading }) {
  const named = useNamesOf()(observation, name, 'brief')
  return (
    <>
      <TestLink id={observation.id ?? ''} name={named?.name ?? name} of={observation} />{' '}
      <RecordPhrase record={observation} />
      {named?.below}
    </>
  )
}

function TestLink({ id, name, of }: { id: string; name: string | undefined; of?: Resource }) {
  const { views } = usePageWords()
  return (
    <Link to={`/record/Observation/${idInPath(id)}`}>
      <bdi>{name ?? (of ? namelessResult(of, views.frame.nameless) : views.frame.noName)}</bdi>
    </Link>
  )
}

/** Why a result is not in the table. */
function Missing({ state, host }: { state: Found | undefined; host: string | undefined }) {
  return <span className="muted">{missingWords(state, host, usePageWords())}</span>
}
