import { isKnownCode } from '../i18n/code-meaning'
import { isOfficialName } from '../i18n/format-context'
import { codingOf } from './concept'
import { absentReason } from './data-absent-reason'
import { addressText } from './contact'
import { isBlank, isObject, listOf, textOf, type Json } from '../lib/json'
import { digitsOf, rawText } from './lossless-json'
import { decodePlainText } from './plain-text'
import { moneyOf, quantityOf, rangeOf, ratioOf } from './quantity'
import { parsePartialDate } from './partial-date'
import { referenceOf } from './reference'
import { isSocialSecurityNumber } from './sensitive-numbers'
import { codeGroup } from './code-group'
import { simpleShowFunctions, withDigits } from './show-simple'
import { attachmentOf, noteOf, showIdentifier, showName } from './show-details'
import { periodOf } from './show-values'
import type { DisplayCoding, LabelledValues, DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

const hasAny = (value: Json, ...names: readonly string[]): boolean => names.some((name) => value[name] !== undefined)

const shapes: readonly {
  readonly fits: (value: Json, key: string) => boolean
  readonly show: (value: Json, key: string, format: FormatContext) => DisplayValue | undefined
}[] = [
  { fits: (value) => hasAny(value, 'coding'), show: simpleShowFunctions.CodeableConcept },
  {
    fits: (value) => hasAny(value, 'reference') || (hasAny(value, 'display') && isObject(value['identifier'])),
    show: referenceOf,
  },
  { fits: (value) => hasAny(value, 'contentType'), show: attachmentOf },
  { fits: (value) => hasAny(value, 'authorReference', 'authorString'), show: noteOf },
  { fits: (value) => hasAny(value, 'numerator', 'denominator'), show: ratioOf },
  {
    fits: (value) => hasAny(value, 'low', 'high') && Object.keys(value).every((key) => key === 'low' || key === 'high'),
    show: rangeOf,
  },
  { fits: (value) => typeof value['value'] === 'number' && hasAny(value, 'currency'), show: moneyOf },
  { fits: (value) => typeof value['value'] === 'number' && !hasAny(value, 'type', 'name'), show: quantityOf },
  {
    fits: (value) =>
      hasAny(value, 'start', 'end') && Object.keys(value).every((key) => key === 'start' || key === 'end'),
    show: periodOf,
  },
  { fits: (value) => hasAny(value, 'family', 'given'), show: showName },
  { fits: (value) => hasAny(value, 'line', 'postalCode'), show: (value) => showText(addressText(value)) },
  {
    fits: (value, key) =>
      typeof value['value'] === 'string' && (hasAny(value, 'system') || key.endsWith('.identifier')),
    show: showIdentifier,
  },
  {
    fits: (value) => hasAny(value, 'code') && hasAny(value, 'system', 'display') && typeof value['code'] === 'string',
    show: simpleShowFunctions.Coding,
  },
]

const showText = (text: string | undefined): DisplayValue | undefined =>
  text === undefined ? undefined : { kind: 'text', text, ...(isSocialSecurityNumber(text) && { secret: true }) }

/** Shows a value of unknown datatype by its shape; objects of unknown shape become rows labelled `key.element`. */
export function showByShape(value: unknown, key: string, format: FormatContext): DisplayValue | undefined {
  if (isBlank(value)) return undefined
  // "Do not do this: no" is easily misread as its opposite.
  if (value === false && key.endsWith('.doNotPerform')) return undefined
  if (typeof value === 'boolean') return { kind: 'boolean', value }
  if (typeof value === 'number') return { kind: 'quantity', value: String(value) }
  if (typeof value === 'string' && isKnownCode(codeGroup(key), value))
    return { kind: 'code', group: codeGroup(key), code: value }
  if (typeof value === 'string' && /\.(?:timeOfDay|time|availableStartTime|availableEndTime)$/.test(key))
    return simpleShowFunctions.time(value, key, format)
  if (typeof value === 'string')
    return /^\d{4}-\d{2}/.test(value) && parsePartialDate(value)
      ? { kind: 'date', raw: value }
      : showText(textOf(decodePlainText(value)))
  if (!isObject(value)) return { kind: 'unreadable', raw: rawText(value) }
  const shown = shapes.find((shape) => shape.fits(value, key))?.show(value, key, format)
  if (shown) return shown
  const reason = absentReason(value)
  const rows = rowsByShape(value, key, format)
  if (rows.length > 0) return { kind: 'rows', rows }
  return reason === undefined ? undefined : { kind: 'absent', reason }
}

/** One row for each element of an object that is not in `shown`. */
export function rowsByShape(
  value: Json,
  key: string,
  format: FormatContext,
  shown: ReadonlySet<string> = new Set(),
): readonly LabelledValues[] {
  return Object.entries(value).flatMap(([element, sent]) => {
    const absent =
      element.startsWith('_') && value[element.slice(1)] === undefined && !shown.has(element.slice(1))
        ? absentReason(sent)
        : undefined
    if (absent !== undefined)
      return [{ label: `${key}.${element.slice(1)}`, values: [{ kind: 'absent' as const, reason: absent }] }]
    if (
      shown.has(element) ||
      element === 'id' ||
      element === 'extension' ||
      element === 'modifierExtension' ||
      element.startsWith('_')
    )
      return []
    const label = `${key}.${element}`
    const values = listOf(sent).flatMap(
      (item, index) =>
        withDigits(
          showByShape(item, label, format),
          Array.isArray(sent) ? digitsOf(sent, String(index)) : digitsOf(value, element),
        ) ?? [],
    )
    return values.length > 0 ? [{ label, values }] : []
  })
}

/** URLs of extensions that hold a social security number. */
const SSN_EXTENSION_URL = /(?:^|[/:-])(?:us-)?ssn(?:-?number)?$|social-?security/i
/** Codes of race and ethnicity by the CDC, also without their system. */
const RACE_EXTENSION_URL = /(?:race|ethnicity)(?:-category)?$/i
const RACE_SYSTEM = 'urn:oid:2.16.840.1.113883.6.238'

/** The URLs of the enclosing extensions in a key. */
const extensionUrls = (key: string): readonly string[] =>
  [...key.matchAll(/xtension\(([^)]*)(\)?)/g)].flatMap(([, url, end]) => (end ? (url ?? []) : []))

