import { isRecordType } from '../contract'
import { describe } from '../resources/registry'
import { DateText } from '../ui/date-text'
import { useAudience, useWords } from '../ui/language'
import { RecordRow } from '../ui/record-row'
import { StatusChip } from '../ui/status-chip'
import { Values } from '../ui/value'
import { noKnownAllergy } from './no-known-allergy'
import type { ReactNode } from 'react'
import type { Resource } from '../fhir/resource'

interface ResourceRowProps {
  readonly resource: Resource
  readonly title?: string | undefined
  readonly chips?: ReactNode
  /** Replaces the date where the record can be placed in time in more ways than by one date. */
  readonly meta?: ReactNode
  /** False where the children say what the descriptor's second line would. */
  readonly withLine?: boolean
  readonly children?: ReactNode
}

/** The language of a record's own texts, where it says so. */
function languageOf(resource: Resource): string | undefined {
  const tag = resource['language']
  return typeof tag === 'string' && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : undefined
}

/** One record of any type as a row, from its descriptor; `title` where the descriptor alone cannot name it. */
export function ResourceRow({ resource, title, chips, meta, withLine = true, children }: ResourceRowProps) {
  const { views, dateLabel } = useWords()
  const { audience } = useAudience()
  if (!isRecordType(resource.resourceType)) return null
  const descriptor = describe(resource.resourceType)
  const date = descriptor.date(resource)
  const none = noKnownAllergy(resource)
  const name = title ?? descriptor.title(resource)
  // A reference that names nothing would stand in the row as a bare word; the record's own page has it.
  const line = withLine ? descriptor.line(resource).filter((shown) => shown.kind !== 'reference' || shown.display !== undefined) : []
  return (
    <RecordRow
      href={`/record/${resource.resourceType}/${resource.id ?? ''}`}
      title={none ? views.frame.noKnownAllergy[none] : name === undefined ? views.frame.noName : <span lang={languageOf(resource)}>{name}</span>}
      chips={
        <>
          {descriptor.statuses(resource).map(({ group, code }) => (
            <StatusChip key={group + code} group={group} code={code} />
          ))}
          {chips}
        </>
      }
      meta={
        meta ??
        (date ? (
          <>
            {dateLabel(date.label, audience)} <DateText raw={date.raw} />
          </>
        ) : (
          views.frame.noDate
        ))
      }
    >
      {line.length > 0 ? <Values values={line} /> : null}
      {children}
    </RecordRow>
  )
}
