import { conceptDisplay } from './concept'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { formatDigits, quantityOf, sentUnit } from './quantity'
import { sameUnit, unitKey, unitsDisagree } from './units/unit'
import { hasOnly, joinParts, timingPart, wordsOfCode, type SentencePart } from './timing-sentence'
import { withFullStop } from './sentences'
import type { DisplayQuantity } from './display-value'
import type { FormatContext } from '../i18n/format-context'

/** A positive amount without elements that would change its meaning. */
function exactAmount(value: unknown): (DisplayQuantity & { readonly value: string }) | undefined {
  const quantity = isObject(value) && hasOnly(value, 'value', 'unit', 'system', 'code') ? quantityOf(value) : undefined
  return quantity?.value === undefined || !(Number(quantity.value) > 0)
    ? undefined
    : { ...quantity, value: quantity.value }
}

function amountPart(value: unknown, format: FormatContext, medicine = ''): SentencePart {
  const quantity = exactAmount(value)
  if (!quantity || unitsDisagree(quantity)) return undefined
  return format.dosage.amount(
    formatDigits(quantity.value, format.locale),
    sentUnit(quantity, format) ?? format.countedForm?.(quantity, medicine),
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
    sentUnit(high, format),
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
  return wordsOfCode(value, format.dosage.routes) ?? (text && recordWords(text, format))
}

/** Words of the record inside a sentence of the reader's language: quoted where they may be in another one. */
function recordWords(text: string, format: FormatContext): string {
  const language = format.detectLanguage?.(text)
  if (language === format.code || (language === undefined && format.code === 'en')) return text
  return `“${text}” ${(language && format.dosage.inLanguage[language]) ?? ''}`.trimEnd()
}

function conceptPart(value: unknown, format: FormatContext): SentencePart {
  const text = value === undefined ? '' : conceptDisplay(value)
  return text && recordWords(text, format)
}

const ORAL = '26643006'

/** The body site; empty where it repeats the oral route. */
function sitePart(value: unknown, route: SentencePart, format: FormatContext): SentencePart {
  const site = conceptDisplay(value) ?? ''
  return route === format.dosage.routes[ORAL] && /^(?:mouth|oral|oral cavity)$/i.test(site)
    ? ''
    : conceptPart(value, format)
}

function asNeededPart(dosage: Json, format: FormatContext): SentencePart {
  if (dosage['asNeededCodeableConcept'] !== undefined) {
    const reason = conceptDisplay(dosage['asNeededCodeableConcept'])
    return reason === undefined ? undefined : format.dosage.asNeededFor(recordWords(reason, format))
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

/** The verb that was sent; none is composed of one that the language of the reader has no word for. */
function methodPart(value: unknown, format: FormatContext): SentencePart {
  const sent = value === undefined ? '' : conceptDisplay(value)
  return sent && format.dosage.method(sent)
}

/** True when the route says that it is swallowed, or where no route was sent, the form in the dose or in the name of the medicine. */
const isSwallowed = (dosage: Json, route: SentencePart, format: FormatContext, medicine: string): boolean =>
  route === format.dosage.routes[ORAL] ||
  (route === '' &&
    format.isSwallowedForm?.(dosage['doseAndRate'], `${medicine} ${conceptDisplay(dosage['site']) ?? ''}`) === true)

function additionalPart(value: unknown, format: FormatContext): SentencePart {
  const texts = listOf(value).map(conceptDisplay)
  return texts.includes(undefined)
    ? undefined
    : texts.map((text = '') => withFullStop(recordWords(text, format))).join(' ')
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
  const method = methodPart(dosage['method'], format)
  const route = routePart(dosage['route'], format)
  const isTaken = isSwallowed(dosage, route, format, medicine)
  const dose = dosesPart(dosage['doseAndRate'], format, medicine)
  const when = joinParts([timingPart(dosage['timing'], format), asNeededPart(dosage, format)])
  const site = sitePart(dosage['site'], route, format)
  // "1 at a time, 4 times a day": without the comma, one amount would run into the other.
  const isAlone = when !== '' && route === '' && site === '' && dose?.endsWith(format.dosage.atATime) === true
  const core = joinParts([isAlone ? `${dose},` : dose, route, site, when])
  const after = joinParts([
    limitsPart(dosage, isTaken, format),
    additionalPart(dosage['additionalInstruction'], format),
  ])
  if (method === undefined || core === undefined || core === '' || after === undefined) return undefined
  // "As needed" alone does not say how much, how often or for what.
  if (dose === '' && when === format.dosage.asNeeded)
    return [format.dosage.asNeededOnly, after].filter((part) => part !== '').join(' ')
  const verb = isTaken ? format.dosage.take : format.dosage.use
  return [withFullStop(`${method === '' ? verb : method} ${core}`), after].filter((part) => part !== '').join(' ')
}
