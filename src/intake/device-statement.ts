import { absentReason } from '../fhir/data-absent-reason'
import { deviceUseStatus } from '../fhir/device-use'
import { isObject, listOf, objectsOf, textOf } from '../lib/json'
import type { Resource, ResourceOf } from '../fhir/resource'

export const isDevice = (record: Resource): record is ResourceOf<'Device'> => record.resourceType === 'Device'

const TECHNICAL: readonly string[] = ['resourceType', 'id', 'meta']

/** The `Type/id` that a reference names, and nothing else. */
const onlyTargetOf = (value: unknown): string | undefined =>
  isObject(value) && Object.keys(value).length === 1 ? textOf(value['reference']) : undefined

/** True if an element only says that its value is unknown. */
const isUnknown = (element: unknown): boolean =>
  isObject(element) &&
  Object.keys(element).length === 1 &&
  listOf(element['extension']).length === 1 &&
  absentReason(element) === 'unknown'

/**
 * True for a DeviceUseStatement that says no more than its Device, which is of the same person: summaries have one for each Device (International Patient
 * Summary). A time, a reason, a note or another status is worth showing.
 */
export function repeatsDevice(
  record: Resource,
  devices: ReadonlyMap<string | undefined, ResourceOf<'Device'>>,
): boolean {
  if (record.resourceType !== 'DeviceUseStatement') return false
  const { subject, device: used, status, ...rest } = record
  const device = devices.get(onlyTargetOf(used)?.replace(/^Device\//, ''))
  const person = onlyTargetOf(subject)
  return (
    device !== undefined &&
    person !== undefined &&
    isObject(device.patient) &&
    device.patient['reference'] === person &&
    status === deviceUseStatus(device) &&
    Object.entries(rest).every(([name, value]) => TECHNICAL.includes(name) || isUnknown(value))
  )
}

/** `Type/id` of the authors of summary documents: the software that made one is a Device, but none of the person. */
export const documentAuthors = (records: readonly Resource[]): ReadonlySet<string | undefined> =>
  new Set(
    records
      .filter(({ resourceType }) => resourceType === 'Composition')
      .flatMap(({ author }) => objectsOf(author).map(({ reference }) => textOf(reference))),
  )
