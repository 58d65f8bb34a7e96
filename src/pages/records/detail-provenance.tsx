import { contractOf } from '../../contract'
import { useSession } from '../../auth/session/session-provider'
import { useProvenance } from '../../data/references/provenance'
import { formatDate } from '../../fhir/format-date'
import { objectsOf, isObject, textOf } from '../../lib/json'
import { detailOf } from '../../resources/detail/details'
import { descriptorOf } from '../../resources/descriptors'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/value'
import { useTextAudience } from '../../ui/detail-level'
import { useFormat } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import { useReferences } from '../../ui/reference-context'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** The provenance of a record: one sentence, and every element on request. */
export function RecordProvenance({ type, resource }: { type: RecordType; resource: Resource }) {
  return contractOf(type).revinclude ? <ProvenanceSection type={type} resource={resource} /> : null
}

function ProvenanceSection({ type, resource }: { type: RecordType; resource: Resource }) {
  const { views, detail } = usePageMessages()
  const { state, provenance } = useProvenance(type, resource)
  const isFile = useSession().kind !== 'ehr'
  const inFile = isFile ? detail.inFile.noOrigin : undefined
  const sentences = {
    loading: views.detail.loading,
    none: inFile ?? views.detail.noProvenance,
    notShared: inFile ?? detail.originNotShared,
    notOffered: inFile ?? detail.originNotOffered,
    failed: views.detail.provenanceFailed,
  }
  return (
    <section>
      <h2>{views.detail.origin}</h2>
      {state === 'found' ? (
        provenance.map((each, index) => <ProvenanceEntry key={index} provenance={each} />)
      ) : (
        <p role="status">{sentences[state]}</p>
      )}
    </section>
  )
}

function ProvenanceEntry({ provenance }: { provenance: Resource }) {
  const format = useFormat()
  const { detail } = usePageMessages()
  const audience = useTextAudience()
  const references = useReferences()
  const date = descriptorOf('Provenance').date(provenance)
  const names = objectsOf(provenance['agent']).flatMap(({ who }) => {
    if (!isObject(who)) return []
    const reference = textOf(who['reference'])
    return textOf(who['display']) ?? (reference === undefined ? undefined : references?.resolve(reference).text) ?? []
  })
  const when = date && formatDate(date.raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
  return (
    <>
      <p>
        <bdi>{detail.recorded(names[0], when)}</bdi>
      </p>
      <div className="no-print">
        <Disclosure summary={detail.originDetails}>
          {detailOf('Provenance')
            .sections(provenance, format)
            .map((section) => (
              <FactList key={section.id} rows={section.rows} />
            ))}
        </Disclosure>
      </div>
    </>
  )
}
