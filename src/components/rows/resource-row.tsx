import { isRecordType } from '../../contract'
import { descriptorOf } from '../../resources/descriptors'
import { DateText } from '../../ui/date-text'
import { useTextAudience } from '../../ui/detail-level'
import { useFormat, useMessages } from '../../language/language-context'
import { useConceptNames } from '../../ui/concept-names'
import { RecordLanguageProvider, RecordText } from '../../ui/record-text'
import { RecordRow } from '../../ui/record-row'
import { rowLabelKey } from '../../resources/label-key'
import { placeholderName } from '../../resources/placeholder-name'
import { isMaskedRecord } from '../../resources/masking'
import { isDenial } from '../../resources/denial'
import { encodeIdForPath } from '../../fhir/id'
import { recordLanguage } from '../../fhir/record-language'
import { usePlainNames } from '../plain-language/plain-names-context'
import { RecordBoundary } from './record-boundary'
import { MaskedRecordNotice, PrivateRecordMark } from './private-record'
import { ConditionDates } from './condition-dates'
import { RecordStatusChip, WithoutHeading } from './record-status'
import { RowLine } from './row-line'
import type { ReactNode } from 'react'
import { isOfType, type Resource } from '../../fhir/resource'

export interface ResourceRowProps {
  readonly resource: Resource
  readonly title?: string | undefined
  /** The title is in the words of this app, not of the record. */
  readonly isAppTitle?: boolean
  /** The record with its references resolved, for the dictionary look-up. */
  readonly about?: Resource
  readonly chips?: ReactNode
  /** Replaces the date if the record has more than one. */
  readonly meta?: ReactNode
  /** False if the children replace the descriptor's second line. */
  readonly withLine?: boolean
  readonly children?: ReactNode
}

/** The date of a record with its label. */
function RowDate({
  resource,
  date,
}: {
  resource: Resource
  date: { readonly raw: string; readonly label: string } | undefined
}) {
  const { views, dateLabel } = useMessages()
  const audience = useTextAudience()
  if (!date) return views.common.noDate
  return (
    <>
      {dateLabel(rowLabelKey(date.label, resource), audience, date.raw)} <DateText raw={date.raw} ago />
    </>
  )
}

/** The plain name, else the record's own name, else a placeholder. */
function rowTitle(
  resource: Resource,
  name: string | undefined,
  plainName: string | undefined,
  isAppTitle: boolean | undefined,
  placeholder: () => string,
): ReactNode {
  if (name === undefined) return placeholder()
  // A denial is a sentence in the language of the reader.
  if (isAppTitle || isDenial(resource)) return name
  return plainName ?? <OwnTitle resource={resource} name={name} />
}

/** The record's own name; for readers of another language its plain name where the page has none, as for records that negate it, followed by the record's where that says more. */
function OwnTitle({ resource, name }: { resource: Resource; name: string }) {
  const found = useConceptNames().ofRecord(resource, name)
  const own = <RecordText text={name} language={recordLanguage(resource)} isCoded />
  if (found === undefined || found.name === name) return own
  if (found.isWhole) return found.name
  return (
    <>
      {found.name} ({own})
    </>
  )
}

/** A row for a record of any type, by its descriptor; `title` overrides the descriptor's. A masked private record shows only that it is one. */
export const ResourceRow = (props: ResourceRowProps) => (
  <RecordBoundary record={props.resource}>
    <DescribedRow {...props} />
  </RecordBoundary>
)

function DescribedRow({
  resource,
  title,
  isAppTitle,
  about = resource,
  chips,
  meta,
  withLine = true,
  children,
}: ResourceRowProps) {
  const format = useFormat()
  const messages = useMessages()
  const audience = useTextAudience()
  const plainNameOf = usePlainNames()
  const type = resource.resourceType
  if (!isRecordType(type)) return null
  const descriptor = descriptorOf(type)
  const isMasked = isMaskedRecord(resource)
  const name = (isMasked ? undefined : title) ?? descriptor.title(resource, format)
  const naming = isMasked || isDenial(resource) ? undefined : plainNameOf(about, name)
  const placeholder = () => placeholderName(resource, messages, audience)
  const date =
    meta ??
    (isOfType(resource, 'Condition') ? (
      <ConditionDates condition={resource} />
    ) : (
      <RowDate resource={resource} date={descriptor.date(resource)} />
    ))
  return (
    <RecordLanguageProvider language={recordLanguage(resource)}>
      <RecordRow
        href={`/record/${type}/${encodeIdForPath(resource.id)}`}
        title={rowTitle(resource, name, naming?.name, isAppTitle, placeholder)}
        chips={
          <>
            <RecordStatusChip record={resource} />
            {chips}
            {isMasked ? null : <PrivateRecordMark record={resource} />}
          </>
        }
        meta={
          naming?.after ? (
            <>
              {date}
              {naming.after}
            </>
          ) : (
            date
          )
        }
      >
        {isMasked ? <MaskedRecordNotice record={resource} /> : null}
        {naming?.below}
        {withLine && !isMasked ? <RowLine type={type} resource={resource} title={name} /> : null}
        {isMasked ? null : <WithoutHeading>{children}</WithoutHeading>}
      </RecordRow>
    </RecordLanguageProvider>
  )
}
