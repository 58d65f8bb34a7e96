import { codingsOf, conceptDisplay } from './concept'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { formatDigits, quantityOf, unitText } from './quantity'
import { dosageLocale, hasOnly, joinParts, timingPart, dosageMessages, type SentencePart } from './timing-sentence'
import type { QuantityShown } from './shown'

/** A positive amount without elements that would change its meaning. */
function exactAmount(value: unknown): (QuantityShown & { readonly value: string }) | undefined {
  const quantity = isObject(value) && hasOnly(value, 'value', 'unit', 'system', 'code') ? quantityOf(value) : undefined
  return quantity?.value === undefined || !(Number(quantity.value) > 0)
    ? undefined
    : { ...quantity, value: quantity.value }
}

function amountPart(value: unknown): SentencePart {
  const quantity = exactAmount(value)
  return quantity && dosageMessages().amount(formatDigits(quantity.value, dosageLocale()), unitText(quantity))
}

function dosePart(dosage: Json): SentencePart {
  const sent = dosage['doseAndRate']
  if (sent === undefined) return ''
  const [first, ...more] = listOf(sent)
  if (!isObject(first) || more.length > 0 || !hasOnly(first, 'type', 'doseQuantity', 'doseRange')) return undefined
  const { doseQuantity, doseRange } = first
  if (doseQuantity !== undefined) return doseRange === undefined ? amountPart(doseQuantity) : undefined
  if (!isObject(doseRange) || !hasOnly(doseRange, 'low', 'high')) return undefined
  const [low, high] = [exactAmount(doseRange['low']), exactAmount(doseRange['high'])]
  if (!low || !high || unitText(low) !== unitText(high) || Number(low.value) > Number(high.value)) return undefined
  return dosageMessages().amount(
    dosageMessages().between(formatDigits(low.value, dosageLocale()), formatDigits(high.value, dosageLocale())),
    unitText(high),
  )
}

function routePart(value: unknown): SentencePart {
  if (value === undefined) return ''
  const known = codingsOf(value).flatMap(({ code = '' }) =>
    Object.hasOwn(dosageMessages().routes, code) ? (dosageMessages().routes[code] ?? []) : [],
  )[0]
  return known ?? (isObject(value) ? textOf(value['text']) : undefined)
}

const conceptPart = (value: unknown): SentencePart => (value === undefined ? '' : conceptDisplay(value))

const ORAL = '26643006'

/** The body site; empty where it repeats the oral route. */
function sitePart(value: unknown, route: SentencePart): SentencePart {
  const site = conceptPart(value)
  return site !== undefined && route === dosageMessages().routes[ORAL] && /^(?:mouth|oral|oral cavity)$/i.test(site)
    ? ''
    : site
}

function asNeededPart(dosage: Json): SentencePart {
  if (dosage['asNeededCodeableConcept'] !== undefined) {
    const reason = conceptDisplay(dosage['asNeededCodeableConcept'])
    return reason === undefined ? undefined : dosageMessages().asNeededFor(reason)
  }
  const flag = dosage['asNeededBoolean']
  if (flag === undefined || flag === false) return ''
  return flag === true ? dosageMessages().asNeeded : undefined
}

function limitsPart(dosage: Json): SentencePart {
  const perPeriod = (): SentencePart => {
    const ratio = dosage['maxDosePerPeriod']
    if (ratio === undefined) return ''
    if (!isObject(ratio) || !hasOnly(ratio, 'numerator', 'denominator')) return undefined
    const [amount, time] = [amountPart(ratio['numerator']), exactAmount(ratio['denominator'])]
    return amount === undefined || !time
      ? undefined
      : dosageMessages().maxPerPeriod(amount, formatDigits(time.value, dosageLocale()), time.code ?? '')
  }
  const single = (value: unknown, format: (amount: string) => string): SentencePart => {
    if (value === undefined) return ''
    const amount = amountPart(value)
    return amount === undefined ? undefined : format(amount)
  }
  return joinParts([
    perPeriod(),
    single(dosage['maxDosePerAdministration'], dosageMessages().maxAtOnce),
    single(dosage['maxDosePerLifetime'], dosageMessages().maxInLife),
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
export function composeDosage(dosage: Json): string | undefined {
  if (!hasOnly(dosage, ...SUPPORTED_ELEMENTS)) return undefined
  const method = conceptPart(dosage['method'])
  const route = routePart(dosage['route'])
  const core = joinParts([
    dosePart(dosage),
    route,
    sitePart(dosage['site'], route),
    timingPart(dosage['timing']),
    asNeededPart(dosage),
  ])
  const after = joinParts([limitsPart(dosage), additionalPart(dosage['additionalInstruction'])])
  if (method === undefined || core === undefined || core === '' || after === undefined) return undefined
  return [withFullStop(`${method === '' ? dosageMessages().use : dosageMessages().method(method)} ${core}`), after]
    .filter((part) => part !== '')
    .join(' ')
}
