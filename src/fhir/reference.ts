import { withoutUndefined, isObject, textOf } from '../lib/json'
import { isId } from './id'
import { keyInSource, sourceOf } from './source'
import { digitsOf } from './lossless-json'
import { withoutSnomedTag } from './snomed-tag'
import { decodePlainText } from './plain-text'
import { isSensitiveIdentifier } from './sensitive-numbers'
import type { DisplayValue } from './display-value'
import type { Resource } from './resource'

export type ParsedReference =
  | { readonly kind: 'relative'; readonly type: string; readonly id: string }
  | { readonly kind: 'absolute'; readonly url: string; readonly type?: string; readonly id?: string }
  | { readonly kind: 'contained'; readonly id: string }
  | { readonly kind: 'urn'; readonly urn: string }

/** Parses Reference.reference: `Type/id`, an absolute URL, `#contained` or a URN; undefined for anything else. */
export function parseReference(reference: string): ParsedReference | undefined {
  if (reference.startsWith('#')) return reference.length > 1 ? { kind: 'contained', id: reference.slice(1) } : undefined
  if (reference.startsWith('urn:')) return { kind: 'urn', urn: reference }
  const [, base, type, id] = /^(https?:\/\/.+\/)?([A-Z][A-Za-z]+)\/([^/]+)(?:\/_history\/[^/]+)?$/.exec(reference) ?? []
  if (type !== undefined && id !== undefined && isId(id))
    return base === undefined ? { kind: 'relative', type, id } : { kind: 'absolute', url: reference, type, id }
  return /^https?:\/\//.test(reference) ? { kind: 'absolute', url: reference } : undefined
}

const displayOf = (value: unknown): string | undefined =>
  textOf(value) === undefined ? undefined : textOf(withoutSnomedTag(decodePlainText(String(value))))

/** Parses an R4 conditional reference (`Practitioner?identifier=system|number`). */
function parseConditionalReference(
  reference: string | undefined,
): { readonly type: string; readonly system: string; readonly value: string } | undefined {
  const [, type, sent] = /^(?:https?:\/\/.+\/)?([A-Z][A-Za-z]+)\?identifier=([^]+)$/.exec(reference ?? '') ?? []
  if (type === undefined || sent === undefined || sent.includes('&')) return undefined
  const [system = '', value = ''] = (sent.includes('|') ? sent : `|${sent}`).split('|')
  return value === '' ? undefined : { type, system, value }
}

/** Shows a Reference; undefined when it is empty. `key` is the element that holds it. */
export function referenceOf(value: unknown, key = ''): Extract<DisplayValue, { kind: 'reference' }> | undefined {
  if (!isObject(value)) return undefined
  const identified = isObject(value['identifier']) ? value['identifier'] : undefined
  const reference = textOf(value['reference'])
  const conditional = parseConditionalReference(reference)
  const identifier =
    textOf(identified?.['value']) ?? (identified && digitsOf(identified, 'value')) ?? conditional?.value
  const secret =
    identifier !== undefined && isSensitiveIdentifier(identified ?? conditional ?? {}, key)
      ? (true as const)
      : undefined
  const members = withoutUndefined({
    reference,
    type: textOf(value['type']) ?? conditional?.type,
    display: displayOf(value['display']),
    identifier,
    secret,
  })
  return (members.reference ?? members.display ?? members.identifier ?? members.type)
    ? { kind: 'reference', ...members }
    : undefined
}

/** The id that a reference points to, if it points to that type. */
export function referencedId(value: unknown, type: string): string | undefined {
  const parsed = parseReference(referenceOf(value)?.reference ?? '')
  return parsed && 'type' in parsed && parsed.type === type ? parsed.id : undefined
}

/** `recordKey` of the record of a type that a reference of `from` points to, in the source of `from`; undefined if it does not point to that type. */
export function referencedKey(from: Resource, value: unknown, type: string): string | undefined {
  const id = referencedId(value, type)
  return id === undefined ? undefined : keyInSource(sourceOf(from), type, id)
}

/** Type and id of a reference to this server: relative, or below one of its bases (without trailing slash). Undefined for any other. */
export function resolveLocalReference(
  reference: string,
  bases: readonly string[],
): { readonly type: string; readonly id: string } | undefined {
  const parsed = parseReference(reference)
  if (parsed?.kind === 'relative') return parsed
  if (parsed?.kind !== 'absolute' || parsed.type === undefined || parsed.id === undefined) return undefined
  const { url, type, id } = parsed
  // Nothing may come between the base and the type.
  return bases.some((base) => url.startsWith(`${base}/${type}/${id}`)) ? { type, id } : undefined
}
