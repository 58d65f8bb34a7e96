import { hasWords } from '../i18n/code-text'
import { codingsOf, conceptText } from './concept'
import { isObject, objectsOf, textOf, type Json } from '../lib/json'
import { plainText } from './plain-text'
import { quantityOf, rangeOf, unitText } from './quantity'
import { digitsOf } from './json'
import { isFromLab } from './result-kind'
import { withDigits } from './show-simple'
import { showValue, type ValueDatatype } from './show-values'
import type { QuantityShown, Shown } from './shown'

const valueTypes: readonly ValueDatatype[] = [
  'Quantity',
  'CodeableConcept',
  'string',
  'boolean',
  'integer',
  'Range',
  'Ratio',
  'SampledData',
  'time',
  'dateTime',
  'Period',
]

/** The value of an Observation or a component, else why there is none; undefined when it says neither. */
export function resultValue(observation: Json): Shown | undefined {
  for (const type of valueTypes) {
    const element = `value${type.charAt(0).toUpperCase()}${type.slice(1)}`
    const shown = withDigits(
      showValue(observation[element], type, `Observation.${element}`),
      digitsOf(observation, element),
    )
    if (shown) return shown
  }
  const reason = observation['dataAbsentReason']
  const code = codingsOf(reason).find(
    (coding) => coding.code !== undefined && hasWords('dataAbsentReason', coding.code),
  )?.code
  const words = conceptText(reason)
  if (code === undefined) return words === undefined ? undefined : { kind: 'absent', reason: words }
  const said = textBeside(reason, code)
  return { kind: 'absent', reason: code, ...(said !== undefined && { said }) }
}

/** The text of a concept where it says something else than the names of its codes. */
function textBeside(concept: unknown, code: string): string | undefined {
  const text = isObject(concept) ? textOf(concept['text']) : undefined
  const names = [code.replaceAll('-', ' '), ...codingsOf(concept).flatMap(({ display }) => display ?? [])]
  return text === undefined || names.some((name) => name.toLowerCase() === text.trim().toLowerCase())
    ? undefined
    : plainText(text)
}

export interface ReferenceRange {
  readonly low?: QuantityShown
  readonly high?: QuantityShown
  readonly text?: string
  /** `limit`: where the lab says that a result is critical; it bounds nothing that is expected. `other`: expected for some people, by its type. `category`: what a value in it is called (severe, mild). */
  readonly kind: 'expected' | 'goal' | 'limit' | 'other' | 'category'
  /** The ages that the range is for. */
  readonly age?: { readonly low?: QuantityShown; readonly high?: QuantityShown }
  /** What the range is for, when the lab says: its type where `kind` does not say it, and to whom it applies. */
  readonly words?: string
}

const kinds: Readonly<Record<string, ReferenceRange['kind']>> = {
  normal: 'expected',
  recommended: 'expected',
  treatment: 'goal',
  therapeutic: 'goal',
  critical: 'limit',
}
/** Groups of people for whom a range is what is expected (R4 referencerange-meaning). */
const groups: readonly string[] = [
  'pre',
  'post',
  'endocrine',
  'pre-puberty',
  'follicular',
  'midcycle',
  'luteal',
  'postmenopausal',
]

function rangeKind(type: unknown): ReferenceRange['kind'] {
  const codes = codingsOf(type).flatMap((coding) => coding.code ?? [])
  if (codes.length === 0 && conceptText(type) === undefined) return 'expected'
  const known = codes
    .map((code) => (Object.hasOwn(kinds, code) ? kinds[code] : undefined))
    .find((kind) => kind !== undefined)
  return known ?? (codes.some((code) => groups.includes(code)) ? 'other' : 'category')
}

/** Whose ages in years a range leaves out; an age that is not known, or not in years, leaves out no one. */
function excludedByAge(range: Json, ageYears: number | undefined): boolean {
  const age = range['age']
  if (ageYears === undefined || !isObject(age)) return false
  const years = (end: unknown): number | undefined => {
    const quantity = quantityOf(end)
    return quantity?.value !== undefined && (quantity.code === 'a' || unitText(quantity) === 'years')
      ? Number(quantity.value)
      : undefined
  }
  const [low, high] = [years(age['low']), years(age['high'])]
  return (low !== undefined && ageYears < low) || (high !== undefined && ageYears > high)
}

/** The ranges of an Observation or component that may hold for the person. */
export function referenceRanges(observation: Json, ageYears?: number): readonly ReferenceRange[] {
  return objectsOf(observation['referenceRange'])
    .filter((range) => !excludedByAge(range, ageYears))
    .map((range) => {
      const [low, high] = [quantityOf(range['low']), quantityOf(range['high'])]
      const text = textOf(range['text'])
      const kind = rangeKind(range['type'])
      const type = kind === 'expected' || kind === 'goal' ? undefined : conceptText(range['type'])
      const words = [type, ...objectsOf(range['appliesTo']).map(conceptText)]
        .filter((each) => each !== undefined)
        .join(', ')
      const age = rangeOf(range['age'])
      return {
        kind,
        ...(age && { age }),
        ...(low && { low }),
        ...(high && { high }),
        ...(text !== undefined && { text }),
        ...(words !== '' && { words }),
      }
    })
}

