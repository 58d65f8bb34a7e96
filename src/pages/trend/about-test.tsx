import { MedlinePlusLink } from '../../components/plain-language/medlineplus-link'
import { recordLanguage } from '../../fhir/record-language'
import { isSameName } from '../../dictionary/name-words'
import { useMessages } from '../../language/language-context'
import { Card } from '../../ui/card'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import type { PlainNaming } from '../../components/plain-language/plain-names-context'
import type { ResourceOf } from '../../fhir/resource'

export interface AboutTestProps {
  readonly naming: PlainNaming | undefined
  readonly result: ResourceOf<'Observation'> | undefined
  /** The name of the test in the record. */
  readonly recordName: string
}

/** What the test is in general, without reference to the result, and its name in the record where the page has another one. */
export function WhatTestIs({ naming, result, recordName }: AboutTestProps) {
  const { views } = usePageMessages()
  const { language } = useMessages()
  const plain = naming?.plain
  const entries = plain?.entries ?? []
  const hasOtherName = plain !== undefined && recordName !== '' && !isSameName(plain.name, recordName)
  if (!result || (entries.length === 0 && !hasOtherName)) return null
  const isNamed = plain?.canBeTitle === true && entries.length === 1 && entries[0]?.name === plain.name
  return (
    <Card title={views.trend.whatItIs}>
      {entries.map(({ name, about }) => (
        <p key={name} lang={language.code}>
          {isNamed ? null : <strong>{name}: </strong>}
          {about}
        </p>
      ))}
      {hasOtherName ? (
        <p className="muted small">
          {views.trend.nameInRecord} <RecordText text={recordName} language={recordLanguage(result)} isCoded />
        </p>
      ) : null}
      {entries.map(({ name }) => (
        <MedlinePlusLink
          key={name}
          resource={result}
          name={name}
          text={views.trend.readMore(entries.length > 1 ? name : undefined)}
        />
      ))}
    </Card>
  )
}
