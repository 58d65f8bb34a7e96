import { isBeforeDay, periodBound } from '../status/status-dates'
import { codingsOf } from '../../fhir/concept'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { quantityOf } from '../../fhir/quantity'
import { unitsDisagree } from '../../fhir/units/unit'
import { hasResultValue } from '../../fhir/result'
import { isObject, objectsOf, textOf } from '../../lib/json'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** True when a status of the record, of any kind, has the code. */
export const hasStatusCode = (record: Resource, code: string): boolean =>
  [record['status'], record['verificationStatus'], record['lifecycleStatus']].some(
    (status) => status === code || (isObject(status) && codingsOf(status).some((coding) => coding.code === code)),
  )

function hasModifierExtension(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasModifierExtension)
  if (!isObject(value)) return false
  return Object.entries(value).some(
    ([key, part]) =>
      (key === 'modifierExtension' && Array.isArray(part) && part.length > 0) ||
      (key !== 'contained' && hasModifierExtension(part)),
  )
}

/** True when the record has a modifier extension or implicit rules. Both can change the meaning, and this app knows none (FHIR R4, Extensibility). */
export const hasUnknownModifier = (record: Resource): boolean =>
  typeof record['implicitRules'] === 'string' || hasModifierExtension(record)

/** Security labels and tags of an incomplete record (HL7 v3 ObservationValue). */
const incompleteMarks = ['MASKED', 'REDACTED', 'SUBSETTED']

/** True when the server marks the record as incomplete. */
export function hasHiddenParts({ meta }: Resource): boolean {
  if (!isObject(meta)) return false
  return [...objectsOf(meta['security']), ...objectsOf(meta['tag'])].some((label) =>
    incompleteMarks.includes(textOf(label['code']) ?? ''),
  )
}

/** True when the text of a unit anywhere in the record is another unit than its UCUM code, as in 40 "mcg" with the code `mg`. */
export function hasUnitsThatDisagree(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasUnitsThatDisagree)
  if (!isObject(value)) return false
  const quantity = quantityOf(value)
  if (quantity && unitsDisagree(quantity)) return true
  return Object.entries(value).some(([key, part]) => key !== 'contained' && hasUnitsThatDisagree(part))
}

/** True when a result gives a reason for having no value, and neither a component nor another result has one. */
export const isWithoutResult = (result: ResourceOf<'Observation'>): boolean =>
  result.dataAbsentReason !== undefined &&
  result.hasMember === undefined &&
  ![result, ...objectsOf(result.component)].some(hasResultValue)

const activeCodes = ['active', 'recurrence', 'relapse']

/** True when a condition is marked as active and has an end in any form. */
export const isActiveAndEnded = (condition: ResourceOf<'Condition'>): boolean =>
  codingsOf(condition.clinicalStatus).some(({ code }) => activeCodes.includes(code ?? '')) &&
  Object.entries(condition).some(
    ([element, value]) => /^abatement[A-Z]/.test(element) && value !== null && value !== false,
  )

const periodElements = ['period', 'onsetPeriod', 'abatementPeriod', 'performedPeriod', 'effectivePeriod'] as const

/** True when a period of the record ends before it starts. */
export const hasBackwardsPeriod = (record: Resource): boolean =>
  periodElements.some((element) => {
    if (record[element] === undefined) return false
    const [start, end] = [periodBound(record, element, 'start'), periodBound(record, element, 'end')]
    if (start === undefined || end === undefined) return false
    // A day without a time is compared with the day of the other end.
    if (!start.includes('T') || !end.includes('T')) return isBeforeDay(end, start)
    const [from, to] = [parsePartialDate(start), parsePartialDate(end)]
    return from !== undefined && to !== undefined && dateInterval(to).from < dateInterval(from).from
  })
