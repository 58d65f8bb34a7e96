import { ResourceRow } from '../../components/rows/resource-row'
import { IconTile } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { PaginatedList } from '../../ui/paginated-list'
import box from '../../ui/box.module.css'
import { Link } from '../../ui/link'
import styles from './visit/visit.module.css'
import type { CardIcon } from '../../ui/card'
import type { Resource } from '../../fhir/resource'

export const relativeReferenceOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id ?? ''}`

/** Lists of up to this length start open. */
const MAX_OPEN_RECORDS = 5

interface RelatedRecordListProps {
  readonly title: string
  readonly icon: CardIcon
  readonly records: readonly Resource[]
  /** The link to the list of all records of the type. */
  readonly listLink?: { readonly href: string; readonly text: string }
}

/** Records of one type that belong to the record of the page; null when there are none. */
export function RelatedRecordList({ title, icon, records, listLink }: RelatedRecordListProps) {
  if (records.length === 0) return null
  return (
    <div className={`${box['box']} ${styles['block']}`}>
      <Disclosure
        summary={
          <>
            <IconTile icon={icon} /> {title}
          </>
        }
        open={records.length <= MAX_OPEN_RECORDS}
      >
        <PaginatedList
          label={title}
          items={records.map((record) => (
            <ResourceRow key={relativeReferenceOf(record)} resource={record} />
          ))}
        />
        {listLink ? (
          <p className="no-print">
            <Link to={listLink.href}>{listLink.text}</Link>
          </p>
        ) : null}
      </Disclosure>
    </div>
  )
}
