import { isRecordType } from '../contract'
import { codingsOf } from '../fhir/concept'
import { isObject, objectsOf, textOf, type Json } from '../lib/json'
import type { Resource } from '../fhir/resource'
import { hasWords } from '../i18n/code-text'
import { valueTables } from '../i18n/value-tables'
import { CONFIDENTIALITY } from './private'
import { describe } from './registry'
import { elementName } from './walk'
import { visitIdOf } from './visit-id'

const statusElements: readonly string[] = [
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
/** Categories that say where a condition stands on its page, and nothing else (US Core). */
const conditionCategories: readonly (string | undefined)[] = [
  'problem-list-item',
  'encounter-diagnosis',
  'health-concern',
]

/** The codes that say where a record stands, without the words beside them: of concepts only those that have words here. */
function bareCodes(resource: Resource): Json {
  const known = new Set(
    isRecordType(resource.resourceType)
      ? describe(resource.resourceType)
          .statuses(resource)
          .flatMap(({ group, code }) => (hasWords(group, code) ? [code] : []))
      : [],
  )
  const entries = statusElements.flatMap((element) => {
    const value = resource[element]
    if (!isObject(value) && !Array.isArray(value)) return value === undefined ? [] : [[element, value] as const]
    const coding = codingsOf(value).flatMap(({ code }) => (code !== undefined && known.has(code) ? [{ code }] : []))
    return coding.length > 0 ? [[element, { coding }] as const] : []
  })
  const categories = resource.resourceType === 'Condition' ? objectsOf(resource['category']).flatMap(codingsOf) : []
  const category = categories.flatMap(({ code }) =>
    conditionCategories.includes(code) ? [{ coding: [{ code }] }] : [],
  )
  return { ...Object.fromEntries(entries), ...(category.length > 0 ? { category } : {}) }
}

/** The date that places the record in time, at its own path. */
function bareDate(resource: Resource): Json {
  const date = isRecordType(resource.resourceType) ? describe(resource.resourceType).date(resource) : undefined
  if (!date) return {}
  const path = date.label.split('.').slice(1).map(elementName)
  const leaf = path.at(-1) ?? ''
  const value = /period$/i.test(leaf) ? { start: date.raw } : leaf.endsWith('Timing') ? { event: [date.raw] } : date.raw
  return path.slice(0, -1).reduceRight<Json>((inner, element) => ({ [element]: inner }), { [leaf]: value })
}

/** Links that keep a record in its place: the versions it replaces, the prescription before. Their words are left out. */
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

const covers = new WeakMap<Resource, { readonly locale: string; readonly cover: Resource }>()
const originals = new WeakMap<Resource, Resource>()

/**
 * What stands in the place of a record that is marked private until somebody shows it: the same type and id, a plain name in place of
 * its own, its date, where it stands and its visit. Nothing else is left in it, so no page can say more by mistake.
 */
export function coverOf(resource: Resource): Resource {
  const { locale, values } = valueTables()
  const known = covers.get(resource)
  if (known?.locale === locale) return known.cover
  // The code keeps covered records apart where records of one code stand together.
  const concept = { coding: [{ system: 'urn:private', code: resource.id ?? 'none' }], text: values.privateRecord }
  const { id } = resource
  const cover: Resource = {
    resourceType: resource.resourceType,
    ...(id === undefined ? {} : { id }),
    meta: { security: [{ system: CONFIDENTIALITY, code: 'R' }] },
    ...bareCodes(resource),
    ...bareDate(resource),
    ...bareLinks(resource),
    // What it holds is not told: without a place for it, a covered result would be said to have no value.
    ...(resource.resourceType === 'Observation' ? { hasMember: [] } : {}),
    // Whichever of these names the type.
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
  covers.set(resource, { locale, cover })
  originals.set(cover, resource)
  return cover
}

/** True for what `coverOf` made. */
export const isCover = (resource: Resource): boolean => originals.has(resource)

/** The record behind a cover, the record itself where there is none: to follow its references, never to show it. */
export const behindCover = (resource: Resource): Resource => originals.get(resource) ?? resource