/** True where a range of the result is for some people only: this app does not know whether it holds for the person, so nothing is compared with it. */
export function hasRangeForSome(observation: Json): boolean {
  return objectsOf(observation['referenceRange']).some(
    (range) => range['age'] !== undefined || range['appliesTo'] !== undefined,
  )
}

const isUpsideDown = ({ low, high }: ReferenceRange): boolean =>
  low?.value !== undefined && high?.value !== undefined && Number(low.value) > Number(high.value)

/** The one range a value can be compared with: the only expected range, in the unit of the value; else undefined. */
export function expectedRange(observation: Json, ageYears?: number): ReferenceRange | undefined {
  const candidates = referenceRanges(observation, ageYears).filter(
    ({ kind }) => kind === 'expected' || kind === 'other',
  )
  const [only] = candidates
  const value = quantityOf(observation['valueQuantity'])
  if (!only || candidates.length > 1 || only.kind !== 'expected' || (!only.low && !only.high) || isUpsideDown(only))
    return undefined
  const unit = (quantity: QuantityShown): string => quantity.code ?? unitText(quantity) ?? ''
  const ends = [only.low, only.high].filter((end) => end !== undefined)
  return !value || ends.every((end) => unit(end) === unit(value) || unitText(end) === unitText(value))
    ? only
    : undefined
}

type Compare = (value: number, low: number, high: number) => 'L' | 'H' | 'N' | undefined

/** What is certain for a value with a comparator. */
const compares: Readonly<Record<string, Compare>> = {
  '': (value, low, high) => (value < low ? 'L' : value > high ? 'H' : 'N'),
  '<': (value, low) => (value <= low ? 'L' : undefined),
  '<=': (value, low) => (value < low ? 'L' : undefined),
  '>': (value, _low, high) => (value >= high ? 'H' : undefined),
  '>=': (value, _low, high) => (value > high ? 'H' : undefined),
}

const compareBy = (comparator: string): Compare | undefined =>
  Object.hasOwn(compares, comparator) ? compares[comparator] : undefined

function flagFromRange(observation: Json): string | undefined {
  const range = expectedRange(observation)
  if (!range || range.low?.comparator !== undefined || range.high?.comparator !== undefined) return undefined
  const low = Number(range.low?.value ?? -Infinity)
  const high = Number(range.high?.value ?? Infinity)
  const quantity = quantityOf(observation['valueQuantity'])
  if (quantity?.value !== undefined) return compareBy(quantity.comparator ?? '')?.(Number(quantity.value), low, high)
  const integer = observation['valueInteger']
  return typeof integer === 'number' ? compareBy('')?.(integer, low, high) : undefined
}

/** Who says how a result compares: the laboratory, the record of something that no laboratory did, or the range that came with it. */
export type FlagSource = 'lab' | 'record' | 'range'

export interface Flag {
  /** Code of the group `Observation.interpretation`. */
  readonly code: string
  readonly source: FlagSource
  /** The code that the range gives where the lab says something else. */
  readonly rangeSays?: string
}

/**
 * How a result compares: the word of whoever made it, else the range when that is certain; undefined when neither says.
 * `whole` is the Observation where `observation` is one of its components: only the whole has a category.
 */
export function resultFlag(observation: Json, whole: Json = observation): Flag | undefined {
  const codings = objectsOf(observation['interpretation']).flatMap(codingsOf)
  const lab =
    codings.find((coding) => coding.code !== undefined && hasWords('Observation.interpretation', coding.code))?.code ??
    codings[0]?.code
  const range = flagFromRange(observation)
  if (lab !== undefined)
    return {
      code: lab,
      source: markedBy(whole),
      ...(range !== undefined && !lab.startsWith(range) && { rangeSays: range }),
    }
  const said = conceptText(objectsOf(observation['interpretation'])[0])
  return range === undefined || said !== undefined ? undefined : { code: range, source: 'range' }
}

/** Who marked a result: a laboratory only where the record says that it comes from one. */
export const markedBy = (whole: Json): Exclude<FlagSource, 'range'> => (isFromLab(whole) ? 'lab' : 'record')

const LOINC = 'http://loinc.org'
/** The same code system as an object identifier, from feeds that were not mapped. */
const loincs = [LOINC, 'http://loinc.org/', 'https://loinc.org', 'urn:oid:2.16.840.1.113883.6.1']

/** What counts as the same test: the LOINC code, else system and code, else the name in lower case. */
export function codeKey(observation: Json): string | undefined {
  const codings = codingsOf(observation['code'])
  const loinc = codings.find(
    (coding) => coding.system !== undefined && loincs.includes(coding.system) && coding.code !== undefined,
  )
  if (loinc?.code !== undefined) return `${LOINC}|${loinc.code}`
  const coded = codings.find((coding) => coding.code !== undefined)
  if (coded?.code !== undefined) return `${coded.system ?? ''}|${coded.code}`
  const name = conceptText(observation['code'])
  return name === undefined ? undefined : `text:${name.trim().toLowerCase()}`
}
