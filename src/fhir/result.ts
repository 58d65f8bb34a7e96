import { isKnownCode } from '../i18n/code-meaning'
import { codingsOf, conceptDisplay, conceptText } from './concept'
import { isObject, objectsOf, textOf, type Json } from '../lib/json'
import { decodePlainText } from './plain-text'
import { quantityOf, rangeOf, unitText } from './quantity'
import { digitsOf } from './lossless-json'
import { isFromLab } from './result-kind'
import { hasContent, withDigits } from './show-simple'
import { showValue, type ValueDatatype } from './show-values'
import type { DisplayQuantity, DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

const VALUE_TYPES: readonly ValueDatatype[] = [
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

const valueElement = (type: ValueDatatype): string => `value${type.charAt(0).toUpperCase()}${type.slice(1)}`

/** True when an Observation or component has a value of any datatype. */
export const hasResultValue = (observation: Json): boolean =>
  VALUE_TYPES.some((type) => hasContent(observation[valueElement(type)]))

/** The value of an Observation or component, else the reason why it is absent; undefined when it has neither. */
export function resultValue(observation: Json, format: FormatContext): DisplayValue | undefined {
  for (const type of VALUE_TYPES) {
    const element = valueElement(type)
    const shown = withDigits(
      showValue(observation[element], type, `Observation.${element}`, format),
      digitsOf(observation, element),
    )
    if (shown) return shown
  }
  const reason = observation['dataAbsentReason']
  const code = codingsOf(reason).find(
    (coding) => coding.code !== undefined && isKnownCode('dataAbsentReason', coding.code),
  )?.code
  const text = conceptText(reason, format)
  if (code === undefined) return text === undefined ? undefined : { kind: 'absent', reason: text }
  const explanation = additionalText(reason, code)
  return { kind: 'absent', reason: code, ...(explanation !== undefined && { explanation }) }
}

/** The text of a concept where it differs from the names of its codes. */
function additionalText(concept: unknown, code: string): string | undefined {
  const text = isObject(concept) ? textOf(concept['text']) : undefined
  const names = [code.replaceAll('-', ' '), ...codingsOf(concept).flatMap(({ display }) => display ?? [])]
  return text === undefined || names.some((name) => name.toLowerCase() === text.trim().toLowerCase())
    ? undefined
    : decodePlainText(text)
}

export interface ReferenceRange {
  readonly low?: DisplayQuantity
  readonly high?: DisplayQuantity
  readonly text?: string
  /** `limit`: beyond it the lab calls a result critical. `other`: expected for some people, by its type. `category`: names the values in it (severe, mild). */
  readonly kind: 'expected' | 'goal' | 'limit' | 'other' | 'category'
  /** Ages to which the range applies. */
  readonly age?: { readonly low?: DisplayQuantity; readonly high?: DisplayQuantity }
  /** Its type, unless `kind` states it, and to whom it applies. */
  readonly description?: string
}

const RANGE_KINDS: Readonly<Record<string, ReferenceRange['kind']>> = {
  normal: 'expected',
  recommended: 'expected',
  treatment: 'goal',
  therapeutic: 'goal',
  critical: 'limit',
}
/** Codes of ranges that are expected for some people (R4 referencerange-meaning). */
const POPULATION_CODES: readonly string[] = [
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
  if (codes.length === 0 && conceptDisplay(type) === undefined) return 'expected'
  const known = codes
    .map((code) => (Object.hasOwn(RANGE_KINDS, code) ? RANGE_KINDS[code] : undefined))
    .find((kind) => kind !== undefined)
  return known ?? (codes.some((code) => POPULATION_CODES.includes(code)) ? 'other' : 'category')
}

/** True when a range does not apply at an age in years; false for unknown ages and other units. */
function isExcludedByAge(range: Json, ageYears: number | undefined, format: FormatContext): boolean {
  const age = range['age']
  if (ageYears === undefined || !isObject(age)) return false
  const years = (end: unknown): number | undefined => {
    const quantity = quantityOf(end)
    return quantity?.value !== undefined && (quantity.code === 'a' || unitText(quantity, format) === 'years')
      ? Number(quantity.value)
      : undefined
  }
  const [low, high] = [years(age['low']), years(age['high'])]
  return (low !== undefined && ageYears < low) || (high !== undefined && ageYears > high)
}

/** The reference ranges of an Observation or component that may apply at an age in years. */
export function referenceRanges(
  observation: Json,
  format: FormatContext,
  ageYears?: number,
): readonly ReferenceRange[] {
  return objectsOf(observation['referenceRange'])
    .filter((range) => !isExcludedByAge(range, ageYears, format))
    .map((range) => {
      const [low, high] = [quantityOf(range['low']), quantityOf(range['high'])]
      const text = textOf(range['text'])
      const kind = rangeKind(range['type'])
      const type = kind === 'expected' || kind === 'goal' ? undefined : conceptText(range['type'], format)
      const description = [type, ...objectsOf(range['appliesTo']).map((each) => conceptText(each, format))]
        .filter((each) => each !== undefined)
        .join(', ')
      const age = rangeOf(range['age'])
      return {
        kind,
        ...(age && { age }),
        ...(low && { low }),
        ...(high && { high }),
        ...(text !== undefined && { text }),
        ...(description !== '' && { description }),
      }
    })
}

/** True when a range applies to some people only: it is unknown whether it applies to the patient, so nothing is compared with it. */
export function hasRangeForSome(observation: Json): boolean {
  return objectsOf(observation['referenceRange']).some(
    (range) => range['age'] !== undefined || range['appliesTo'] !== undefined,
  )
}

const isInverted = ({ low, high }: ReferenceRange): boolean =>
  low?.value !== undefined && high?.value !== undefined && Number(low.value) > Number(high.value)

/** The range that a value can be compared with: a single expected range in the unit of the value; else undefined. */
export function expectedRange(observation: Json, format: FormatContext, ageYears?: number): ReferenceRange | undefined {
  const candidates = referenceRanges(observation, format, ageYears).filter(
    ({ kind }) => kind === 'expected' || kind === 'other',
  )
  const [only] = candidates
  const value = quantityOf(observation['valueQuantity'])
  if (!only || candidates.length > 1 || only.kind !== 'expected' || (!only.low && !only.high) || isInverted(only))
    return undefined
  const unit = (quantity: DisplayQuantity): string => quantity.code ?? unitText(quantity, format) ?? ''
  const ends = [only.low, only.high].filter((end) => end !== undefined)
  return !value || ends.every((end) => unit(end) === unit(value) || unitText(end, format) === unitText(value, format))
    ? only
    : undefined
}

type RangeComparison = (value: number, low: number, high: number) => 'L' | 'H' | 'N' | undefined

/** What is certain about a value by its comparator. */
const comparisons: Readonly<Record<string, RangeComparison>> = {
  '': (value, low, high) => {
    if (value < low) return 'L'
    return value > high ? 'H' : 'N'
  },
  '<': (value, low) => (value <= low ? 'L' : undefined),
  '<=': (value, low) => (value < low ? 'L' : undefined),
  '>': (value, _low, high) => (value >= high ? 'H' : undefined),
  '>=': (value, _low, high) => (value > high ? 'H' : undefined),
}

const comparisonFor = (comparator: string): RangeComparison | undefined =>
  Object.hasOwn(comparisons, comparator) ? comparisons[comparator] : undefined

function flagFromRange(observation: Json, format: FormatContext): string | undefined {
  const range = expectedRange(observation, format)
  if (!range || range.low?.comparator !== undefined || range.high?.comparator !== undefined) return undefined
  const low = Number(range.low?.value ?? -Infinity)
  const high = Number(range.high?.value ?? Infinity)
  const quantity = quantityOf(observation['valueQuantity'])
  if (quantity?.value !== undefined)
    return comparisonFor(quantity.comparator ?? '')?.(Number(quantity.value), low, high)
  const integer = observation['valueInteger']
  return typeof integer === 'number' ? comparisonFor('')?.(integer, low, high) : undefined
}

/** Origin of a flag: the laboratory, another author of the record, or the reference range of the result. */
export type FlagSource = 'lab' | 'record' | 'range'

export interface InterpretationFlag {
  /** Code of the group `Observation.interpretation`. */
  readonly code: string
  readonly source: FlagSource
  /** The code by the reference range where it differs from that of the lab. */
  readonly rangeCode?: string
}

/**
 * The flag of a result: its interpretation, else by comparison with its range when that is certain; undefined when there is neither.
 * `parent` is the Observation where `observation` is one of its components: only the parent has a category.
 */
export function resultFlag(
  observation: Json,
  format: FormatContext,
  parent: Json = observation,
): InterpretationFlag | undefined {
  const codings = objectsOf(observation['interpretation']).flatMap(codingsOf)
  const lab =
    codings.find((coding) => coding.code !== undefined && isKnownCode('Observation.interpretation', coding.code))
      ?.code ?? codings[0]?.code
  const range = flagFromRange(observation, format)
  if (lab !== undefined)
    return {
      code: lab,
      source: flagSourceOf(parent),
      ...(range !== undefined && !lab.startsWith(range) && { rangeCode: range }),
    }
  const interpretation = conceptDisplay(objectsOf(observation['interpretation'])[0])
  return range === undefined || interpretation !== undefined ? undefined : { code: range, source: 'range' }
}

/** Who flagged a result: the laboratory only for a laboratory result. */
export const flagSourceOf = (observation: Json): Exclude<FlagSource, 'range'> =>
  isFromLab(observation) ? 'lab' : 'record'

const LOINC = 'http://loinc.org'
/** LOINC, also as an OID from unmapped HL7 v2 feeds. */
const LOINC_SYSTEMS = [LOINC, 'http://loinc.org/', 'https://loinc.org', 'urn:oid:2.16.840.1.113883.6.1']

/** Key by which results belong to the same test: the LOINC code, else system and code, else the name in lower case. */
export function testKeyOf(observation: Json): string | undefined {
  const codings = codingsOf(observation['code'])
  const loinc = codings.find(
    (coding) => coding.system !== undefined && LOINC_SYSTEMS.includes(coding.system) && coding.code !== undefined,
  )
  if (loinc?.code !== undefined) return `${LOINC}|${loinc.code}`
  const coded = codings.find((coding) => coding.code !== undefined)
  if (coded?.code !== undefined) return `${coded.system ?? ''}|${coded.code}`
  const name = conceptDisplay(observation['code'])
  return name === undefined ? undefined : `text:${name.trim().toLowerCase()}`
}
