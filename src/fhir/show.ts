import { hasWords } from '../words/code-text'
import { absentReason } from './absent'
import { codingsOf, conceptText, showCoding, showConcept } from './concept'
import { showDosage } from './dosage'
import { guess, showExtension } from './guess'
import { isObject, rawText, textOf } from './guards'
import { quantityOf, rangeOf, ratioOf } from './quantity'
import { referenceOf } from './reference'
import { attachmentOf, noteOf, periodOf, sampledDataOf, showAddress, showContactPoint, showIdentifier, showName } from './show-details'
import type { Shown } from './shown'

type Show = (value: unknown, key: string) => Shown | undefined

const text: Show = (value) => (typeof value === 'string' ? { kind: 'text', text: value } : undefined)
const number: Show = (value) => (typeof value === 'number' && Number.isFinite(value) ? { kind: 'text', text: String(value) } : undefined)
const date: Show = (value) => (typeof value === 'string' ? { kind: 'date', raw: value } : undefined)
const uri: Show = (value) => (typeof value === 'string' && /^https?:\/\//i.test(value) ? { kind: 'link', href: value, text: value } : text(value, ''))
const timing: Show = (value, key) => (isObject(value) ? guess(value, key) : undefined)
const money: Show = (value) =>
  isObject(value) && typeof value['value'] === 'number' ? { kind: 'text', text: [String(value['value']), textOf(value['currency'])].filter(Boolean).join(' ') } : undefined

/** Groups of code words whose name is not the element's own key. */
const groups: readonly (readonly [pattern: RegExp, group: string])[] = [
  [/\.gender$/, 'gender'],
  [/\.daysOfWeek$/, 'daysOfWeek'],
  [/\.dataAbsentReason$/, 'dataAbsentReason'],
  [/^Observation\.component\.interpretation$/, 'Observation.interpretation'],
  [/^Encounter\.statusHistory\.status$/, 'Encounter.status'],
  [/^Encounter\.classHistory\.class$/, 'Encounter.class'],
]

/** The group of code words for the element `Type.path`. */
export function codeGroup(key: string): string {
  return groups.find(([pattern]) => pattern.test(key))?.[1] ?? key
}

const code: Show = (value, key) => (typeof value === 'string' ? { kind: 'code', group: codeGroup(key), code: value } : undefined)

/** A concept whose code has words of its own is shown by them; a text that says something else is added to it. */
const concept: Show = (value, key) => {
  const group = codeGroup(key)
  const known = codingsOf(value).find((coding) => coding.code !== undefined && hasWords(group, coding.code))
  const said = conceptText(value)
  if (known?.code === undefined || (said !== undefined && said !== known.display && said.toLowerCase() !== known.code.replaceAll('-', ' ').toLowerCase())) return showConcept(value)
  return { kind: 'code', group, code: known.code }
}

const coding: Show = (value, key) => {
  const sent = isObject(value) ? textOf(value['code']) : undefined
  const group = codeGroup(key)
  return sent !== undefined && hasWords(group, sent) ? { kind: 'code', group, code: sent } : showCoding(value)
}

const shows = {
  string: text,
  markdown: text,
  base64Binary: text,
  time: text,
  canonical: uri,
  uri,
  url: uri,
  code,
  boolean: (value, key) => {
    if (typeof value !== 'boolean') return undefined
    const group = key.endsWith('.active') ? 'active' : key
    return hasWords(group, String(value)) ? { kind: 'code', group, code: String(value) } : { kind: 'boolean', value }
  },
  integer: number,
  positiveInt: number,
  unsignedInt: number,
  decimal: number,
  date,
  dateTime: date,
  instant: date,
  Period: periodOf,
  Quantity: quantityOf,
  SimpleQuantity: quantityOf,
  Age: quantityOf,
  Duration: quantityOf,
  Money: money,
  Range: rangeOf,
  Ratio: ratioOf,
  CodeableConcept: concept,
  Coding: coding,
  Reference: referenceOf,
  Identifier: showIdentifier,
  HumanName: showName,
  Address: showAddress,
  ContactPoint: showContactPoint,
  Annotation: noteOf,
  Attachment: attachmentOf,
  SampledData: sampledDataOf,
  Timing: timing,
  Dosage: showDosage,
  Extension: showExtension,
} as const satisfies Readonly<Record<string, Show>>

/** The datatypes that have a way to be shown. */
export type Datatype = keyof typeof shows

const isEmpty = (value: unknown): boolean => (isObject(value) && Object.keys(value).length === 0) || (typeof value === 'string' && value.trim() === '')

/**
 * Shows one value of a datatype; `key` is `Type.path`. Nothing for null and for empty values, the reason where the server gives one,
 * `unreadable` for a value of another datatype.
 */
export function show(value: unknown, datatype: Datatype, key: string): Shown | undefined {
  if (value === undefined || value === null || isEmpty(value)) return undefined
  const shown = (shows[datatype] as Show)(value, key)
  if (shown) return shown
  const reason = absentReason(value)
  return reason === undefined ? { kind: 'unreadable', raw: rawText(value) } : { kind: 'absent', reason }
}
