import { hasWords } from '../i18n/code-text'
import { absentReason } from './absent'
import { addressText } from './contact'
import { isNothing, isObject, listOf, textOf, type Json } from '../lib/json'
import { digitsOf, rawText } from './json'
import { plainText } from './plain-text'
import { moneyOf, quantityOf, rangeOf, ratioOf } from './quantity'
import { parsePartialDate } from './partial-date'
import { referenceOf } from './reference'
import { isSecretNumber } from './secret'
import { codeGroup } from './code-group'
import { simpleShows, withDigits } from './show-simple'
import { attachmentOf, noteOf, showIdentifier, showName } from './show-details'
import { periodOf } from './show-values'
import type { LabelledShown, Shown } from './shown'

const has = (value: Json, ...names: readonly string[]): boolean => names.some((name) => value[name] !== undefined)

const shapes: readonly {
  readonly fits: (value: Json, key: string) => boolean
  readonly show: (value: Json, key: string) => Shown | undefined
}[] = [
  { fits: (value) => has(value, 'coding'), show: simpleShows.CodeableConcept },
  {
    fits: (value) => has(value, 'reference') || (has(value, 'display') && isObject(value['identifier'])),
    show: referenceOf,
  },
  { fits: (value) => has(value, 'contentType'), show: attachmentOf },
  { fits: (value) => has(value, 'authorReference', 'authorString'), show: noteOf },
  { fits: (value) => has(value, 'numerator', 'denominator'), show: ratioOf },
  {
    fits: (value) => has(value, 'low', 'high') && Object.keys(value).every((key) => key === 'low' || key === 'high'),
    show: rangeOf,
  },
  { fits: (value) => typeof value['value'] === 'number' && has(value, 'currency'), show: moneyOf },
  { fits: (value) => typeof value['value'] === 'number' && !has(value, 'type', 'name'), show: quantityOf },
  {
    fits: (value) => has(value, 'start', 'end') && Object.keys(value).every((key) => key === 'start' || key === 'end'),
    show: periodOf,
  },
  { fits: (value) => has(value, 'family', 'given'), show: showName },
  { fits: (value) => has(value, 'line', 'postalCode'), show: (value) => asText(addressText(value)) },
  {
    fits: (value, key) => typeof value['value'] === 'string' && (has(value, 'system') || key.endsWith('.identifier')),
    show: showIdentifier,
  },
  {
    fits: (value) => has(value, 'code') && has(value, 'system', 'display') && typeof value['code'] === 'string',
    show: simpleShows.Coding,
  },
]

const asText = (text: string | undefined): Shown | undefined =>
  text === undefined ? undefined : { kind: 'text', text, ...(isSecretNumber(text) && { secret: true }) }

/** Shows a value whose datatype is not known, by its shape; objects of no known shape become rows labelled `key.element`. */
export function guess(value: unknown, key: string): Shown | undefined {
  if (isNothing(value)) return undefined
  // "Do not do this: no" reads as the opposite of what it says.
  if (value === false && key.endsWith('.doNotPerform')) return undefined
  if (typeof value === 'boolean') return { kind: 'boolean', value }
  if (typeof value === 'number') return { kind: 'quantity', value: String(value) }
  if (typeof value === 'string' && hasWords(codeGroup(key), value))
    return { kind: 'code', group: codeGroup(key), code: value }
  if (typeof value === 'string' && /\.(?:timeOfDay|time|availableStartTime|availableEndTime)$/.test(key))
    return simpleShows.time(value, key)
  if (typeof value === 'string')
    return /^\d{4}-\d{2}/.test(value) && parsePartialDate(value)
      ? { kind: 'date', raw: value }
      : asText(textOf(plainText(value)))
  if (!isObject(value)) return { kind: 'unreadable', raw: rawText(value) }
  const shown = shapes.find((shape) => shape.fits(value, key))?.show(value, key)
  if (shown) return shown
  const reason = absentReason(value)
  const rows = guessRows(value, key)
  if (rows.length > 0) return { kind: 'rows', rows }
  return reason === undefined ? undefined : { kind: 'absent', reason }
}

/** One row for each element of an object that the caller has not already shown. */
export function guessRows(value: Json, key: string, shown: ReadonlySet<string> = new Set()): readonly LabelledShown[] {
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
          guess(item, label),
          Array.isArray(sent) ? digitsOf(sent, String(index)) : digitsOf(value, element),
        ) ?? [],
    )
    return values.length > 0 ? [{ label, values }] : []
  })
}

/** Addresses of extensions that hold a social security number. */
const SECRET_URL = /(?:^|[/:-])(?:us-)?ssn$|social-?security/i

/** An Extension: its value, or rows of the extensions inside it. */
export function showExtension(value: unknown, key: string): Shown | undefined {
  if (!isObject(value)) return undefined
  const [name, sent] = Object.entries(value).find(([element]) => /^value[A-Z]/.test(element)) ?? []
  if (name === 'valueCode' && typeof sent === 'string') return { kind: 'code', group: key, code: sent }
  if (name !== undefined && typeof sent === 'string' && SECRET_URL.test(textOf(value['url']) ?? ''))
    return { kind: 'text', text: sent, secret: true }
  if (name !== undefined) return withDigits(guess(sent, key), digitsOf(value, name))
  const rows = listOf(value['extension'])
    .filter(isObject)
    .flatMap((inner) => {
      const label = `${key}.extension(${textOf(inner['url']) ?? 'extension'})`
      const shown = showExtension(inner, label)
      return shown ? [{ label, values: [shown] }] : []
    })
  return rows.length > 0 ? { kind: 'rows', rows } : undefined
}
