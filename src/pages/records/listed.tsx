import { Link } from 'react-router'
import { ResourceRow } from '../../components/rows/resource-row'
import { Tile } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { RecordList } from '../../ui/record-list'
import styles from './visit/visit.module.css'
import type { Place } from '../../ui/card'
import type { Resource } from '../../fhir/resource'

export const keyOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id ?? ''}`

/** Short lists stand open. */
const SHORT = 5

interface ListedProps {
  readonly title: string
  readonly place: Place
  readonly records: readonly Resource[]
  /** The way to the list of all records of the kind. */
  readonly all?: { readonly href: string; readonly words: string }
}

/** Records that belong to the record of the page, of one kind; nothing where there are none. */
export function Listed({ title, place, records, all }: ListedProps) {
  if (records.length === 0) return null
  return (
    <div className={styles['block']}>
      <Disclosure
        summary={
          <>
            <Tile place={place} /> {title}
          </>
        }
        open={records.length <= SHORT}
      >
        <RecordList
          label={title}
          items={records.map((record) => (
            <ResourceRow key={keyOf(record)} resource={record} />
          ))}
        />
        {all ? (
          <p className="no-print">
            <Link to={all.href}>{all.words}</Link>
          </p>
        ) : null}
      </Disclosure>
    </div>
  )
}
