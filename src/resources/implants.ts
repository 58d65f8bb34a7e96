import { conceptDisplay } from '../fhir/concept'
import { withoutSnomedTag } from '../fhir/snomed-tag'
import { listOf, objectsOf, textOf } from '../lib/json'
import type { ResourceOf } from '../fhir/resource'

/** Types of names, the most understandable first. */
const NAME_PREFERENCE = [
  'user-friendly-name',
  'patient-reported-name',
  'model-name',
  'udi-label-name',
  'manufacturer-name',
  'other',
]

/** The most understandable name of a device; undefined when it has none. */
export function deviceName(device: ResourceOf<'Device'>): string | undefined {
  const names = objectsOf(device.deviceName).flatMap((each) => {
    const name = textOf(each['name'])
    const rank = NAME_PREFERENCE.indexOf(textOf(each['type']) ?? '')
    return name === undefined ? [] : [{ name: withoutSnomedTag(name), rank: rank < 0 ? NAME_PREFERENCE.length : rank }]
  })
  return names.toSorted((a, b) => a.rank - b.rank)[0]?.name
}

const IMPLANT_PROFILE = /\/us-core-implantable-device(?:\||$)/
const IMPLANT_WORDS = /\b(?:implant|prosthes[ie]s|pacemaker|stent|cochlear)/i

/** True for a device whose profile (US Core) or name says that it is an implant. */
export function isImplant(device: ResourceOf<'Device'>): boolean {
  const meta = device.meta
  const profiles = typeof meta === 'object' && meta !== null && 'profile' in meta ? listOf(meta.profile) : []
  return (
    profiles.some((each) => typeof each === 'string' && IMPLANT_PROFILE.test(each)) ||
    [conceptDisplay(device.type), deviceName(device)].some((name) => name !== undefined && IMPLANT_WORDS.test(name))
  )
}
