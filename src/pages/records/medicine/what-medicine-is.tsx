import { MedlinePlusLink } from '../../../components/plain-language/medlineplus-link'
import { recordLanguage } from '../../../fhir/record-language'
import { isSameName } from '../../../dictionary/name-words'
import { useMessages } from '../../../language/language-context'
import { Card } from '../../../ui/card'
import { RecordText } from '../../../ui/record-text'
import { usePageMessages } from '../../../ui/use-page-messages'
import type { PlainNaming } from '../../../components/plain-language/plain-names-context'
import type { ResourceOf } from '../../../fhir/resource'

interface WhatMedicineIsProps {
  readonly naming: PlainNaming | undefined
  readonly request: ResourceOf<'MedicationRequest'>
  /** The name in the record. */
  readonly recordName: string
}

/** What the medicine is in general, and its name in the record where the page has another one. */
export function WhatMedicineIs({ naming, request, recordName }: WhatMedicineIsProps) {
  const { views } = usePageMessages()
  const { language } = useMessages()
  const words = views.medicineStory
  const entries = naming?.plain?.entries ?? []
  const hasOtherName = naming?.name !== undefined && recordName !== '' && !isSameName(naming.name, recordName)
  if (entries.length === 0 && !hasOtherName) return null
  return (
    <Card title={words.whatItIs}>
      {entries.map(({ name, about }) => (
        <p key={name} lang={language.code}>
          {entries.length === 1 ? null : <strong>{name}: </strong>}
          {about}
        </p>
      ))}
      {hasOtherName ? (
        <p className="muted small">
          {words.nameInRecord} <RecordText text={recordName} language={recordLanguage(request)} isCoded />
        </p>
      ) : null}
      {entries.map(({ name }) => (
        <MedlinePlusLink
          key={name}
          resource={request}
          name={name}
          text={words.readMore(entries.length > 1 ? name : undefined)}
        />
      ))}
    </Card>
  )
}
