import { isRecordType } from '../../contract'
import { guessRows } from '../../fhir/guess'
import { objectsOf, textOf } from '../../lib/json'
import { detailOf } from '../../resources/detail/registry'
import { describe } from '../../resources/registry'
import { FactList } from '../../ui/fact-list'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { containedAnchor } from './detail-references'
import type { Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'

/** Records that came inside this one. The choices of a form stand with its questions; where every element is asked for, here too. */
export function Contained({ resource, clinical }: { resource: Resource; clinical: boolean }) {
  const { detail } = usePageWords()
  const contained = objectsOf(resource['contained']).filter(
    (inner) => clinical || resource.resourceType !== 'Questionnaire' || inner['resourceType'] !== 'ValueSet',
  )
  if (contained.length === 0) return null
  return (
    <section>
      <h2>{detail.inside(contained.length)}</h2>
      <p>{detail.insideWhy}</p>
      {contained.map((inner, index) => (
        <Inner key={index} inner={inner} isFirst={contained.findIndex(({ id }) => id === inner['id']) === index} />
      ))}
    </section>
  )
}

/** An id that was sent twice names the first one: no two places of a page may have one address. */
function Inner({ inner, isFirst }: { inner: Json; isFirst: boolean }) {
  const { states, typeNames, views } = usePageWords()
  const { audience } = useAudience()
  const type = textOf(inner['resourceType']) ?? ''
  const id = textOf(inner['id'])
  const anchor = id !== undefined && isFirst ? containedAnchor(id) : undefined
  if (!isRecordType(type)) {
    return (
      <div id={anchor}>
        <h3>{type ? states.otherKind(type) : views.frame.noName}</h3>
        <FactList rows={guessRows(inner, type, new Set(['resourceType']))} />
      </div>
    )
  }
  const resource: Resource = { ...inner, resourceType: type }
  const kind = typeNames[type][audience === 'provider' ? 'provider' : 'patient'].one
  const title = describe(type).title(resource)
  return (
    <div id={anchor}>
      <h3>{title === undefined ? kind : `${kind}: ${title}`}</h3>
      <FactList
        rows={detailOf(type)
          .sections(resource)
          .flatMap((section) => section.rows)}
      />
    </div>
  )
}
