import { useMemo } from 'react'
import { Disclosure } from '../../../ui/disclosure'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { RecordList } from '../../../ui/record-list'
import { Collect, type TypeLoaded } from '../../../parts/loading/collect'
import { LoadNotes } from '../../../parts/loading/load-notes'
import { ResourceRow } from '../../../parts/rows/resource-row'
import { visitFolder, visitTypes } from '../../../clinical/visit-records'
import type { Resource } from '../../../fhir/resource'

/** Everything that names a visit in one folder: the types that can are loaded, and what is missing is said. */
export function VisitRecords({ visit }: { visit: Resource }) {
  const { typed } = usePageWords()
  return (
    <section className="stack">
      <h2>{typed.visit.title}</h2>
      <p className="muted">{typed.visit.intro}</p>
      <Collect types={visitTypes}>{(all) => <Folder all={all} id={visit.id ?? ''} />}</Collect>
    </section>
  )
}

function Folder({ all, id }: { all: readonly TypeLoaded[]; id: string }) {
  const { typed, views, typeNames } = usePageWords()
  const { audience } = useAudience()
  const sets = all.map(({ loaded }) => loaded.set)
  const folder = useMemo(
    () => visitFolder(sets.flatMap((set) => [...(set?.matches ?? []), ...(set?.included ?? [])]), id),
    // The sets keep their identity between renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [...sets, id],
  )
  const { own, parts, others, mistakes } = folder
  const words = typed.visit
  const column = audience === 'provider' ? 'provider' : 'patient'
  const lists: readonly (readonly [string, readonly Resource[]])[] = [
    ...own.map(({ type, records }) => [typeNames[type][column].many, records] as const),
    [words.parts, parts],
    [words.others, others],
    [words.mistakes, mistakes],
  ]
  const count = own.reduce((sum, { records }) => sum + records.length, 0) + parts.length
  const none = lists.every(([, records]) => records.length === 0)
  return (
    <>
      <LoadNotes all={all} />
      <p role="status">{none ? words.none : words.count(count)}</p>
      {lists.map(([name, records]) => (
        <Listed key={name} title={views.frame.groupCount(name, records.length)} records={records} />
      ))}
    </>
  )
}

/** Short lists stand open. */
const SHORT = 5

function Listed({ title, records }: { title: string; records: readonly Resource[] }) {
  if (records.length === 0) return null
  return (
    <Disclosure summary={title} open={records.length <= SHORT}>
      <RecordList label={title} items={records.map((record) => <ResourceRow key={`${record.resourceType}/${record.id ?? ''}`} resource={record} />)} />
    </Disclosure>
  )
}
