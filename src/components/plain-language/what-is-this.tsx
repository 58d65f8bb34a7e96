import { Disclosure } from '../../ui/disclosure'
import { useAudience, useMessages } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { MedlinePlusLink } from './medlineplus-link'
import type { PlainName } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

interface Props {
  readonly plain: PlainName
  readonly resource: Resource
  /** The record's words. */
  readonly record: string
  /** What stands on the fold, where it does not stand below a title. */
  readonly summary?: string
  readonly open?: boolean
  readonly onToggle?: (open: boolean) => void
}

/** The sentences of the dictionary on request, with whose words they are. Nothing for a name that was only read by its parts. */
export function WhatIsThis({ open, onToggle, summary, ...what }: Props) {
  const { dictionary } = usePageMessages()
  if (what.plain.entries.length === 0) return null
  return (
    <Disclosure
      summary={
        summary ?? (
          <>
            {dictionary.what} <span className="visually-hidden">{what.plain.name}</span>
          </>
        )
      }
      open={open ?? false}
      onToggle={onToggle}
    >
      <Explanation {...what} />
    </Disclosure>
  )
}

/** The sentences themselves, each under its name where the title is another. */
export function Explanation({ plain, resource, record }: Pick<Props, 'plain' | 'resource' | 'record'>) {
  const { dictionary } = usePageMessages()
  const reader = useAudience()
  const ask = dictionary.ask(reader)
  const { language } = useMessages()
  const isNamed =
    reader.audience !== 'provider' && plain.canBeTitle && plain.entries.length === 1 && plain.entries[0]?.name === plain.name
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
        {dictionary.mark(record)} {plain.entries.every(({ isReviewed: reviewed }) => reviewed) ? null : dictionary.unreviewed}
      </p>
      {plain.entries.map(({ name }) => (
        <MedlinePlusLink key={name} resource={resource} name={name} isOneOfMany={plain.entries.length > 1} />
      ))}
    </div>
  )
}
