import { isObject } from '../../lib/json'
import { recalledFills } from '../medications/medicine-fills'
import type { FormatContext } from '../../i18n/format-context'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'

export type RecordWarning =
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

const activeCodes = ['active', 'recurrence', 'relapse']
const isActive = (condition: ResourceOf<'Condition'>): boolean =>
  codesOf(condition.clinicalStatus).some((code) => activeCodes.includes(code))
const hasEnded = (condition: ResourceOf<'Condition'>): boolean =>
  Object.entries(condition).some(
    ([element, value]) => /^abatement[A-Z]/.test(element) && value !== null && value !== false,
  )

/** Security labels and tags of an incomplete record (HL7 v3 ObservationValue). */
const incompleteMarks = ['MASKED', 'REDACTED', 'SUBSETTED']
const securityMarksOf = (meta: unknown): readonly string[] =>
  isObject(meta) ? [meta['security'], meta['tag']].flatMap((labels) => codesOf({ coding: labels })) : []

/** Warnings for the top of a record's page. Modifier extensions and implicit rules can change the meaning, and this app knows none. */
export function recordWarnings(resource: Resource, format: FormatContext): readonly RecordWarning[] {
  const status = [
    ...codesOf(resource['status']),
    ...codesOf(resource['verificationStatus']),
    ...codesOf(resource['lifecycleStatus']),
  ]
  const found: readonly (readonly [RecordWarning, boolean])[] = [
    ['mistake', status.includes('entered-in-error')],
    ['doNotTake', resource.resourceType === 'MedicationRequest' && resource['doNotPerform'] === true],
    ['refuted', status.includes('refuted')],
    ['notDone', status.includes('not-done')],
    ['datesDisagree', isOfType(resource, 'Condition') && isActive(resource) && hasEnded(resource)],
    ['hiddenParts', securityMarksOf(resource['meta']).some((code) => incompleteMarks.includes(code))],
    ['recalled', isOfType(resource, 'MedicationDispense') && recalledFills([resource], format).length > 0],
    ['unknownModifier', hasModifier(resource) || typeof resource['implicitRules'] === 'string'],
  ]
  return found.filter(([, holds]) => holds).map(([warning]) => warning)
}
