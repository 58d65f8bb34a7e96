import { codingsOf, conceptWords } from './concept'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { formatDigits, quantityOf, unitText } from './quantity'
import { locale, only, sentence, timingText, words, type Part } from './timing-sentence'
import type { QuantityShown } from './shown'

/** An amount that directions can tell: a number above nothing, and no element that would change what it means. */
function exact(value: unknown): (QuantityShown & { readonly value: string }) | undefined {
  const quantity = isObject(value) && only(value, 'value', 'unit', 'system', 'code') ? quantityOf(value) : undefined
  return quantity?.value === undefined || !(Number(quantity.value) > 0)
    ? undefined
    : { ...quantity, value: quantity.value }
}

function amount(value: unknown): Part {
  const quantity = exact(value)
  return quantity && words().amount(formatDigits(quantity.value, locale()), unitText(quantity))
}

function dose(dosage: Json): Part {
  const sent = dosage['doseAndRate']
  if (sent === undefined) return ''
  const [first, ...more] = listOf(sent)
  if (!isObject(first) || more.length > 0 || !only(first, 'type', 'doseQuantity', 'doseRange')) return undefined
  const { doseQuantity, doseRange } = first
  if (doseQuantity !== undefined) return doseRange === undefined ? amount(doseQuantity) : undefined
  if (!isObject(doseRange) || !only(doseRange, 'low', 'high')) return undefined
  const [low, high] = [exact(doseRange['low']), exact(doseRange['high'])]
  if (!low || !high || unitText(low) !== unitText(high) || Number(low.value) > Number(high.value)) return undefined
  return words().amount(
    words().between(formatDigits(low.value, locale()), formatDigits(high.value, locale())),
    unitText(high),
  )
}

function route(value: unknown): Part {
  if (value === undefined) return ''
  const known = codingsOf(value).flatMap(({ code = '' }) =>
    Object.hasOwn(words().routes, code) ? (words().routes[code] ?? []) : [],
  )[0]
  return known ?? (isObject(value) ? textOf(value['text']) : undefined)
}

const conceptPart = (value: unknown): Part => (value === undefined ? '' : conceptWords(value))

const ORAL = '26643006'

/** Where on the body; nothing where the route has said it already, in the words of the language in use. */
function site(value: unknown, by: Part): Part {
  const where = conceptPart(value)
  return where !== undefined && by === words().routes[ORAL] && /^(?:mouth|oral|oral cavity)$/i.test(where) ? '' : where
}

function asNeeded(dosage: Json): Part {
  if (dosage['asNeededCodeableConcept'] !== undefined) {
    const reason = conceptWords(dosage['asNeededCodeableConcept'])
    return reason === undefined ? undefined : words().asNeededFor(reason)
  }
  const flag = dosage['asNeededBoolean']
  return flag === undefined || flag === false ? '' : flag === true ? words().asNeeded : undefined
}

function limits(dosage: Json): Part {
  const perPeriod = (): Part => {
    const ratio = dosage['maxDosePerPeriod']
    if (ratio === undefined) return ''
    if (!isObject(ratio) || !only(ratio, 'numerator', 'denominator')) return undefined
    const [most, time] = [amount(ratio['numerator']), exact(ratio['denominator'])]
    return most === undefined || !time
      ? undefined
      : words().maxPerPeriod(most, formatDigits(time.value, locale()), time.code ?? '')
  }
  const single = (value: unknown, say: (amount: string) => string): Part => {
    if (value === undefined) return ''
    const most = amount(value)
    return most === undefined ? undefined : say(most)
  }
  return sentence([
    perPeriod(),
    single(dosage['maxDosePerAdministration'], words().maxAtOnce),
    single(dosage['maxDosePerLifetime'], words().maxInLife),
  ])
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function additional(value: unknown): Part {
  const texts = listOf(value).map(conceptWords)
  return texts.includes(undefined) ? undefined : texts.map((text = '') => ended(text)).join(' ')
}

const understood = [
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

/** A sentence from the parts of a Dosage; undefined unless every part that was sent is understood, and there is more than a verb. */
export function composeDosage(dosage: Json): string | undefined {
  if (!only(dosage, ...understood)) return undefined
  const method = conceptPart(dosage['method'])
  const by = route(dosage['route'])
  const core = sentence([dose(dosage), by, site(dosage['site'], by), timingText(dosage['timing']), asNeeded(dosage)])
  const after = sentence([limits(dosage), additional(dosage['additionalInstruction'])])
  if (method === undefined || core === undefined || core === '' || after === undefined) return undefined
  return [ended(`${method === '' ? words().use : words().method(method)} ${core}`), after]
    .filter((part) => part !== '')
    .join(' ')
}
