import { isRecordType } from '../../contract'
import { describe } from '../../resources/registry'
import { DateText } from '../../ui/date-text'
import { useAudience, useWords } from '../../ui/language'
import { RecordRow } from '../../ui/record-row'
import { isCover } from '../../resources/cover'
import { noAllergyWords } from '../../resources/no-known-allergy'
import { idInPath } from '../../fhir/id'
import { PrivateCover, PrivateMark } from '../private-record'
import { RecordPhrase, WithoutHeading } from './record-phrase'
import { RowLine } from './row-line'
import type { ReactNode } from 'react'
import type { Resource } from '../../fhir/resource'

export interface ResourceRowProps {
  readonly resource: Resource
  readonly title?: string | undefined
  /** A plain name in place of the title, and what stands below it; never of a covered record. */
  readonly named?: { readonly name?: string; readonly below: ReactNode } | undefined
  readonly chips?: ReactNode
  /** Replaces the date where the record can be placed in time in more ways than by one date. */
  readonly meta?: ReactNode
  /** False where the children say what the descriptor's second line would. */
  readonly withLine?: boolean
  readonly children?: ReactNode
}

/** The language of a record's own texts, where it says so. */
export function languageOf(resource: Resource): string | undefined {
  const tag = resource['language']
  return typeof tag === 'string' && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : undefined
}

/** One record of any type as a row, from its descriptor; `title` where the descriptor alone cannot name it. A private record that is covered only says so. */
export function ResourceRow({ resource, title, named, chips, meta, withLine = true, children }: ResourceRowProps) {
  const { views, dateLabel } = useWords()
  const { audience } = useAudience()
  const type = resource.resourceType
  if (!isRecordType(type)) return null
  const descriptor = describe(type)
  const date = descriptor.date(resource)
  const none = noAllergyWords(resource, views.frame.noKnownAllergy)
  const covered = isCover(resource)
  const name = (covered ? undefined : title) ?? descriptor.title(resource)
  return (
    <RecordRow
      href={`/record/${type}/${idInPath(resource.id)}`}
      title={none !== undefined ? none : name === undefined ? views.frame.noName : (named?.name ?? <span lang={languageOf(resource)}>{name}</span>)}
      chips={
        <>
          <RecordPhrase record={resource} />
          {chips}
          {covered ? null : <PrivateMark record={resource} />}
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
      {covered ? <PrivateCover record={resource} /> : null}
      {none === undefined ? named?.below : null}
      {withLine && !covered ? <RowLine type={type} resource={resource} title={name} /> : null}
      {covered ? null : <WithoutHeading>{children}</WithoutHeading>}
    </RecordRow>
  )
}
