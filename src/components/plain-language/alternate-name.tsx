import { useAudience, useMessages } from '../../ui/language'
import { recordLanguage } from '../rows/resource-row'
import type { PlainName } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

interface Props {
  readonly resource: Resource
  readonly words: string
  readonly plain: PlainName
  /** What stands before each of the names; given, as rows of the first page are drawn without the words of the others. */
  readonly labels: { readonly inRecord: string; readonly inPlainWords: string }
}

/** The name that is not the title, for everybody but care staff; none where both are the same. */
export function AlternateName({ resource, words, plain, labels }: Props) {
  const { language } = useMessages()
  const { audience } = useAudience()
  if (audience === 'provider' || (!plain.canBeTitle && plain.name.toLowerCase() === words.toLowerCase())) return null
  return (
    <span className="muted small">
      {plain.canBeTitle ? labels.inRecord : labels.inPlainWords}{' '}
      <bdi lang={plain.canBeTitle ? recordLanguage(resource) : language.code}>{plain.canBeTitle ? words : plain.name}</bdi>
    </span>
  )
}
