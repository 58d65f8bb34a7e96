import { Disclosure } from '../../ui/disclosure'
import { useDetailLevel } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { MedlinePlusLink } from './medlineplus-link'
import type { PlainName } from '../../dictionary/concept'
import type { Resource } from '../../fhir/resource'

interface WhatIsThisProps {
  readonly plain: PlainName
  readonly resource: Resource
  /** The record's own title. */
  readonly title: string
  /** The label of the disclosure, if it is not below a title. */
  readonly summary?: string
  readonly open?: boolean
  readonly onToggle?: (open: boolean) => void
}

/** Disclosure with the dictionary's explanation and its source; nothing for a name composed of parts without an entry. */
export function WhatIsThis({ open, onToggle, summary, ...explained }: WhatIsThisProps) {
  const { dictionary } = usePageMessages()
  if (explained.plain.entries.length === 0) return null
  return (
    <Disclosure
      summary={
        summary ?? (
          <>
            {dictionary.whatIsThis} <span className="visually-hidden">{explained.plain.name}</span>
          </>
        )
      }
      open={open ?? false}
      onToggle={onToggle}
    >
      <Explanation {...explained} />
    </Disclosure>
  )
}

/** The explanations, each with its name unless that is the title. */
export function Explanation({ plain, resource, title }: Pick<WhatIsThisProps, 'plain' | 'resource' | 'title'>) {
  const { dictionary } = usePageMessages()
  const audience = useAudience()
  const detail = useDetailLevel()
  const ask = dictionary.askCareTeam(audience)
  const { language } = useMessages()
  const isNamed =
    detail === 'plain' && plain.canBeTitle && plain.entries.length === 1 && plain.entries[0]?.name === plain.name
  return (
    <div className="stack" lang={language.code}>
      {plain.entries.map(({ name, about }) => (
        <p key={name}>
          {isNamed ? null : <strong>{name}: </strong>}
          {about}
        </p>
      ))}
      {ask === '' ? null : <p>{ask}</p>}
      <p className="muted small">
        {dictionary.plainWordsSource} “<RecordText text={title} isCoded />
        ”. {plain.entries.every(({ isReviewed }) => isReviewed) ? null : dictionary.unreviewed}
      </p>
      {plain.entries.map(({ name }) => (
        <MedlinePlusLink key={name} resource={resource} name={name} isOneOfMany={plain.entries.length > 1} />
      ))}
    </div>
  )
}
