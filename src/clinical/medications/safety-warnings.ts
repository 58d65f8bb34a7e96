import { isObject } from '../../lib/json'
import { recallsOf } from './medicine-fills'
import type { MedicationDispense } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

export type Warning =
  'mistake' | 'doNotTake' | 'refuted' | 'notDone' | 'datesDisagree' | 'hiddenParts' | 'unknownModifier' | 'recalled'

function codesOf(element: unknown): readonly string[] {
  if (typeof element === 'string') return [element]
  if (typeof element !== 'object' || element === null || !('coding' in element) || !Array.isArray(element.coding))
    return []
  return element.coding.flatMap((coding: unknown) =>
    typeof coding === 'object' && coding !== null && 'code' in coding && typeof coding.code === 'string'
      ? [coding.code]
      : [],
  )
}

function hasModifier(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasModifier)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, part]) =>
      (key === 'modifierExtension' && Array.isArray(part) && part.length > 0) ||
      (key !== 'contained' && hasModifier(part)),
  )
}

const goingOn = ['active', 'recurrence', 'relapse']
const goesOn = (condition: Resource): boolean =>
  codesOf(condition['clinicalStatus']).some((code) => goingOn.includes(code))
const hasEnded = (condition: Resource): boolean =>
  Object.entries(condition).some(
    ([element, value]) => /^abatement[A-Z]/.test(element) && value !== null && value !== false,
  )

/** What the server marks as not the whole record (HL7 v3 ObservationValue). */
const leftOut = ['MASKED', 'REDACTED', 'SUBSETTED']
const markedIn = (meta: unknown): readonly string[] =>
  isObject(meta) ? [meta['security'], meta['tag']].flatMap((labels) => codesOf({ coding: labels })) : []

/** What a reader must know before anything else on the page; modifier extensions and implicit rules change the meaning and this app knows none. */
export function warningsOf(resource: Resource): readonly Warning[] {
  const status = [
    ...codesOf(resource['status']),
    ...codesOf(resource['verificationStatus']),
    ...codesOf(resource['lifecycleStatus']),
  ]
  const found: readonly (readonly [Warning, boolean])[] = [
    ['mistake', status.includes('entered-in-error')],
    ['doNotTake', resource.resourceType === 'MedicationRequest' && resource['doNotPerform'] === true],
    ['refuted', status.includes('refuted')],
    ['notDone', status.includes('not-done')],
    ['datesDisagree', resource.resourceType === 'Condition' && goesOn(resource) && hasEnded(resource)],
    ['hiddenParts', markedIn(resource['meta']).some((code) => leftOut.includes(code))],
    [
      'recalled',
      resource.resourceType === 'MedicationDispense' &&
        recallsOf([resource as Resource & MedicationDispense]).length > 0,
    ],
    ['unknownModifier', hasModifier(resource) || typeof resource['implicitRules'] === 'string'],
  ]
  return found.filter(([, holds]) => holds).map(([warning]) => warning)
}
