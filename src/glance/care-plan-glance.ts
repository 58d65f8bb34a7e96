import { conceptText, firstCode } from '../fhir/concept'
import { isObject, objectsOf, textOf } from '../lib/json'
import { isMaskedRecord } from '../resources/masking'
import { glanceOf } from './glance-of'
import { byTone, type Glance } from './glance'
import { phraseOf, writtenText } from './text'
import type { ResourceOf } from '../fhir/resource'
import type { GlanceContext } from './glance-context'

/** The row of a care plan: its title, its start, and in red what it says must not be done. `negate` makes the words for that. */
export function carePlanGlance(
  plan: ResourceOf<'CarePlan'>,
  context: GlanceContext,
  negate: (name: string) => string,
): Glance {
  const glance = glanceOf(plan, context)
  if (isMaskedRecord(plan)) return glance
  const forbidden = objectsOf(plan.activity).flatMap(({ detail }) => {
    if (!isObject(detail) || detail['doNotPerform'] !== true || firstCode(detail['status']) === 'entered-in-error')
      return []
    const name = textOf(detail['description']) ?? conceptText(detail['code'], context.messages.format)
    return name === undefined ? [] : [phraseOf(writtenText(negate(name)), 'stop')]
  })
  return { ...glance, phrases: [...glance.phrases, ...forbidden].toSorted(byTone) }
}
