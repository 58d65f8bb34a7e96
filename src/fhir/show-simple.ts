import { hasWords } from '../i18n/code-text'
import { isWhatItsCodeSays } from '../i18n/system-codes'
import { valueTables } from '../i18n/value-tables'
import { absentReason } from './absent'
import { codeGroup } from './code-group'
import { codingOf, codingsOf, conceptWords, showCoding, showConcept } from './concept'
import { formatTime } from './format-date'
import { isNothing, isObject, textOf } from '../lib/json'
import { rawText } from './json'
import { plainText } from './plain-text'
import { quantityOf } from './quantity'
import { referenceOf } from './reference'
import { isSecretNumber } from './secret'
import type { CodingShown, Shown } from './shown'

/** `key` is `Type.path`; undefined for a value of another datatype. */
export type Show = (value: unknown, key: string) => Shown | undefined

/** Numbers that others could misuse. */
const secret = 'Coverage.subscriberId'

const text: Show = (value, key) =>
  typeof value === 'string'
    ? { kind: 'text', text: plainText(value), ...((key === secret || isSecretNumber(value)) && { secret: true }) }
    : undefined
const number: Show = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? { kind: 'quantity', value: String(value) } : undefined
/** Seconds that were sent are not left out. */
const time: Show = (value, key) =>
  typeof value === 'string' && !/:\d\d:(?!00(?:\.0+)?$)/.test(value)
    ? text(formatTime(value, valueTables().locale) ?? value, key)
    : text(value, key)

/** Elements that tell what has happened. */
const past =
  /\.(?:birthDate|deceasedDateTime|onsetDateTime|abatementDateTime|lastOccurrence|recordedDate|recorded|issued|authoredOn|effectiveDateTime|effectiveInstant|whenHandedOver|lastUpdated)$/

const date: Show = (value, key) =>
  typeof value === 'string' ? { kind: 'date', raw: value, ...(past.test(key) && { past: true }) } : undefined

const code: Show = (value, key) =>
  typeof value === 'string' ? { kind: 'code', group: codeGroup(key), code: value } : undefined

/** A code that has words in its own code system, whatever element it stands in. */
function inItsSystem(codings: readonly CodingShown[], said?: string): Shown | undefined {
  for (const { system = '', code: own = '', display } of codings)
    if (isWhatItsCodeSays(system, own, [said, display])) return { kind: 'code', group: system, code: own, codings }
  return undefined
}

/** A concept whose code has words of its own is shown by them; a text that says something else is added to it. */
const concept: Show = (value, key) => {
  const group = codeGroup(key)
  const codings = codingsOf(value)
  const said = conceptWords(value)
  const known = codings.find((coding) => coding.code !== undefined && hasWords(group, coding.code))
  if (
    known?.code !== undefined &&
    (said === undefined ||
      said === known.display ||
      said.toLowerCase() === known.code.replaceAll('-', ' ').toLowerCase())
  )
    return { kind: 'code', group, code: known.code, codings }
  return inItsSystem(codings, said) ?? showConcept(value)
}

const coding: Show = (value, key) => {
  if (!isObject(value)) return undefined
  const codings = [codingOf(value)]
  const sent = textOf(value['code'])
  const group = codeGroup(key)
  return sent !== undefined && hasWords(group, sent)
    ? { kind: 'code', group, code: sent, codings }
    : (inItsSystem(codings) ?? showCoding(value))
}

const boolean: Show = (value, key) => {
  if (typeof value !== 'boolean') return undefined
  return hasWords(key, String(value)) ? { kind: 'code', group: key, code: String(value) } : { kind: 'boolean', value }
}

/** The datatypes that a row of a list needs; the others come with the pages of single records. */
export const simpleShows = {
  string: text,
  markdown: text,
  base64Binary: text,
  time,
  code,
  boolean,
  integer: number,
  positiveInt: number,
  unsignedInt: number,
  decimal: number,
  date,
  dateTime: date,
  instant: date,
  Quantity: quantityOf,
  SimpleQuantity: quantityOf,
  Age: quantityOf,
  Duration: quantityOf,
  CodeableConcept: concept,
  Coding: coding,
  Reference: referenceOf,
} as const satisfies Readonly<Record<string, Show>>

/** A number that stands alone, with the digits that were sent. */
export function withDigits(shown: Shown | undefined, digits: string | undefined): Shown | undefined {
  if (digits === undefined) return shown
  if (shown?.kind === 'quantity') return { ...shown, value: digits }
  return shown?.kind === 'unreadable' ? { kind: 'unreadable', raw: digits } : shown
}

const isExtensionsAlone = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).every((name) => name === 'extension' || name === 'id')

/**
 * Shows one value; `key` is `Type.path`. Nothing for null and for empty values, the reason where the server gives one,
 * `unreadable` for a value of another datatype.
 */
export function showBy(way: Show, value: unknown, key: string): Shown | undefined {
  if (isNothing(value)) return undefined
  const shown = way(value, key)
  if (shown) return shown
  const reason = absentReason(value)
  // Its extensions are listed with all others.
  if (reason === undefined && isExtensionsAlone(value)) return undefined
  return reason === undefined ? { kind: 'unreadable', raw: rawText(value) } : { kind: 'absent', reason }
}
