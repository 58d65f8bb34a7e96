import { isDenial } from '../../resources/denial'
import { ResourceRow } from '../../components/rows/resource-row'
import { CardList, EmptyCardNote } from './card-notes'
import type { CardTitle } from './cards'
import type { Resource } from '../../fhir/resource'

/** For a card of which nothing is current: what the record says instead, such as "no known medicines", else how many records the list has. */
export function NothingCurrent({
  of,
  denials,
  records,
}: {
  of: CardTitle
  denials: readonly Resource[]
  records: readonly Resource[]
}) {
  const others = records.filter((record) => !isDenial(record)).length
  return (
    <>
      {denials.length > 0 ? (
        <CardList>
          {denials.map((record, index) => (
            <ResourceRow key={record.id ?? index} resource={record} />
          ))}
        </CardList>
      ) : null}
      {others > 0 || denials.length === 0 ? <EmptyCardNote of={of} others={others} /> : null}
    </>
  )
}
