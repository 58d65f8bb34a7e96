import { useMessages } from '../../language/language-context'
import { useConceptNames } from '../../ui/concept-names'
import { RecordText } from '../../ui/record-text'
import type { Resource } from '../../fhir/resource'

/** The name of a medicine that must not be taken, for the reader, with the record's own where that is another one. */
export function ForbiddenName({ request, name }: { request: Resource; name: string | undefined }) {
  const { views } = useMessages()
  const found = useConceptNames().ofRecord(request, name)
  if (name === undefined) return views.summary.noMedicineName
  if (found === undefined) return <RecordText text={name} isCoded />
  return (
    <>
      <bdi>{found.name}</bdi>
      {found.name.toLowerCase() === name.toLowerCase() ? null : (
        <>
          {' '}
          (<RecordText text={name} isCoded />)
        </>
      )}
    </>
  )
}
