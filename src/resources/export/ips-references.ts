import { stringifyLosslessJson, parseLosslessJson } from '../../fhir/lossless-json'
import { isObject, textOf } from '../../lib/json'
import { resolveLocalReference } from '../../fhir/reference'
import { keyInSource, recordKey, sourceOf } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import { referenceKeyOf } from './export-source'

type Mutable = Record<string, unknown>

/** The key of the record of this server that a reference of `from` points to; undefined for all others. */
function localReferenceKey(from: Resource, reference: string, server: string): string | undefined {
  const target = resolveLocalReference(reference, [server])
  return target && keyInSource(sourceOf(from), target.type, target.id)
}

/** Elements whose `reference` is a URL and no Reference (R4 Immunization.education). */
const ADDRESS_ELEMENTS = ['education']

function eachReference(value: unknown, visit: (holder: Mutable, reference: string) => void, element = ''): void {
  if (Array.isArray(value)) return value.forEach((item) => eachReference(item, visit, element))
  if (!isObject(value)) return
  const reference = ADDRESS_ELEMENTS.includes(element) ? undefined : textOf(value['reference'])
  if (reference !== undefined) visit(value as Mutable, reference)
  for (const [name, inner] of Object.entries(value)) eachReference(inner, visit, name)
}

/** Types that are included when an included record references them. */
const SUPPORTING_TYPES = ['Practitioner', 'PractitionerRole', 'Organization', 'Location', 'Medication', 'Device']

/** Known records of `SUPPORTING_TYPES` that the chosen ones reference, directly or indirectly. */
export function supportingRecordsOf(
  chosen: readonly Resource[],
  known: ReadonlyMap<string, Resource>,
  server: string,
): readonly Resource[] {
  const included = new Set(chosen.map(recordKey))
  const added: Resource[] = []
  const queue = [...chosen]
  for (let record = queue.shift(); record; record = queue.shift()) {
    const from = record
    eachReference(from, (_, reference) => {
      const key = localReferenceKey(from, reference, server) ?? ''
      const target = known.get(key)
      if (!target || included.has(key) || !SUPPORTING_TYPES.includes(target.resourceType)) return
      included.add(key)
      added.push(target)
      queue.push(target)
    })
  }
  return added
}

const ATTACHMENT_ELEMENTS = ['attachment', 'valueAttachment', 'presentedForm', 'photo']

/** Makes the URLs of attachments absolute, as the summary has no base URL; the files are not included. */
function makeAddressesAbsolute(value: unknown, server: string, element = ''): void {
  if (Array.isArray(value)) return value.forEach((item) => makeAddressesAbsolute(item, server, element))
  if (!isObject(value)) return
  const url = textOf(value['url'])
  if (ATTACHMENT_ELEMENTS.includes(element) && url !== undefined && !/^[a-z][a-z0-9+.-]*:/i.test(url))
    (value as Mutable)['url'] = `${server}/${url.replace(/^\//, '')}`
  for (const [name, inner] of Object.entries(value)) makeAddressesAbsolute(inner, server, name)
}

export interface ReferenceRewriting {
  readonly server: string
  /** The key of a record to the UUID of the record in the summary. */
  readonly ids: ReadonlyMap<string, string>
  /** A name for a record that is not in the summary. */
  nameOf(key: string): string
}

/**
 * A copy of a record for the summary, with its digits: references point to records inside the summary or keep only their display;
 * references to contained resources stay. Its own profiles are removed, as the copy may not conform to them any more.
 */
export function copyFor(resource: Resource, id: string, { server, ids, nameOf }: ReferenceRewriting): Resource {
  const copy = parseLosslessJson(stringifyLosslessJson(resource)) as Mutable
  const key = referenceKeyOf(resource)
  eachReference(copy, (holder, reference) => {
    if (reference.startsWith('#')) return
    const target = localReferenceKey(resource, reference, server) ?? ''
    const inside = ids.get(target)
    if (inside !== undefined) {
      holder['reference'] = `urn:uuid:${inside}`
      return
    }
    delete holder['reference']
    holder['display'] = textOf(holder['display']) ?? nameOf(target)
  })
  makeAddressesAbsolute(copy, server)
  const { profile: _, ...meta } = isObject(copy['meta']) ? copy['meta'] : {}
  return {
    ...copy,
    resourceType: resource.resourceType,
    id,
    meta: { ...meta, ...(key === undefined ? {} : { source: `${server}/${key}` }) },
  }
}
