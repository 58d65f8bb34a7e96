import { useMemo } from 'react'
import { outsideOf } from '../../../clinical/outside-range'
import { visitNotes, noteTypes } from '../../../clinical/visit-notes'
import { visitFolder, visitTypes } from '../../../clinical/visit-records'
import { Collect, type TypeLoaded } from '../../../parts/loading/collect'
import { LoadNotes } from '../../../parts/loading/load-notes'
import { ResourceRow } from '../../../parts/rows/resource-row'
import { Disclosure } from '../../../ui/disclosure'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { RecordList } from '../../../ui/record-list'
import { Said } from './said'
import type { Resource } from '../../../fhir/resource'

/** Everything of a visit: what was said, what was written on its day, results outside their range, then the rest; what is missing is said where it would stand. */
export function VisitRecords({ visit }: { visit: Resource }) {
  return <Collect types={visitTypes}>{(all) => <Folder all={all} visit={visit} />}</Collect>
}

const isNoteType = ({ type }: TypeLoaded): boolean => noteTypes.some((each) => each === type)

function Folder({ all, visit }: { all: readonly TypeLoaded[]; visit: Resource }) {
  const { typed, views, typeNames, language } = usePageWords()
  const { audience } = useAudience()
  const sets = all.map(({ loaded }) => loaded.set)
  const { folder, notes, outside } = useMemo(
    () => {
      const records = sets.flatMap((set) => [...(set?.matches ?? []), ...(set?.included ?? [])])
      const found = visitFolder(records, visit.id ?? '')
      return { folder: found, notes: visitNotes(records, visit), outside: outsideOf(found.own.flatMap((own) => own.records)) }
    },
    // The sets keep their identity between renders; readings hold words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [...sets, visit, language],
  )
  const above = new Set([...[...notes.linked, ...notes.sameDay].flatMap(({ record, older, copies }) => [record, ...older, ...copies]), ...outside].map(keyOf))
  const rest = (records: readonly Resource[]) => records.filter((record) => !above.has(keyOf(record)))
  const words = typed.visit
  const lists: readonly (readonly [string, readonly Resource[]])[] = [
    ...folder.own.map(({ type, records }) => [typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many, rest(records)] as const),
    [words.parts, folder.parts],
    [words.others, rest(folder.others)],
    [words.mistakes, folder.mistakes],
  ]
  const count = lists.reduce((sum, [, records]) => sum + records.length, 0)
  return (
    <>
      <Said visit={visit} notes={notes} all={all.filter(isNoteType)} />
      <LoadNotes all={all.filter((one) => !isNoteType(one))} />
      {outside.length > 0 ? (
        <section className="stack">
          <h2>{views.frame.groupCount(words.outside, outside.length)}</h2>
          <RecordList label={words.outside} items={outside.map((record) => <ResourceRow key={record.id} resource={record} />)} />
        </section>
      ) : null}
      <section className="stack">
        <h2>{words.rest}</h2>
        <p role="status">{count === 0 ? words.restNone : words.count(count)}</p>
        {lists.map(([name, records]) => (
          <Listed key={name} title={views.frame.groupCount(name, records.length)} records={records} />
        ))}
      </section>
    </>
  )
}

const keyOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id ?? ''}`

/** Short lists stand open. */
const SHORT = 5

function Listed({ title, records }: { title: string; records: readonly Resource[] }) {
  if (records.length === 0) return null
  return (
    <Disclosure summary={title} open={records.length <= SHORT}>
      <RecordList label={title} items={records.map((record) => <ResourceRow key={keyOf(record)} resource={record} />)} />
    </Disclosure>
  )
}
