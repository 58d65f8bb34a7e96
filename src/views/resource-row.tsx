import { isRecordType } from '../contract'
import { describe } from '../resources/registry'
import { DateText } from '../ui/date-text'
import { useAudience, useWords } from '../ui/language'
import { RecordRow } from '../ui/record-row'
import { StatusChip } from '../ui/status-chip'
import { Values } from '../ui/value'
import type { ReactNode } from 'react'
import type { Resource } from '../fhir/resource'

interface ResourceRowProps {
  readonly resource: Resource
  readonly title?: string | undefined
  readonly chips?: ReactNode
  /** False where the children say what the descriptor's second line would. */
  readonly withLine?: boolean
  readonly children?: ReactNode
}

/** One record of any type as a row, from its descriptor; `title` where the descriptor alone cannot name it. */
export function ResourceRow({ resource, title, chips, withLine = true, children }: ResourceRowProps) {
  const { views, label } = useWords()
  const { audience } = useAudience()
  if (!isRecordType(resource.resourceType)) return null
  const descriptor = describe(resource.resourceType)
  const date = descriptor.date(resource)
  // A reference that names nothing would stand in the row as a bare word; the record's own page has it.
  const line = withLine ? descriptor.line(resource).filter((shown) => shown.kind !== 'reference' || shown.display !== undefined) : []
  return (
    <RecordRow
      href={`/record/${resource.resourceType}/${resource.id ?? ''}`}
      title={title ?? descriptor.title(resource) ?? views.frame.noName}
      chips={
        <>
          {descriptor.statuses(resource).map(({ group, code }) => (
            <StatusChip key={group + code} group={group} code={code} />
          ))}
          {chips}
        </>
      }
      meta={
        date ? (
          <>
            {label(date.label, audience)} <DateText raw={date.raw} />
          </>
        ) : (
          views.frame.noDate
        )
      }
    >
      {line.length > 0 ? <Values values={line} /> : null}
      {children}
    </RecordRow>
  )
}
