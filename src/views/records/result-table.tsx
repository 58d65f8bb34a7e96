import { Link } from 'react-router'
import { useLinkedRecords } from '../../data/linked-records'
import { placeOf } from '../../data/links'
import { noteOf } from '../../fhir/show-details'
import { listOf, objectsOf, textOf } from '../../fhir/guards'
import { idInPath } from '../../fhir/id'
import { useSession } from '../../session/context'
import { DataTable } from '../../ui/data-table'
import { usePageWords } from '../../ui/page-words'
import { Value } from '../../ui/value'
import { readObservation } from '../../clinical/result-reading'
import { RecordPhrase } from '../../parts/rows/record-phrase'
import { ResultRemarks } from '../../parts/rows/result-remarks'
import { ResultAmount, ResultMark, ResultParts, ResultRanges } from '../../parts/rows/result-value'
import type { Json } from '../../fhir/guards'
import type { ObservationReading } from '../../clinical/result-reading'

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
    return { name: textOf(reference['display']), id: place.at === 'here' && place.type === 'Observation' ? place.id : undefined }
  })
  const links = named.flatMap(({ id }) => (id === undefined ? [] : [{ type: 'Observation', id } as const]))
  const found = useLinkedRecords(links)
  if (references.length === 0) return null
  const stateOf = (id: string | undefined) => (id === undefined ? undefined : found[links.findIndex((link) => link.id === id)])
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
        rows={named.map(({ id, name }, index) => {
          const reading = id === undefined ? undefined : readings.get(id)
          const cells = reading ? cellsOf(reading) : { test: id === undefined ? name : <TestLink id={id} name={name} />, value: <Missing state={stateOf(id)} /> }
          return { key: `${index} ${id ?? ''}`, cells }
        })}
      />
      {[...readings].map(([id, { observation, name }]) => {
        const members = objectsOf(observation['hasMember'])
        return members.length > 0 && !within.includes(id) ? <ResultTable key={id} caption={name ?? detail.results.members} references={members} within={[...within, id]} /> : null
      })}
    </>
  )
}

type Found = ReturnType<typeof useLinkedRecords>[number]

function readingOf(state: Found | undefined, id: string): readonly (readonly [string, ObservationReading])[] | undefined {
  return state?.state === 'loaded' ? [[id, readObservation(state.resource)]] : undefined
}

function cellsOf(reading: ObservationReading) {
  const notes = listOf(reading.observation['note']).flatMap((note) => noteOf(note) ?? [])
  return {
    test: (
      <>
        <TestLink id={reading.observation.id ?? ''} name={reading.name} /> <RecordPhrase record={reading.observation} />
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

function TestLink({ id, name }: { id: string; name: string | undefined }) {
  const { views } = usePageWords()
  return (
    <Link to={`/record/Observation/${idInPath(id)}`}>
      <bdi>{name ?? views.frame.noName}</bdi>
    </Link>
  )
}

/** Why a result is not in the table. */
function Missing({ state }: { state: Found | undefined }) {
  const { detail } = usePageWords()
  const { links } = detail
  if (state === undefined) return links.broken
  if (state.state === 'unread') return <span className="muted">{detail.results.openIt}</span>
  if (state.state !== 'failed') return detail.results.getting
  const kinds: Readonly<Record<string, string>> = { notShared: links.notShared, notFound: links.notFound, notOffered: links.notOffered }
  return <span className="muted">{kinds[state.kind] ?? links.failed}</span>
}
