import { showConcept } from '../fhir/concept'
import { listOf, textOf, type Json } from '../lib/json'
import type { DisplayValue } from '../fhir/display-value'
import type { FormatContext } from '../i18n/format-context'

/** The signs of a reaction, else its description. */
export function reactionSigns(reaction: Json, format: FormatContext): readonly DisplayValue[] {
  const signs = listOf(reaction['manifestation']).flatMap((sign) => showConcept(sign, format) ?? [])
  const description = textOf(reaction['description'])
  if (signs.length === 0) return description === undefined ? [] : [{ kind: 'text', text: description, warns: true }]
  return signs.map((sign) => (sign.kind === 'concept' ? { ...sign, warns: true } : sign))
}
