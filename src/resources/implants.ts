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
/** Words that only the name of an implant has, whatever else it says: “implantable cardiac monitor”. */
const SAYS_IMPLANT = /implant|insertable/i
const KINDS_OF_IMPLANTS = /\b(?:prosthes[ie]s|pacemaker|marcapasos|pr[oó]tesis|stent|cochlear)/i
/** Words for a device that is not in the body, or was taken out. */
const NOT_IN_THE_BODY = /\b(?:explant|removed\b|(?:not|never|non)[ -]?implant)/i
/** Words that tell a device outside of the body from an implant of the same kind: “external pacemaker”. */
const WORN_OUTSIDE = /\b(?:external(?! fix)|wearable)/i
/** Words of devices outside of the body, which the name of an implant may have too: “pacemaker with home monitoring”. */
const OUTSIDE_THE_BODY =
  /\b(?:portable|handheld|home|bedside|hospital bed|masks?|monitor(?:s|ing)?|meters?|glucometers?|thermometers?|oximeters?|spirometers?|stethoscopes?|analy[sz]ers?|airway pressure|[cb]i?pap|ventilators?|humidifiers?|nebuli[sz]ers?|inhalers?|concentrators?|pressure cuffs?|scales?|wheelchairs?|crutch(?:es)?|canes?|walkers?|walking|hearing aids?|glasses|spectacles|syringes?|lancets?|test strips?|bandages?|dressings?|gloves?|software)\b/i

const reasonsOf = ({ statusReason }: ResourceOf<'Device'>): readonly string[] =>
  listOf(statusReason).flatMap((reason) => conceptDisplay(reason) ?? [])

/** The status reason, as sent, that says that a device is no longer in the body. */
export const removalReason = (device: ResourceOf<'Device'>): string | undefined =>
  reasonsOf(device).find((reason) => NOT_IN_THE_BODY.test(reason))

/**
 * True for a device whose name says that it is an implant, or whose profile says so and nothing in the record contradicts it. Systems name the profile
 * of US Core for implantable devices on every device with a UDI, so it does not make an implant of a mask or a monitor. Where the words say nothing,
 * the profile decides, as a missed implant can do harm in an MRI scan, and another device among the implants cannot.
 */
export function isImplant(device: ResourceOf<'Device'>): boolean {
  const meta = device.meta
  const profiles = typeof meta === 'object' && meta !== null && 'profile' in meta ? listOf(meta.profile) : []
  const words = [conceptDisplay(device.type), deviceName(device), ...reasonsOf(device)].join('; ')
  if (NOT_IN_THE_BODY.test(words)) return false
  if (SAYS_IMPLANT.test(words)) return true
  if (WORN_OUTSIDE.test(words)) return false
  if (KINDS_OF_IMPLANTS.test(words)) return true
  if (OUTSIDE_THE_BODY.test(words)) return false
  return profiles.some((each) => typeof each === 'string' && IMPLANT_PROFILE.test(each))
}
