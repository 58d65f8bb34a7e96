import { useMemo } from 'react'
import { isVital } from '../../../clinical/observations/latest-results'
import { outsideOf } from '../../../clinical/observations/outside-range'
import { resultsBefore } from '../../../clinical/observations/results-before'
import { visitNotes, noteTypes } from '../../../clinical/encounters/visit-notes'
import { visitFolder, visitTypes } from '../../../clinical/encounters/visit-records'
import { Collect, type TypeLoaded } from '../../../components/loading/collect'
import { LoadNotes } from '../../../components/loading/load-notes'
import { placeOf } from '../../../components/navigation/kinds'
import { Card } from '../../../ui/card'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { RecordList } from '../../../ui/record-list'
import { keyOf, Listed } from '../listed'
import { Neighbors } from './neighbors'
import { OutsideRow } from './outside-row'
import { Said } from './visit-notes'
import styles from './visit.module.css'
import type { Place } from '../../../ui/card'
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
  const { folder, notes, outside, before } = useMemo(
    () => {
      const records = sets.flatMap((set) => [...(set?.matches ?? []), ...(set?.included ?? [])])
      const found = visitFolder(records, visit.id ?? '')
      const outside = outsideOf(found.own.flatMap((own) => own.records))
      return { folder: found, notes: visitNotes(records, visit), outside, before: resultsBefore(outside, records) }
    },
    // The sets keep their identity between renders; readings hold words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [...sets, visit, language],
  )
  const above = new Set(
    [
      ...[...notes.linked, ...notes.sameDay].flatMap(({ record, older, copies }) => [record, ...older, ...copies]),
      ...outside,
    ].map(keyOf),
  )
  const rest = (records: readonly Resource[]) => records.filter((record) => !above.has(keyOf(record)))
  const words = typed.visit
  const column = audience === 'provider' ? 'provider' : 'patient'
  const lists: readonly { readonly name: string; readonly place: Place; readonly records: readonly Resource[] }[] = [
    ...folder.own.map(({ type, records }) => ({
      name: typeNames[type][column].many,
      place: placeOf(type),
      records: rest(records).filter((record) => !isVital(record)),
    })),
    {
      name: views.vitals.title({ audience: column }),
      place: 'health',
      records: rest(folder.own.flatMap(({ records }) => records.filter(isVital))),
    },
    { name: words.parts, place: 'visits', records: folder.parts },
    { name: words.others, place: 'papers', records: rest(folder.others) },
    { name: words.mistakes, place: 'papers', records: folder.mistakes },
  ]
  const count = lists.reduce((sum, { records }) => sum + records.length, 0)
  return (
    <>
      <Said visit={visit} notes={notes} all={all.filter(isNoteType)} />
      {all.some(({ loaded }) => loaded.state === 'loading') ? <p data-coming hidden /> : null}
      <LoadNotes all={all.filter((one) => !isNoteType(one))} />
      {outside.length > 0 ? (
        <Card place="results" title={views.records.groupCount(words.outside, outside.length)}>
          <RecordList
            label={words.outside}
            items={outside.map((record) => (
              <OutsideRow key={record.id} result={record} before={before.get(record)} />
            ))}
          />
        </Card>
      ) : null}
      <section className="stack">
        <h2>{words.rest}</h2>
        <p role="status">{count === 0 ? words.restNone : words.count(count)}</p>
        <div className={styles['lists']}>
          {lists.map(({ name, place, records }) => (
            <Listed key={name} title={views.records.groupCount(name, records.length)} place={place} records={records} />
          ))}
        </div>
      </section>
      <Neighbors visit={visit} at="end" />
    </>
  )
}
