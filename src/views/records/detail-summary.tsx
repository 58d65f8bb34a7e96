import { isObject, textOf } from '../../fhir/guards'
import { usePageWords } from '../../ui/page-words'
import { narrativeText } from './detail-narrative'
import type { Resource } from '../../fhir/resource'

/** What the server wrote in words, where it says that this holds more than the fields do (R4 Narrative.status `additional`): then it is no repetition and comes first. */
export function Additional({ resource }: { resource: Resource }) {
  const { detail } = usePageWords()
  const text = isObject(resource['text']) ? resource['text'] : {}
  const summary = text['status'] === 'additional' ? narrativeText(textOf(text['div'])) : undefined
  if (summary === undefined) return null
  return (
    <section>
      <h2>{detail.narrative}</h2>
      <p className="muted">{detail.narrativeMore}</p>
      <p style={{ whiteSpace: 'pre-line' }} dir="auto">
        {summary}
      </p>
    </section>
  )
}
