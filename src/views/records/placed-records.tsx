import { describe } from '../../resources/registry'
import { Disclosure } from '../../ui/disclosure'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { ResourceRow } from '../resource-row'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Place } from '../../words/code-words'

const places = ['main', 'check', 'plan', 'past', 'no', 'void'] as const satisfies readonly Place[]
const closed: readonly Place[] = ['past', 'no', 'void']

/** Records of one type by where their status places them; what is past or void is closed, never left out. */
export function PlacedRecords({ type, records }: { type: RecordType; records: readonly Resource[] }) {
  const { views } = usePageWords()
  const descriptor = describe(type)
  const groups = places.map((place) => ({ place, records: records.filter((record) => descriptor.place(record) === place) })).filter((group) => group.records.length > 0)
  return (
    <>
      {groups.map(({ place, records: placed }) => {
        const title = views.frame.groupCount(views.records.groups[place], placed.length)
        const list = <RecordList label={title} items={placed.map((record) => <ResourceRow key={record.id} resource={record} />)} />
        if (closed.includes(place)) {
          return (
            <Disclosure key={place} summary={title} open={groups.length === 1 && place === 'past'}>
              {place === 'void' ? <p>{views.frame.hiddenMistakesWhy}</p> : null}
              {list}
            </Disclosure>
          )
        }
        return (
          <section key={place}>
            <h2>{title}</h2>
            {list}
          </section>
        )
      })}
    </>
  )
}
