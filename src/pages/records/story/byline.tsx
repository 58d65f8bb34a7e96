import { formatDay } from '../../../fhir/format-date'
import { referenceOf } from '../../../fhir/reference'
import { objectsOf } from '../../../lib/json'
import { descriptorOf } from '../../../resources/descriptors'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useRecordReferences } from '../detail-references'
import styles from '../document/document.module.css'
import type { ResourceOf } from '../../../fhir/resource'

type BylineRecord = ResourceOf<'DocumentReference'> | ResourceOf<'DiagnosticReport'>

/** Who wrote a document or made a report, and its day. Covered records are not named. */
export function Byline({
  record,
  className = styles['byline'],
}: {
  record: BylineRecord
  className?: string | undefined
}) {
  const { format } = usePageMessages()
  const references = useRecordReferences(record)
  const people = record.resourceType === 'DocumentReference' ? record.author : record.performer
  const names = objectsOf(people).flatMap((person) => {
    const { display, reference } = referenceOf(person) ?? {}
    const found = reference === undefined ? undefined : references.resolve(reference)
    return display ?? (found?.isMasked === true ? [] : (found?.text ?? []))
  })
  const raw = descriptorOf(record.resourceType).date(record)?.raw
  const day = raw === undefined ? undefined : formatDay(raw, { format, style: 'patient' })
  return names.length === 0 && day === undefined ? null : (
    <p className={className}>
      <bdi>{names.join(', ')}</bdi>
      {names.length > 0 && day !== undefined ? ', ' : null}
      {day === undefined ? null : <time dateTime={raw}>{day}</time>}
    </p>
  )
}
