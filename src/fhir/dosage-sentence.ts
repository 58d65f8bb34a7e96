import { codingsOf, conceptDisplay } from './concept'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { formatDigits, quantityOf, unitText } from './quantity'
import { sameUnit, unitsDisagree } from './units/unit'
import { hasOnly, joinParts, timingPart, type SentencePart } from './timing-sentence'
import type { DisplayQuantity } from './display-value'
import type { FormatContext } from '../i18n/format-context'

/** A positive amount without elements that would change its meaning. */
function exactAmount(value: unknown): (DisplayQuantity & { readonly value: string }) | undefined {
  const quantity = isObject(value) && hasOnly(value, 'value', 'unit', 'system', 'code') ? quantityOf(value) : undefined
  return quantity?.value === undefined || !(Number(quantity.value) > 0)
    ? undefined
    : { ...quantity, value: quantity.value }
}

function amountPart(value: unknown, format: FormatContext): SentencePart {
  const quantity = exactAmount(value)
  if (!quantity || unitsDisagree(quantity)) return undefined
  return format.dosage.amount(formatDigits(quantity.value, format.locale), unitText(quantity, format))
}

function dosePart(dosage: Json, format: FormatContext): SentencePart {
  const sent = dosage['doseAndRate']
  if (sent === undefined) return ''
  const [first, ...more] = listOf(sent)
  if (!isObject(first) || more.length > 0 || !hasOnly(first, 'type', 'doseQuantity', 'doseRange')) return undefined
  const { doseQuantity, doseRange } = first
  if (doseQuantity !== undefined) return doseRange === undefined ? amountPart(doseQuantity, format) : undefined
  if (!isObject(doseRange) || !hasOnly(doseRange, 'low', 'high')) return undefined
  const [low, high] = [exactAmount(doseRange['low']), exactAmount(doseRange['high'])]
  if (!low || !high || !sameUnit(low, high) || Number(low.value) > Number(high.value)) return undefined
  return format.dosage.amount(
    format.dosage.between(formatDigits(low.value, format.locale), formatDigits(high.value, format.locale)),
    unitText(high, format),
  )
}

function routePart(value: unknown, format: FormatContext): SentencePart {
  if (value === undefined) return ''
  const known = codingsOf(value).flatMap(({ code = '' }) =>
    Object.hasOwn(format.dosage.routes, code) ? (format.dosage.routes[code] ?? []) : [],
  )[0]
  return known ?? (isObject(value) ? textOf(value['text']) : undefined)
}

const conceptPart = (value: unknown): SentencePart => (value === undefined ? '' : conceptDisplay(value))

const ORAL = '26643006'

/** The body site; empty where it repeats the oral route. */
function sitePart(value: unknown, route: SentencePart, format: FormatContext): SentencePart {
  const site = conceptPart(value)
  return site !== undefined && route === format.dosage.routes[ORAL] && /^(?:mouth|oral|oral cavity)$/i.test(site)
    ? ''
    : site
}

function asNeededPart(dosage: Json, format: FormatContext): SentencePart {
  if (dosage['asNeededCodeableConcept'] !== undefined) {
    const reason = conceptDisplay(dosage['asNeededCodeableConcept'])
    return reason === undefined ? undefined : format.dosage.asNeededFor(reason)
  }
  const flag = dosage['asNeededBoolean']
  if (flag === undefined || flag === false) return ''
  return flag === true ? format.dosage.asNeeded : undefined
}

function limitsPart(dosage: Json, format: FormatContext): SentencePart {
  const perPeriod = (): SentencePart => {
    const ratio = dosage['maxDosePerPeriod']
    if (ratio === undefined) return ''
    if (!isObject(ratio) || !hasOnly(ratio, 'numerator', 'denominator')) return undefined
    const [amount, time] = [amountPart(ratio['numerator'], format), exactAmount(ratio['denominator'])]
    return amount === undefined || !time
      ? undefined
      : format.dosage.maxPerPeriod(amount, formatDigits(time.value, format.locale), time.code ?? '')
  }
  const single = (value: unknown, sentenceOf: (amount: string) => string): SentencePart => {
    if (value === undefined) return ''
    const amount = amountPart(value, format)
    return amount === undefined ? undefined : sentenceOf(amount)
  }
  return joinParts([
    perPeriod(),
    single(dosage['maxDosePerAdministration'], format.dosage.maxAtOnce),
    single(dosage['maxDosePerLifetime'], format.dosage.maxInLife),
  ])
}

const withFullStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function additionalPart(value: unknown): SentencePart {
  const texts = listOf(value).map(conceptDisplay)
  return texts.includes(undefined) ? undefined : texts.map((text = '') => withFullStop(text)).join(' ')
}

const SUPPORTED_ELEMENTS = [
  'sequence',
  'doseAndRate',
  'route',
  'site',
  'method',
  'timing',
  'asNeededBoolean',
  'asNeededCodeableConcept',
  'additionalInstruction',
  'maxDosePerPeriod',
  'maxDosePerAdministration',
  'maxDosePerLifetime',
]

/** A sentence composed from the elements of a Dosage; undefined unless all elements are supported and there is more than a verb. */
export function composeDosage(dosage: Json, format: FormatContext): string | undefined {
  if (!hasOnly(dosage, ...SUPPORTED_ELEMENTS)) return undefined
  const method = conceptPart(dosage['method'])
  const route = routePart(dosage['route'], format)
  const core = joinParts([
    dosePart(dosage, format),
    route,
    sitePart(dosage['site'], route, format),
    timingPart(dosage['timing'], format),
    asNeededPart(dosage, format),
  ])
  const after = joinParts([limitsPart(dosage, format), additionalPart(dosage['additionalInstruction'])])
  if (method === undefined || core === undefined || core === '' || after === undefined) return undefined
  return [withFullStop(`${method === '' ? format.dosage.use : format.dosage.method(method)} ${core}`), after]
    .filter((part) => part !== '')
    .join(' ')
}
