import { isKnownCode } from '../i18n/code-meaning'
import { isOfficialName } from '../i18n/format-context'
import { absentReason } from './data-absent-reason'
import { codeGroup } from './code-group'
import { codingOf, codingsOf, conceptDisplay, showCoding, showConcept } from './concept'
import { formatTime } from './format-date'
import { isBlank, isObject, textOf } from '../lib/json'
import { rawText } from './lossless-json'
import { decodePlainText } from './plain-text'
import { quantityOf } from './quantity'
import { referenceOf } from './reference'
import { withoutSnomedTag } from './snomed-tag'
import { isSocialSecurityNumber } from './sensitive-numbers'
import type { DisplayCoding, DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

/** Shows a value of one datatype; `key` is `Type.path`. Undefined for a value of another datatype. */
export type ShowFunction = (value: unknown, key: string, format: FormatContext) => DisplayValue | undefined

/** Holds a number that others could misuse. */
const SENSITIVE_ELEMENT = 'Coverage.subscriberId'

/** Holds a name that usually comes from a code system. */
const CODED_NAME_ELEMENT = 'Device.deviceName.name'

const text = (value: unknown, key: string): DisplayValue | undefined =>
  typeof value === 'string'
    ? {
        kind: 'text',
        text: decodePlainText(key === CODED_NAME_ELEMENT ? withoutSnomedTag(value) : value),
        ...(key === CODED_NAME_ELEMENT && { isCoded: true }),
        ...((key === SENSITIVE_ELEMENT || isSocialSecurityNumber(value)) && { secret: true }),
      }
    : undefined
const number: ShowFunction = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? { kind: 'quantity', value: String(value) } : undefined
/** A time with seconds is shown as sent. */
const time: ShowFunction = (value, key, format) =>
  typeof value === 'string' && !/:\d\d:(?!00(?:\.0+)?$)/.test(value)
    ? text(formatTime(value, format.locale) ?? value, key)
    : text(value, key)

/** Elements that date something that has happened. */
const PAST_DATE_ELEMENT =
  /\.(?:birthDate|deceasedDateTime|onsetDateTime|abatementDateTime|lastOccurrence|recordedDate|recorded|issued|authoredOn|effectiveDateTime|effectiveInstant|whenHandedOver|lastUpdated)$/

const date: ShowFunction = (value, key) =>
  typeof value === 'string'
    ? { kind: 'date', raw: value, ...(PAST_DATE_ELEMENT.test(key) && { past: true }) }
    : undefined

const code: ShowFunction = (value, key) =>
  typeof value === 'string' ? { kind: 'code', group: codeGroup(key), code: value } : undefined

/** Shows a code by the translation of its code system. */
function showBySystem(
  codings: readonly DisplayCoding[],
  format: FormatContext,
  text?: string,
): DisplayValue | undefined {
  for (const { system = '', code: systemCode = '', display } of codings)
    if (isOfficialName(system, systemCode, [text, display], format))
      return { kind: 'code', group: system, code: systemCode, codings }
  return undefined
}

/** A concept is shown by the translation of its code, unless its text differs from the code. */
const concept: ShowFunction = (value, key, format) => {
  const group = codeGroup(key)
  const codings = codingsOf(value)
  const display = conceptDisplay(value)
  const known = codings.find((coding) => coding.code !== undefined && isKnownCode(group, coding.code))
  if (
    known?.code !== undefined &&
    (display === undefined ||
      display === known.display ||
      display.toLowerCase() === known.code.replaceAll('-', ' ').toLowerCase())
  )
    return { kind: 'code', group, code: known.code, codings }
  return showBySystem(codings, format, display) ?? showConcept(value, format)
}

const coding: ShowFunction = (value, key, format) => {
  if (!isObject(value)) return undefined
  const codings = [codingOf(value)]
  const sent = textOf(value['code'])
  const group = codeGroup(key)
  return sent !== undefined && isKnownCode(group, sent)
    ? { kind: 'code', group, code: sent, codings }
    : (showBySystem(codings, format) ?? showCoding(value, format))
}

const boolean: ShowFunction = (value, key) => {
  if (typeof value !== 'boolean') return undefined
  return isKnownCode(key, String(value))
    ? { kind: 'code', group: key, code: String(value) }
    : { kind: 'boolean', value }
}

/** Longer data, such as the picture of a barcode, says nothing to a reader. */
const MAX_SHOWN_BASE64_LENGTH = 200

const binary: ShowFunction = (value, key, format) =>
  typeof value === 'string' && value.length > MAX_SHOWN_BASE64_LENGTH
    ? { kind: 'text', text: format.values.machineData(Math.max(1, Math.round(value.length / 1024))) }
    : text(value, key)

/** Datatypes that rows of lists need; the others are loaded with the pages of single records. */
export const simpleShowFunctions = {
  string: text,
  markdown: text,
  base64Binary: binary,
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
} as const satisfies Readonly<Record<string, ShowFunction>>

/** A primitive number shown with its digits as sent. */
export function withDigits(shown: DisplayValue | undefined, digits: string | undefined): DisplayValue | undefined {
  if (digits === undefined) return shown
  if (shown?.kind === 'quantity') return { ...shown, value: digits }
  return shown?.kind === 'unreadable' ? { kind: 'unreadable', raw: digits } : shown
}

const hasOnlyExtensions = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).every((name) => name === 'extension' || name === 'id')

/** False for null, empty values and objects with extensions only. */
export const hasContent = (value: unknown): boolean => !isBlank(value) && !hasOnlyExtensions(value)

/**
 * Shows one value; `key` is `Type.path`. Undefined for null and empty values, the absent reason where the server sends one,
 * `unreadable` for a value of another datatype.
 */
export function showWith(
  show: ShowFunction,
  value: unknown,
  key: string,
  format: FormatContext,
): DisplayValue | undefined {
  if (isBlank(value)) return undefined
  const shown = show(value, key, format)
  if (shown) return shown
  const reason = absentReason(value)
  // Extensions are listed separately.
  if (reason === undefined && hasOnlyExtensions(value)) return undefined
  return reason === undefined ? { kind: 'unreadable', raw: rawText(value) } : { kind: 'absent', reason }
}
