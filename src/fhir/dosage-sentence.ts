import { conceptDisplay } from './concept'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { formatDigits, quantityOf, unitText } from './quantity'
import { sameUnit, unitKey, unitsDisagree } from './units/unit'
import { hasOnly, joinParts, timingPart, wordsOfCode, type SentencePart } from './timing-sentence'
import type { DisplayQuantity } from './display-value'
import type { FormatContext } from '../i18n/format-context'

/** A positive amount without elements that would change its meaning. */
function exactAmount(value: unknown): (DisplayQuantity & { readonly value: string }) | undefined {
  const quantity = isObject(value) && hasOnly(value, 'value', 'unit', 'system', 'code') ? quantityOf(value) : undefined
  return quantity?.value === undefined || !(Number(quantity.value) > 0)
    ? undefined
    : { ...quantity, value: quantity.value }
}

/** The form that names of medicines give in the words of RxNorm, such as "Oral Tablet". */
const ORAL_FORM = /\boral (tablet|capsule|solution|suspension|powder|granules|pellet|film)|\b(chewable) tablet/i
const COUNTED_FORMS: Readonly<Record<string, string>> = { tablet: 'tablet', chewable: 'tablet', capsule: 'capsule' }
/** A number without a unit counts tablets or capsules only if it is one that people take at a time: it may be milligrams. */
const MAX_COUNT = 8

function countedForm({ value, unit, code }: DisplayQuantity, medicine: string): string | undefined {
  const [, oral, chewable] = ORAL_FORM.exec(medicine) ?? []
  const isCount = Number(value) <= MAX_COUNT && Number(value) % 0.5 === 0
  return unit === undefined && code === undefined && isCount
    ? COUNTED_FORMS[(oral ?? chewable ?? '').toLowerCase()]
    : undefined
}

function amountPart(value: unknown, format: FormatContext, medicine = ''): SentencePart {
  const quantity = exactAmount(value)
  if (!quantity || unitsDisagree(quantity)) return undefined
  return format.dosage.amount(
    formatDigits(quantity.value, format.locale),
    unitText(quantity, format) ?? countedForm(quantity, medicine),
  )
}

function dosePart(dose: Json, format: FormatContext, medicine: string): SentencePart {
  const { doseQuantity, doseRange } = dose
  if (doseQuantity !== undefined)
    return doseRange === undefined ? amountPart(doseQuantity, format, medicine) : undefined
  if (doseRange === undefined) return ''
  if (!isObject(doseRange) || !hasOnly(doseRange, 'low', 'high')) return undefined
  const [low, high] = [exactAmount(doseRange['low']), exactAmount(doseRange['high'])]
  if (!low || !high || !sameUnit(low, high) || Number(low.value) > Number(high.value)) return undefined
  return format.dosage.amount(
    format.dosage.between(formatDigits(low.value, format.locale), formatDigits(high.value, format.locale)),
    unitText(high, format),
  )
}

/** The rate of an infusion, or of oxygen. */
function ratePart(value: unknown, format: FormatContext): SentencePart {
  if (value === undefined) return ''
  const amount = exactAmount(value)?.unit === undefined ? undefined : amountPart(value, format)
  return amount && format.dosage.atRate(amount)
}

function dosesPart(sent: unknown, format: FormatContext, medicine: string): SentencePart {
  if (sent === undefined) return ''
  const [first, ...more] = listOf(sent)
  if (!isObject(first) || more.length > 0 || !hasOnly(first, 'type', 'doseQuantity', 'doseRange', 'rateQuantity'))
    return undefined
  return joinParts([dosePart(first, format, medicine), ratePart(first['rateQuantity'], format)])
}

function routePart(value: unknown, format: FormatContext): SentencePart {
  if (value === undefined) return ''
  const text = isObject(value) ? textOf(value['text']) : undefined
  return wordsOfCode(value, format.dosage.routes) ?? text
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

function limitsPart(dosage: Json, isTaken: boolean, format: FormatContext): SentencePart {
  const perPeriod = (): SentencePart => {
    const ratio = dosage['maxDosePerPeriod']
    if (ratio === undefined) return ''
    if (!isObject(ratio) || !hasOnly(ratio, 'numerator', 'denominator')) return undefined
    const [amount, time] = [amountPart(ratio['numerator'], format), exactAmount(ratio['denominator'])]
    return amount === undefined || !time
      ? undefined
      : format.dosage.maxPerPeriod(amount, formatDigits(time.value, format.locale), unitKey(time), isTaken)
  }
  const single = (value: unknown, sentenceOf: (amount: string, isTaken: boolean) => string): SentencePart => {
    if (value === undefined) return ''
    const amount = amountPart(value, format)
    return amount === undefined ? undefined : sentenceOf(amount, isTaken)
  }
  return joinParts([
    perPeriod(),
    single(dosage['maxDosePerAdministration'], format.dosage.maxAtOnce),
    single(dosage['maxDosePerLifetime'], format.dosage.maxInLife),
  ])
}

/** True when the route, or the name of the medicine where no route was sent, says that it is swallowed. */
const isSwallowed = (route: SentencePart, format: FormatContext, medicine: string): boolean =>
  route === format.dosage.routes[ORAL] || (route === '' && ORAL_FORM.test(medicine))

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

/** A sentence composed from the elements of a Dosage; undefined unless all elements are supported and there is more than a verb. `medicine`: the record's words for it. */
export function composeDosage(dosage: Json, format: FormatContext, medicine = ''): string | undefined {
  if (!hasOnly(dosage, ...SUPPORTED_ELEMENTS)) return undefined
  const method = conceptPart(dosage['method'])
  const route = routePart(dosage['route'], format)
  const isTaken = isSwallowed(route, format, medicine)
  const dose = dosesPart(dosage['doseAndRate'], format, medicine)
  const when = joinParts([timingPart(dosage['timing'], format), asNeededPart(dosage, format)])
  const core = joinParts([dose, route, sitePart(dosage['site'], route, format), when])
  const after = joinParts([limitsPart(dosage, isTaken, format), additionalPart(dosage['additionalInstruction'])])
  if (method === undefined || core === undefined || core === '' || after === undefined) return undefined
  // "As needed" alone does not say how much, how often or for what.
  if (dose === '' && when === format.dosage.asNeeded)
    return [format.dosage.asNeededOnly, after].filter((part) => part !== '').join(' ')
  const verb = isTaken ? format.dosage.take : format.dosage.use
  return [withFullStop(`${method === '' ? verb : format.dosage.method(method)} ${core}`), after]
    .filter((part) => part !== '')
    .join(' ')
}
