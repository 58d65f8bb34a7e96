import { recordLanguage } from '../../fhir/record-language'
import { isSameName } from '../../dictionary/name-words'
import { withoutExplanation } from '../../lib/without-explanation'
import { useMessages } from '../../language/language-context'
import { Card } from '../../ui/card'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { MedlinePlusLink } from '../plain-language/medlineplus-link'
import type { PlainNaming } from '../plain-language/plain-names-context'
import type { Resource } from '../../fhir/resource'

export interface NamedRecord {
  readonly naming: PlainNaming | undefined
  readonly record: Resource | undefined
  /** The name in the record. */
  readonly recordName: string
}

/** What the dictionary says, without reference to the record, and the name in the record where the page has another one. */
export function WhatItIs({ naming, record, recordName, title }: NamedRecord & { title: string }) {
  const { views } = usePageMessages()
  const { language } = useMessages()
  const plain = naming?.plain
  const entries = plain?.entries ?? []
  const hasOtherName =
    plain !== undefined &&
    recordName !== '' &&
    ![plain.name, withoutExplanation(plain.name)].some((name) => isSameName(name, recordName))
  if (!record || (entries.length === 0 && !hasOtherName)) return null
  const [first, ...others] = entries
  const isNamed = plain?.canBeTitle === true && first && others.length === 0 && isSameName(first.name, plain.name)
  return (
    <Card title={title}>
      {entries.map(({ name, about }) => (
        <p key={name} lang={language.code}>
          {isNamed ? null : <strong>{name}: </strong>}
          {about}
        </p>
      ))}
      {hasOtherName ? (
        <p className="muted small">
          {views.trend.nameInRecord} <RecordText text={recordName} language={recordLanguage(record)} isCoded />
        </p>
      ) : null}
      {entries.map(({ name }) => (
        <MedlinePlusLink
          key={name}
          resource={record}
          name={name}
          text={views.trend.readMore(entries.length > 1 ? name : undefined)}
        />
      ))}
    </Card>
  )
}
