import { useDetailLevel } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { RecordText } from '../../ui/record-text'
import { isSameName } from '../../dictionary/name-words'
import { recordLanguage } from '../../fhir/record-language'
import type { PlainName } from '../../dictionary/concept'
import type { Resource } from '../../fhir/resource'

interface AlternateNameProps {
  readonly resource: Resource
  readonly title: string
  readonly plain: PlainName
  /** Labels before the names; passed in, as the summary renders rows without the messages of other pages. */
  readonly labels: { readonly inRecord: string; readonly inPlainWords: string }
}

/** The name that is not the title, except in the clinical view; nothing if both names are the same. */
export function AlternateName({ resource, title, plain, labels }: AlternateNameProps) {
  const { language } = useMessages()
  const detail = useDetailLevel()
  if (detail === 'clinical' || isSameName(plain.name, title)) return null
  return (
    <span className="muted small">
      {plain.canBeTitle ? labels.inRecord : labels.inPlainWords}{' '}
      {plain.canBeTitle ? (
        <RecordText text={title} language={recordLanguage(resource)} isCoded />
      ) : (
        <bdi lang={language.code}>{plain.name}</bdi>
      )}
    </span>
  )
}
