import { conceptDisplay } from '../../fhir/concept'
import { objectsOf, textOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** True for a fill that was handed to the person; never for a cancelled one or one entered in error. */
export function isFilled(fill: ResourceOf<'MedicationDispense'>): boolean {
  return fill.status === 'completed'
}

/** When a fill was handed over, else prepared, as sent. */
export function fillDate(
  fill: ResourceOf<'MedicationDispense'>,
): { readonly raw: string; readonly handedOver: boolean } | undefined {
  const [handed, prepared] = [textOf(fill.whenHandedOver), textOf(fill.whenPrepared)]
  if (handed !== undefined) return { raw: handed, handedOver: true }
  return prepared === undefined ? undefined : { raw: prepared, handedOver: false }
}

const recalledPattern =
  /\brecall(?:ed|s)?\b|\bretirad[oa]s? (?:del mercado|por el fabricante)\b|\bretiro del mercado\b/i
const notRecalledPattern = /\b(?:not|no longer|never) (?:been )?recalled\b|\bno recalls?\b/i

function recallText(fill: ResourceOf<'MedicationDispense'>): string | undefined {
  if (fill.status === 'entered-in-error') return undefined
  const texts = [
    conceptDisplay(fill.statusReasonCodeableConcept),
    ...objectsOf(fill.note).map(({ text }) => textOf(text)),
  ]
  return texts.find((text) => text !== undefined && recalledPattern.test(text) && !notRecalledPattern.test(text))
}

/** True when a fill is marked as recalled. */
export const isMarkedRecalled = (fill: ResourceOf<'MedicationDispense'>): boolean => recallText(fill) !== undefined

/** Fills marked as recalled, with the text that says so; R4 has no code for it. */
export function recalledFills<D extends ResourceOf<'MedicationDispense'>>(
  fills: readonly D[],
): readonly { readonly fill: D; readonly reason: string }[] {
  return fills.flatMap((fill) => {
    const reason = recallText(fill)
    return reason === undefined ? [] : [{ fill, reason }]
  })
}
