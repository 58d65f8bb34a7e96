import { defined, isObject, textOf } from '../lib/json'
import { isId } from './id'
import { digitsOf } from './json'
import { plainText } from './plain-text'
import { isSecretIdentifier } from './secret'
import type { Shown } from './shown'

export type ParsedReference =
  | { readonly kind: 'relative'; readonly type: string; readonly id: string }
  | { readonly kind: 'absolute'; readonly url: string; readonly type?: string; readonly id?: string }
  | { readonly kind: 'contained'; readonly id: string }
  | { readonly kind: 'urn'; readonly urn: string }

/** Reads Reference.reference: `Type/id`, a full URL, `#contained` or a urn; undefined for anything else. */
export function parseReference(reference: string): ParsedReference | undefined {
  if (reference.startsWith('#')) return reference.length > 1 ? { kind: 'contained', id: reference.slice(1) } : undefined
  if (reference.startsWith('urn:')) return { kind: 'urn', urn: reference }
  const [, base, type, id] = /^(https?:\/\/.+\/)?([A-Z][A-Za-z]+)\/([^/]+)(?:\/_history\/[^/]+)?$/.exec(reference) ?? []
  if (type !== undefined && id !== undefined && isId(id))
    return base === undefined ? { kind: 'relative', type, id } : { kind: 'absolute', url: reference, type, id }
  return /^https?:\/\//.test(reference) ? { kind: 'absolute', url: reference } : undefined
}

const displayOf = (value: unknown): string | undefined =>
  textOf(value) === undefined ? undefined : textOf(plainText(String(value)))

/** A reference that names a record by a number of it (`Practitioner?identifier=system|number`, R4 conditional references): what it says of the record. */
function conditional(
  reference: string | undefined,
): { readonly type: string; readonly system: string; readonly value: string } | undefined {
  const [, type, sent] = /^(?:https?:\/\/.+\/)?([A-Z][A-Za-z]+)\?identifier=([^&]+)$/.exec(reference ?? '') ?? []
  if (type === undefined || sent === undefined) return undefined
  const [system = '', value = ''] = (sent.includes('|') ? sent : `|${sent}`).split('|')
  return value === '' ? undefined : { type, system, value }
}

/** A Reference to show; undefined when it holds nothing. `key` is the element that holds it. */
export function referenceOf(value: unknown, key = ''): Extract<Shown, { kind: 'reference' }> | undefined {
  if (!isObject(value)) return undefined
  const own = isObject(value['identifier']) ? value['identifier'] : undefined
  const reference = textOf(value['reference'])
  const asked = conditional(reference)
  const identifier = textOf(own?.['value']) ?? (own && digitsOf(own, 'value')) ?? asked?.value
  const secret = identifier !== undefined && isSecretIdentifier(own ?? asked ?? {}, key) ? (true as const) : undefined
  const members = defined({
    reference,
    type: textOf(value['type']) ?? asked?.type,
    display: displayOf(value['display']),
    identifier,
    secret,
  })
  return (members.reference ?? members.display ?? members.identifier ?? members.type)
    ? { kind: 'reference', ...members }
    : undefined
}

/** The id a reference points to when it points to that type. */
export function referencedId(value: unknown, type: string): string | undefined {
  const parsed = parseReference(referenceOf(value)?.reference ?? '')
  return parsed && 'type' in parsed && parsed.type === type ? parsed.id : undefined
}

/** The record of this server that a reference names: relative, or below one of its bases (without a slash at their end). Undefined for any other. */
export function localTarget(
  reference: string,
  bases: readonly string[],
): { readonly type: string; readonly id: string } | undefined {
  const parsed = parseReference(reference)
  if (parsed?.kind === 'relative') return parsed
  if (parsed?.kind !== 'absolute' || parsed.type === undefined || parsed.id === undefined) return undefined
  const { url, type, id } = parsed
  // Nothing may stand between the base and the type.
  return bases.some((base) => url.startsWith(`${base}/${type}/${id}`)) ? { type, id } : undefined
}
