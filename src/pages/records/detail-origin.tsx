import { contractOf } from '../../contract'
import { useOrigin } from '../../data/references/provenance'
import { formatDate } from '../../fhir/format-date'
import { objectsOf, isObject, textOf } from '../../lib/json'
import { detailOf } from '../../resources/detail/registry'
import { describe } from '../../resources/registry'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/fact-list'
import { useAudience, useLocale } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { useReferences } from '../../ui/reference-context'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Where the record came from: one sentence, and all that the server says of it. */
export function Origin({ type, resource }: { type: RecordType; resource: Resource }) {
  return contractOf(type).revinclude ? <Asked type={type} resource={resource} /> : null
}

function Asked({ type, resource }: { type: RecordType; resource: Resource }) {
  const { views, detail } = usePageWords()
  const { state, provenance } = useOrigin(type, resource)
  const sentences = {
    loading: views.detail.getting,
    none: views.detail.noProvenance,
    notShared: detail.originNotShared,
    notOffered: detail.originNotOffered,
    failed: views.detail.provenanceFailed,
  }
  return (
    <section>
      <h2>{views.detail.whereFrom}</h2>
      {state === 'found' ? (
        provenance.map((each, index) => <OneOrigin key={index} provenance={each} />)
      ) : (
        <p role="status">{sentences[state]}</p>
      )}
    </section>
  )
}

function OneOrigin({ provenance }: { provenance: Resource }) {
  const { detail } = usePageWords()
  const { audience } = useAudience()
  const locale = useLocale()
  const references = useReferences()
  const date = describe('Provenance').date(provenance)
  const names = objectsOf(provenance['agent']).flatMap(({ who }) => {
    if (!isObject(who)) return []
    const reference = textOf(who['reference'])
    return textOf(who['display']) ?? (reference === undefined ? undefined : references?.resolve(reference).text) ?? []
  })
  const when = date && formatDate(date.raw, { locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  return (
    <>
      <p>
        <bdi>{detail.recorded(names[0], when)}</bdi>
      </p>
      <Disclosure summary={detail.originDetails}>
        {detailOf('Provenance')
          .sections(provenance)
          .map((section) => (
            <FactList key={section.id} rows={section.rows} />
          ))}
      </Disclosure>
    </>
  )
}
