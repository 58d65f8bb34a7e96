import { isRecordType } from '../../contract'
import { descriptorOf } from '../../resources/descriptors'
import { DateText } from '../../ui/date-text'
import { useAudience, useMessages } from '../../ui/language'
import { RecordRow } from '../../ui/record-row'
import { rowLabelKey } from '../../resources/label-key'
import { placeholderName } from '../../resources/placeholder-name'
import { isMaskedRecord } from '../../resources/masking'
import { noKnownAllergyText } from '../../resources/no-known-allergy'
import { encodeIdForPath } from '../../fhir/id'
import { usePlainNames } from '../plain-language/plain-names-context'
import { MaskedRecordNotice, PrivateRecordMark } from './private-record'
import { ConditionDates } from './condition-dates'
import { RecordStatusChip, WithoutHeading } from './record-status'
import { RowLine } from './row-line'
import type { ReactNode } from 'react'
import type { Resource } from '../../fhir/resource'

export interface ResourceRowProps {
  readonly resource: Resource
  readonly title?: string | undefined
  /** The same record with what it names by reference in its place, for the dictionary to read. */
  readonly about?: Resource
  readonly chips?: ReactNode
  /** Replaces the date where the record can be placed in time in more ways than by one date. */
  readonly meta?: ReactNode
  /** False where the children say what the descriptor's second line would. */
  readonly withLine?: boolean
  readonly children?: ReactNode
}

/** The language of a record's own texts, where it says so. */
export function recordLanguage(resource: Resource): string | undefined {
  const tag = resource['language']
  return typeof tag === 'string' && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : undefined
}

/** The date of a record with what it is the date of. */
function RowDate({
  resource,
  date,
}: {
  resource: Resource
  date: { readonly raw: string; readonly label: string } | undefined
}) {
  const { views, dateLabel } = useMessages()
  const { audience } = useAudience()
  if (!date) return views.frame.noDate
  return (
    <>
      {dateLabel(rowLabelKey(date.label, resource), audience, date.raw)} <DateText raw={date.raw} ago />
    </>
  )
}

/** One record of any type as a row, from its descriptor; `title` where the descriptor alone cannot name it. A private record that is covered only says so. */
export function ResourceRow({
  resource,
  title,
  about = resource,
  chips,
  meta,
  withLine = true,
  children,
}: ResourceRowProps) {
  const words = useMessages()
  const { views } = words
  const { audience } = useAudience()
  const namesOf = usePlainNames()
  const type = resource.resourceType
  if (!isRecordType(type)) return null
  const descriptor = descriptorOf(type)
  const none = noKnownAllergyText(resource, views.frame.noKnownAllergy)
  const covered = isMaskedRecord(resource)
  const name = (covered ? undefined : title) ?? descriptor.title(resource)
  const named = covered || none !== undefined ? undefined : namesOf(about, name)
  const when =
    meta ??
    (type === 'Condition' ? (
      <ConditionDates condition={resource} />
    ) : (
      <RowDate resource={resource} date={descriptor.date(resource)} />
    ))
  return (
    <RecordRow
      href={`/record/${type}/${encodeIdForPath(resource.id)}`}
      title={
        none !== undefined
          ? none
          : name === undefined
            ? placeholderName(resource, words, audience)
            : (named?.name ?? <span lang={recordLanguage(resource)}>{name}</span>)
      }
      chips={
        <>
          <RecordStatusChip record={resource} />
          {chips}
          {covered ? null : <PrivateRecordMark record={resource} />}
        </>
      }
      meta={
        named?.after ? (
          <>
            {when}
            {named.after}
          </>
        ) : (
          when
        )
      }
    >
      {covered ? <MaskedRecordNotice record={resource} /> : null}
      {named?.below}
      {withLine && !covered ? <RowLine type={type} resource={resource} title={name} /> : null}
      {covered ? null : <WithoutHeading>{children}</WithoutHeading>}
    </RecordRow>
  )
}
