import { isFilled } from '../clinical/medications/medicine-fills'
import { formatQuantity, quantityOf } from '../fhir/quantity'
import { isOfType, type Resource, type ResourceOf } from '../fhir/resource'
import { isObject } from '../lib/json'
import { isMaskedRecord } from '../resources/masking'
import { glanceOf } from './glance-of'
import { namedByParts } from './named-by-parts'
import { recordGlance, type RowSources } from './record-glance'
import { appText, phraseOf } from './text'
import type { PageMessages } from '../i18n/types'
import type { Glance } from './glance'
import type { GlanceContext } from './glance-context'

/** The row of a pharmacy fill: how much was handed over and for how long, and whether it was another version; else the status of what was not. */
export function fillGlance(
  fill: ResourceOf<'MedicationDispense'>,
  context: GlanceContext,
  texts: PageMessages['views']['medicines'],
): Glance {
  const glance = glanceOf(fill, context)
  if (isMaskedRecord(fill)) return glance
  const textOf = (value: unknown): string | undefined => {
    const quantity = quantityOf(value)
    return quantity && formatQuantity(quantity, context.messages.format)
  }
  const isSubstituted = isObject(fill.substitution) && fill.substitution['wasSubstituted'] === true
  const facts = [
    ...(isFilled(fill) ? [texts.filled(textOf(fill.quantity), textOf(fill.daysSupply))] : []),
    ...(isSubstituted ? [texts.substituted] : []),
  ]
  return {
    ...glance,
    ...namedByParts(glance),
    phrases: [...glance.phrases, ...facts.map((text) => phraseOf(appText(text)))],
  }
}

/** As `recordGlance`, also with the amount of a pharmacy fill; the timeline counts fills instead. */
export const listGlance = (record: Resource, context: GlanceContext, sources: RowSources): Glance =>
  isOfType(record, 'MedicationDispense')
    ? fillGlance(record, context, sources.messages.views.medicines)
    : recordGlance(record, context, sources)
