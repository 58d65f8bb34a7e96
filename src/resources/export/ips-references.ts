import { jsonText, parseJson } from '../../fhir/json'
import { isObject, textOf } from '../../lib/json'
import { localTarget } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import { keyOf } from './source'

type Mutable = Record<string, unknown>

/** `Type/id` of a reference to a record of this server, without its version; undefined for all others. */
function localKey(reference: string, server: string): string | undefined {
  const target = localTarget(reference, [server])
  return target && `${target.type}/${target.id}`
}

/** Elements whose `reference` is an address and no Reference (R4 Immunization.education). */
const addresses = ['education']

function eachReference(value: unknown, visit: (holder: Mutable, reference: string) => void, element = ''): void {
  if (Array.isArray(value)) return value.forEach((item) => eachReference(item, visit, element))
  if (!isObject(value)) return
  const reference = addresses.includes(element) ? undefined : textOf(value['reference'])
  if (reference !== undefined) visit(value as Mutable, reference)
  for (const [name, inner] of Object.entries(value)) eachReference(inner, visit, name)
}

/** Records that make others understandable: they come along with whatever names them. */
const supporting = ['Practitioner', 'PractitionerRole', 'Organization', 'Location', 'Medication', 'Device']

/** The records that these point to, and those that those point to, as far as they are known and only help to read them. */
export function supportOf(
  chosen: readonly Resource[],
  known: ReadonlyMap<string, Resource>,
  server: string,
): readonly Resource[] {
  const taken = new Map(chosen.map((one) => [keyOf(one) ?? '', one]))
  const added: Resource[] = []
  const queue = [...chosen]
  for (let one = queue.shift(); one; one = queue.shift()) {
    eachReference(one, (_, reference) => {
      const key = localKey(reference, server) ?? ''
      const target = known.get(key)
      if (!target || taken.has(key) || !supporting.includes(target.resourceType)) return
      taken.set(key, target)
      added.push(target)
      queue.push(target)
    })
  }
  return added
}

const attachments = ['attachment', 'valueAttachment', 'presentedForm', 'photo']

/** Files stay where they are: their addresses are made whole, since the summary has no base to read them from. */
function wholeAddresses(value: unknown, server: string, element = ''): void {
  if (Array.isArray(value)) return value.forEach((item) => wholeAddresses(item, server, element))
  if (!isObject(value)) return
  const url = textOf(value['url'])
  if (attachments.includes(element) && url !== undefined && !/^[a-z][a-z0-9+.-]*:/i.test(url))
    (value as Mutable)['url'] = `${server}/${url.replace(/^\//, '')}`
  for (const [name, inner] of Object.entries(value)) wholeAddresses(inner, server, name)
}

export interface Rewriting {
  readonly server: string
  /** `Type/id` to the uuid that the record has in the summary. */
  readonly ids: ReadonlyMap<string, string>
  /** A name for a record that is not in the summary. */
  nameOf(key: string): string
}

/**
 * A copy for the summary, with the digits as sent: its references lead to records inside it, or keep only their words;
 * references to contained resources stay. Profiles are left out, as the copy was not checked against them.
 */
export function copyFor(resource: Resource, id: string, { server, ids, nameOf }: Rewriting): Resource {
  const copy = parseJson(jsonText(resource)) as Mutable
  const key = keyOf(resource)
  eachReference(copy, (holder, reference) => {
    if (reference.startsWith('#')) return
    const target = localKey(reference, server) ?? ''
    const inside = ids.get(target)
    if (inside !== undefined) {
      holder['reference'] = `urn:uuid:${inside}`
      return
    }
    delete holder['reference']
    holder['display'] = textOf(holder['display']) ?? nameOf(target)
  })
  wholeAddresses(copy, server)
  const { profile: _, ...meta } = isObject(copy['meta']) ? copy['meta'] : {}
  return {
    ...copy,
    resourceType: resource.resourceType,
    id,
    meta: { ...meta, ...(key === undefined ? {} : { source: `${server}/${key}` }) },
  }
}
