import { conceptText } from '../fhir/concept'
import { listOf, objectsOf, textOf } from '../lib/json'
import type { Resource } from '../fhir/resource'

/** Kinds of names, the one that says most to a person first. */
const preferred = [
  'user-friendly-name',
  'patient-reported-name',
  'model-name',
  'udi-label-name',
  'manufacturer-name',
  'other',
]

/** The name of a device that says most to a person; undefined when it has none beside its type. */
export function deviceName(device: Resource): string | undefined {
  const names = objectsOf(device['deviceName']).flatMap((each) => {
    const name = textOf(each['name'])
    const rank = preferred.indexOf(textOf(each['type']) ?? '')
    return name === undefined ? [] : [{ name, rank: rank < 0 ? preferred.length : rank }]
  })
  return names.toSorted((a, b) => a.rank - b.rank)[0]?.name
}

const profile = /\/us-core-implantable-device(?:\||$)/
const words = /\b(?:implant|prosthes[ie]s|pacemaker|stent|cochlear)/i

/** True for a device that says of itself that it is an implant: by its profile (US Core) or by its name. */
export function isImplant(device: Resource): boolean {
  const meta = device['meta']
  const profiles = typeof meta === 'object' && meta !== null && 'profile' in meta ? listOf(meta.profile) : []
  return (
    profiles.some((each) => typeof each === 'string' && profile.test(each)) ||
    [conceptText(device['type']), deviceName(device)].some((name) => name !== undefined && words.test(name))
  )
}
