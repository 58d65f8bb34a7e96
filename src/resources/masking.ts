import { isRecordType } from '../contract'
import { codingsOf } from '../fhir/concept'
import { isObject, objectsOf, textOf, type Json } from '../lib/json'
import { isOfType, type Resource } from '../fhir/resource'
import { copySource, recordKey } from '../fhir/source'
import { isKnownCode } from '../i18n/code-meaning'
import { CONFIDENTIALITY_SYSTEM } from './privacy-labels'
import { descriptorOf } from './descriptors'
import { elementName } from './element-path'
import { visitIdOf } from './visit-id'
import { memoizeByObject } from '../lib/memoize'
import type { FormatContext } from '../i18n/format-context'

const STATUS_ELEMENTS: readonly string[] = [
  'status',
  'statusReason',
  'clinicalStatus',
  'verificationStatus',
  'lifecycleStatus',
  'docStatus',
  'intent',
  'doNotPerform',
  'active',
]
/** Categories that only decide in which section a condition is listed (US Core). */
const CONDITION_CATEGORIES: readonly (string | undefined)[] = [
  'problem-list-item',
  'encounter-diagnosis',
  'health-concern',
]

/** The status codes of a record without their texts: of concepts only codes that this app can name. */
function bareCodes(resource: Resource): Json {
  const known = new Set(
    isRecordType(resource.resourceType)
      ? descriptorOf(resource.resourceType)
          .statuses(resource)
          .flatMap(({ group, code }) => (isKnownCode(group, code) ? [code] : []))
      : [],
  )
  const entries = STATUS_ELEMENTS.flatMap((element) => {
    const value = resource[element]
    if (!isObject(value) && !Array.isArray(value)) return value === undefined ? [] : [[element, value] as const]
    const coding = codingsOf(value).flatMap(({ code }) => (code !== undefined && known.has(code) ? [{ code }] : []))
    return coding.length > 0 ? [[element, { coding }] as const] : []
  })
  const categories = isOfType(resource, 'Condition') ? objectsOf(resource.category).flatMap(codingsOf) : []
  const category = categories.flatMap(({ code }) =>
    CONDITION_CATEGORIES.includes(code) ? [{ coding: [{ code }] }] : [],
  )
  return { ...Object.fromEntries(entries), ...(category.length > 0 ? { category } : {}) }
}

/** The date of the record, at its original path. */
function bareDate(resource: Resource): Json {
  const date = isRecordType(resource.resourceType) ? descriptorOf(resource.resourceType).date(resource) : undefined
  if (!date) return {}
  const path = date.label.split('.').slice(1).map(elementName)
  const leaf = path.at(-1) ?? ''
  return path
    .slice(0, -1)
    .reduceRight<Json>((inner, element) => ({ [element]: inner }), { [leaf]: dateValue(leaf, date.raw) })
}

function dateValue(element: string, raw: string): unknown {
  if (/period$/i.test(element)) return { start: raw }
  return element.endsWith('Timing') ? { event: [raw] } : raw
}

/** References that decide where a record is listed, without their displays: its visit, the versions it replaces, the prior prescription. */
function bareLinks(resource: Resource): Json {
  const target = (value: unknown) => (isObject(value) ? { reference: textOf(value['reference']) } : {})
  const visit = visitIdOf(resource)
  const replaced = objectsOf(resource['relatesTo']).flatMap((each) =>
    each['code'] === 'replaces' ? [{ code: 'replaces', target: target(each['target']) }] : [],
  )
  return {
    ...(visit === undefined ? {} : { encounter: { reference: `Encounter/${visit}` } }),
    ...(replaced.length > 0 ? { relatesTo: replaced } : {}),
    ...(isObject(resource['priorPrescription']) ? { priorPrescription: target(resource['priorPrescription']) } : {}),
  }
}

const originals = new WeakMap<Resource, Resource>()

/**
 * The masked copy of a private record, used until the user reveals it: same type and id, a generic name, and its date, status and visit.
 * It holds nothing else, so that no page can show more by mistake.
 */
function createMask(resource: Resource, { values }: FormatContext): Resource {
  // A code of its own keeps masked records apart where records are grouped by code.
  const concept = { coding: [{ system: 'urn:private', code: recordKey(resource) }], text: values.privateRecord }
  const { id } = resource
  const masked: Resource = {
    resourceType: resource.resourceType,
    ...(id === undefined ? {} : { id }),
    meta: { security: [{ system: CONFIDENTIALITY_SYSTEM, code: 'R' }] },
    ...bareCodes(resource),
    ...bareDate(resource),
    ...bareLinks(resource),
    // Without hasMember, a masked result would be shown as having no value.
    ...(resource.resourceType === 'Observation' ? { hasMember: [] } : {}),
    // Different types take their title from different elements.
    ...{
      code: concept,
      vaccineCode: concept,
      medicationCodeableConcept: concept,
      type: concept,
      description: concept,
      title: values.privateRecord,
      name: values.privateRecord,
    },
  }
  originals.set(masked, resource)
  return copySource(resource, masked)
}

const masksIn = memoizeByObject((format: FormatContext) =>
  memoizeByObject((resource: Resource) => createMask(resource, format)),
)

/** `createMask`: the same copy for the same record and language. */
export const maskRecord = (resource: Resource, format: FormatContext): Resource => masksIn(format)(resource)

/** True for copies made by `maskRecord`. */
export const isMaskedRecord = (resource: Resource): boolean => originals.has(resource)

/** The original of a masked record, else the record itself: for following references, never for display. */
export const unmaskRecord = <R extends Resource>(resource: R): R =>
  // A mask has the type of its original.
  (originals.get(resource) as R | undefined) ?? resource
