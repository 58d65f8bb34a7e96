import { isRecordType } from '../../contract'
import { rowsByShape } from '../../fhir/show-by-shape'
import { objectsOf, textOf } from '../../lib/json'
import { detailOf } from '../../resources/detail/details'
import { descriptorOf } from '../../resources/descriptors'
import { FactList } from '../../ui/value'
import { useTextAudience } from '../../ui/detail-level'
import { usePageMessages } from '../../ui/use-page-messages'
import { containedAnchor } from './detail-references'
import type { Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

/** Contained resources. The value sets of a questionnaire are shown with its questions, and here only in the clinical view. */
export function ContainedResources({ resource, isClinical }: { resource: Resource; isClinical: boolean }) {
  const { detail } = usePageMessages()
  const contained = objectsOf(resource['contained']).filter(
    (inner) => isClinical || resource.resourceType !== 'Questionnaire' || inner['resourceType'] !== 'ValueSet',
  )
  if (contained.length === 0) return null
  return (
    <section>
      <h2>{detail.contained(contained.length)}</h2>
      <p>{detail.containedIntro}</p>
      {contained.map((inner, index) => (
        <ContainedResource
          key={index}
          inner={inner}
          isFirst={contained.findIndex(({ id }) => id === inner['id']) === index}
        />
      ))}
    </section>
  )
}

/** Only the first of two resources with the same id gets the anchor: an HTML id is unique. */
function ContainedResource({ inner, isFirst }: { inner: Json; isFirst: boolean }) {
  const format = useFormat()
  const { states, typeNames, views } = usePageMessages()
  const audience = useTextAudience()
  const type = textOf(inner['resourceType']) ?? ''
  const id = textOf(inner['id'])
  const anchor = id !== undefined && isFirst ? containedAnchor(id) : undefined
  if (!isRecordType(type)) {
    return (
      <div id={anchor}>
        <h3>{type ? states.otherKind(type) : views.common.noName}</h3>
        <FactList rows={rowsByShape(inner, type, format, new Set(['resourceType']))} />
      </div>
    )
  }
  const resource: Resource = { ...inner, resourceType: type }
  const kind = typeNames[type][audience === 'provider' ? 'provider' : 'patient'].one
  const title = descriptorOf(type).title(resource, format)
  return (
    <div id={anchor}>
      <h3>{title === undefined ? kind : `${kind}: ${title}`}</h3>
      <FactList
        rows={detailOf(type)
          .sections(resource, format)
          .flatMap((section) => section.rows)}
      />
    </div>
  )
}
