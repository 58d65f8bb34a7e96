import { useMessages } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { usePlainNames } from './plain-names-context'
import type { Resource } from '../../fhir/resource'

/** On paper: the plain name below the record's words, and what it is where the reader chose so. */
export function PrintedPlainName({
  resource,
  words,
  withSentence = false,
}: {
  resource: Resource
  words: string
  withSentence?: boolean
}) {
  const { dictionary } = usePageMessages()
  const { language } = useMessages()
  const plain = usePlainNames()(resource, words)?.plain
  if (!plain) return null
  const isSame = plain.name.toLowerCase() === words.toLowerCase()
  const sentences = withSentence ? plain.entries.map(({ about }) => about) : []
  if (isSame && sentences.length === 0) return null
  return (
    <p>
      {dictionary.inPlainWords}{' '}
      <bdi lang={language.code}>
        {[...(isSame ? [] : [`${plain.name}${sentences.length > 0 ? '.' : ''}`]), ...sentences].join(' ')}
      </bdi>
    </p>
  )
}
