import { useMessages } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import { isSameName } from '../../dictionary/name-words'
import { usePlainNames } from './plain-names-context'
import type { Resource } from '../../fhir/resource'

interface PrintedPlainNameProps {
  readonly resource: Resource
  readonly title: string
  readonly withExplanation?: boolean
}

/** In print: the plain name below the record's own title, optionally with the explanation. */
export function PrintedPlainName({ resource, title, withExplanation = false }: PrintedPlainNameProps) {
  const { dictionary } = usePageMessages()
  const { language } = useMessages()
  const plain = usePlainNames()(resource, title)?.plain
  if (!plain) return null
  const isSame = isSameName(plain.name, title)
  const explanations = withExplanation ? plain.entries.map(({ about }) => about) : []
  if (isSame && explanations.length === 0) return null
  return (
    <p>
      {dictionary.inPlainWords}{' '}
      <bdi lang={language.code}>
        {[...(isSame ? [] : [`${plain.name}${explanations.length > 0 ? '.' : ''}`]), ...explanations].join(' ')}
      </bdi>
    </p>
  )
}
