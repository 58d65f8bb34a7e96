import { isKnownCode } from '../i18n/code-meaning'
import { codingsOf, conceptDisplay, conceptText, firstCode } from './concept'
import { isObject, objectsOf, textOf, type Json } from '../lib/json'
import { decodePlainText } from './plain-text'
import { comparableRange, resultNumber, type RangeContext } from './reference-range'
import { digitsOf } from './lossless-json'
import { withPercentileUnit } from './percentile'
import { isFromLab } from './result-kind'
import { hasContent, withDigits } from './show-simple'
import { showValue, type ValueDatatype } from './show-values'
import type { DisplayValue } from './display-value'
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
    if (shown) return shown.kind === 'quantity' ? withPercentileUnit(observation, shown) : shown
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

function flagFromRange(item: Json, format: FormatContext, context: RangeContext): string | undefined {
  const range = comparableRange(item, format, context)
  const number = resultNumber(item)
  if (typeof range === 'string' || number?.value === undefined) return undefined
  const [low, high] = [Number(range.low?.value ?? -Infinity), Number(range.high?.value ?? Infinity)]
  return comparisonFor(number.comparator ?? '')?.(Number(number.value), low, high)
}

/** Origin of a flag: the laboratory, another author of the record, or the reference range of the result. */
export type FlagSource = 'lab' | 'record' | 'range'

export interface InterpretationFlag {
  /** Code of the group `Observation.interpretation`, else the words of the record. */
  readonly code: string
  readonly source: FlagSource
  /** The words of the record. */
  readonly display: string | undefined
  /** The code by the reference range where it differs from that of the lab. */
  readonly rangeCode?: string
}

/** Codes that compare a number with its range. Others, such as `POS` or `R`, may be all of the result. */
const COMPARING_CODES = /^(?:[HLAUDBWN<>]|HH|LL|AA|HU|LU|HX|LX|[HLA]\*|H>|L<)$/
const NO_RESULT_STATUSES = ['cancelled', 'entered-in-error']

const hasOwnValue = (item: Json): boolean => hasResultValue(item) || objectsOf(item['component']).some(hasResultValue)

/** True where there is nothing to flag: the test was cancelled, or a value is absent. */
const hasNoResult = (item: Json, parent: Json): boolean =>
  NO_RESULT_STATUSES.includes(firstCode(parent['status']) ?? '') ||
  (item['dataAbsentReason'] !== undefined && !hasOwnValue(item))

/**
 * The flag of a result: its interpretation, else by comparison with its range when that is certain; undefined when there is neither, and
 * without a result to flag. `parent` is the Observation where `item` is one of its components: only the parent has a category and a status.
 */
export function resultFlag(
  item: Json,
  format: FormatContext,
  parent: Json = item,
  rangeFor?: RangeContext['rangeFor'],
): InterpretationFlag | undefined {
  if (hasNoResult(item, parent)) return undefined
  const codings = objectsOf(item['interpretation']).flatMap(codingsOf)
  const lab =
    codings.find((coding) => coding.code !== undefined && isKnownCode('Observation.interpretation', coding.code))
      ?.code ?? codings[0]?.code
  const display = conceptDisplay(objectsOf(item['interpretation'])[0])
  const range = flagFromRange(item, format, { observation: parent, rangeFor })
  if (lab !== undefined)
    return COMPARING_CODES.test(lab) && !hasOwnValue(item) && item['hasMember'] === undefined
      ? undefined
      : {
          code: lab,
          source: flagSourceOf(parent),
          display,
          ...(range !== undefined && !lab.startsWith(range) && { rangeCode: range }),
        }
  if (display !== undefined) return { code: display, source: flagSourceOf(parent), display }
  return range === undefined ? undefined : { code: range, source: 'range', display }
}

/** Who flagged a result: the laboratory only for a laboratory result. */
const flagSourceOf = (observation: Json): Exclude<FlagSource, 'range'> => (isFromLab(observation) ? 'lab' : 'record')

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

/** LOINC codes of components in the order in which they are read out: systolic before diastolic pressure. */
const FIRST_COMPONENTS = [`${LOINC}|8480-6`, `${LOINC}|8462-4`]
function componentRank(component: Json): number {
  const index = FIRST_COMPONENTS.indexOf(testKeyOf(component) ?? '')
  return index < 0 ? FIRST_COMPONENTS.length : index
}

/** The components of an Observation: systolic and diastolic pressure first, the others as sent. */
export const componentsOf = (observation: Json): readonly Json[] =>
  objectsOf(observation['component']).toSorted((a, b) => componentRank(a) - componentRank(b))
