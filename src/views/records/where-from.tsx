import { useRecords } from '../../data/hooks'
import { listOf } from '../../fhir/guards'
import { parseReference, referenceOf } from '../../fhir/reference'
import { describe } from '../../resources/registry'
import { FactList } from '../../ui/fact-list'
import { usePageWords } from '../../ui/page-words'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Provenance comes with searches only, so the list of the type is asked again with it. */
export function WhereFrom({ type, resource }: { type: RecordType; resource: Resource }) {
  const { views } = usePageWords()
  const { set, state } = useRecords(type, undefined, { provenance: true })
  const about = (set?.included ?? []).filter((each) => each.resourceType === 'Provenance' && pointsTo(each, type, resource.id))
  return (
    <section>
      <h2>{views.detail.whereFrom}</h2>
      {about.map((each, index) =>
        describe('Provenance')
          .sections(each)
          .map((section) => <FactList key={`${index} ${section.id}`} rows={section.rows} />),
      )}
      {about.length === 0 && state === 'failed' ? <p>{views.detail.provenanceFailed}</p> : null}
      {about.length === 0 && set?.complete ? <p>{views.detail.noProvenance}</p> : null}
      {about.length === 0 && state !== 'failed' && !set?.complete ? <p role="status">{views.detail.getting}</p> : null}
    </section>
  )
}

function pointsTo(provenance: Resource, type: string, id: string | undefined): boolean {
  return listOf(provenance['target']).some((target) => {
    const parsed = parseReference(referenceOf(target)?.reference ?? '')
    return parsed !== undefined && 'type' in parsed && parsed.type === type && parsed.id === id
  })
}