/** The number in the value of an extension, whatever its data type. */
const secretText = (extension: Json, name: string, sent: unknown): string =>
  (isObject(sent) ? textOf(sent['value']) : (digitsOf(extension, name) ?? textOf(sent))) ?? rawText(sent)

/** The text beside codes, such as those of a race: translated where it is the official name of one of them. */
function wordsOfCodes(part: Json, codings: readonly DisplayCoding[], format: FormatContext): DisplayValue | undefined {
  const text = textOf(part['url']) === 'text' ? textOf(part['valueString']) : undefined
  if (text === undefined || codings.length === 0) return undefined
  const found = codings.find(({ system = RACE_SYSTEM, code = '' }) => isOfficialName(system, code, [text], format))
  return found
    ? { kind: 'code', group: found.system ?? RACE_SYSTEM, code: found.code ?? '' }
    : { kind: 'text', text: decodePlainText(text), isCoded: true }
}

/** Shows an Extension: its value, or rows of the nested extensions. */
export function showExtension(value: unknown, key: string, format: FormatContext): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const [name, sent] = Object.entries(value).find(([element]) => /^value[A-Z]/.test(element)) ?? []
  const urls = [textOf(value['url']) ?? '', ...extensionUrls(key)]
  if (name === 'valueCode' && typeof sent === 'string')
    return { kind: 'code', group: urls.some((url) => RACE_EXTENSION_URL.test(url)) ? RACE_SYSTEM : key, code: sent }
  if (name !== undefined && urls.some((url) => SSN_EXTENSION_URL.test(url)))
    return { kind: 'text', text: secretText(value, name, sent), secret: true }
  if (name !== undefined) return withDigits(showByShape(sent, key, format), digitsOf(value, name))
  const parts = listOf(value['extension']).filter(isObject)
  const codings = parts.flatMap(({ valueCoding }) => (isObject(valueCoding) ? [codingOf(valueCoding)] : []))
  const rows = parts.flatMap((inner) => {
    const label = `${key}.extension(${textOf(inner['url']) ?? 'extension'})`
    const shown = wordsOfCodes(inner, codings, format) ?? showExtension(inner, label, format)
    return shown ? [{ label, values: [shown] }] : []
  })
  return rows.length > 0 ? { kind: 'rows', rows } : undefined
}
