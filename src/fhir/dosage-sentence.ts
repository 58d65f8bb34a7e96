import { dosageWords as words } from '../words/en/dosage'
import { conceptText, codingsOf } from './concept'
import { isObject, objectsOf, textOf, type Json } from './guards'
import { quantityOf, rangeOf, unitText } from './quantity'
import type { QuantityShown } from './shown'

/** `undefined`: cannot be said; an empty text: not there. */
type Part = string | undefined

const only = (value: Json, ...allowed: readonly string[]): boolean => Object.keys(value).every((key) => key === 'id' || allowed.includes(key))
const number = (value: unknown): string | undefined => (typeof value === 'number' ? String(value) : undefined)

function amount(quantity: QuantityShown | undefined): Part {
  return quantity?.value === undefined || quantity.comparator !== undefined ? undefined : words.amount(quantity.value, unitText(quantity))
}

function dose(dosage: Json): Part {
  const sent = dosage['doseAndRate']
  if (sent === undefined) return ''
  const [first, ...more] = objectsOf(sent)
  if (!first || more.length > 0 || !only(first, 'type', 'doseQuantity', 'doseRange')) return undefined
  if (first['doseQuantity'] !== undefined) return first['doseRange'] === undefined ? amount(quantityOf(first['doseQuantity'])) : undefined
  const range = rangeOf(first['doseRange'])
  if (range?.low?.value === undefined || range.high === undefined || unitText(range.low) !== unitText(range.high)) return undefined
  const high = amount(range.high)
  return high === undefined || range.low.comparator !== undefined ? undefined : words.between(range.low.value, high)
}

function route(value: unknown): Part {
  if (value === undefined) return ''
  const known = codingsOf(value).map((coding) => (coding.code === undefined ? undefined : words.routes[coding.code])).find((text) => text !== undefined)
  return known ?? (isObject(value) ? textOf(value['text']) : undefined)
}

const conceptPart = (value: unknown): Part => (value === undefined ? '' : conceptText(value))

/** Timing.repeat's frequency and period; undefined for any other combination. */
function frequency(repeat: Json): Part {
  const unit = textOf(repeat['periodUnit'])
  const [times, period] = [number(repeat['frequency']) ?? '1', number(repeat['period'])]
  if (period === undefined && unit === undefined) return repeat['frequency'] === undefined && repeat['frequencyMax'] === undefined ? '' : undefined
  if (period === undefined || unit === undefined) return undefined
  const [timesMax, periodMax] = [number(repeat['frequencyMax']), number(repeat['periodMax'])]
  const often = timesMax === undefined ? times : words.between(times, timesMax)
  if (periodMax !== undefined) return times === '1' && timesMax === undefined ? words.every(words.between(period, periodMax), unit) : undefined
  if (period === '1') return words.timesA(often, unit)
  return often === '1' ? words.every(period, unit) : words.timesEvery(often, period, unit)
}

function when(repeat: Json): Part {
  const sent = repeat['when']
  if (sent === undefined) return ''
  if (!Array.isArray(sent)) return undefined
  const known = sent.map((code) => (typeof code === 'string' && Object.hasOwn(words.when, code) ? words.when[code] : undefined))
  return known.every((text) => text !== undefined) ? known.join(', ') : undefined
}

function howLong(repeat: Json): Part {
  if (repeat['count'] !== undefined) return repeat['boundsDuration'] === undefined && typeof repeat['count'] === 'number' ? words.forDoses(String(repeat['count'])) : undefined
  if (repeat['boundsDuration'] === undefined) return ''
  const bounds = quantityOf(repeat['boundsDuration'])
  return bounds?.value === undefined || bounds.comparator !== undefined ? undefined : words.forTime(bounds.value, bounds.code ?? '')
}

function timing(value: unknown): Part {
  if (value === undefined) return ''
  if (!isObject(value) || !only(value, 'repeat', 'code')) return undefined
  if (value['repeat'] === undefined) {
    const code = codingsOf(value['code'])[0]?.code
    return code === undefined ? undefined : words.codes[code]
  }
  const repeat = value['repeat']
  if (!isObject(repeat) || !only(repeat, 'frequency', 'frequencyMax', 'period', 'periodMax', 'periodUnit', 'when', 'boundsDuration', 'count')) return undefined
  return sentence([frequency(repeat), when(repeat), howLong(repeat)])
}

function asNeeded(dosage: Json): Part {
  if (dosage['asNeededCodeableConcept'] !== undefined) {
    const reason = conceptText(dosage['asNeededCodeableConcept'])
    return reason === undefined ? undefined : words.asNeededFor(reason.toLowerCase())
  }
  const flag = dosage['asNeededBoolean']
  return flag === undefined || flag === false ? '' : flag === true ? words.asNeeded : undefined
}

function limits(dosage: Json): Part {
  const perPeriod = (): Part => {
    const ratio = dosage['maxDosePerPeriod']
    if (ratio === undefined) return ''
    if (!isObject(ratio)) return undefined
    const [most, time] = [amount(quantityOf(ratio['numerator'])), quantityOf(ratio['denominator'])]
    return most === undefined || time?.value === undefined ? undefined : words.maxPerPeriod(most, time.value, time.code ?? '')
  }
  const single = (value: unknown, say: (amount: string) => string): Part => {
    if (value === undefined) return ''
    const most = amount(quantityOf(value))
    return most === undefined ? undefined : say(most)
  }
  return sentence([perPeriod(), single(dosage['maxDosePerAdministration'], words.maxAtOnce), single(dosage['maxDosePerLifetime'], words.maxInLife)])
}

/** The parts in one line, or undefined as soon as one of them cannot be said. */
function sentence(parts: readonly Part[]): Part {
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join(' ')
}

function additional(value: unknown): Part {
  const texts = objectsOf(value).map(conceptText)
  return texts.includes(undefined) ? undefined : texts.map((text) => `${text}.`).join(' ')
}

const understood = [
  'sequence', 'doseAndRate', 'route', 'site', 'method', 'timing', 'asNeededBoolean', 'asNeededCodeableConcept', 'additionalInstruction', 'maxDosePerPeriod',
  'maxDosePerAdministration', 'maxDosePerLifetime',
]

/** A sentence from the parts of a Dosage; undefined unless every part that was sent is understood, and there is more than a verb (ux 10.1). */
export function composeDosage(dosage: Json): string | undefined {
  if (!only(dosage, ...understood)) return undefined
  const method = conceptPart(dosage['method'])
  const core = sentence([dose(dosage), route(dosage['route']), conceptPart(dosage['site']), timing(dosage['timing']), asNeeded(dosage)])
  const after = sentence([limits(dosage), additional(dosage['additionalInstruction'])])
  if (method === undefined || core === undefined || core === '' || after === undefined) return undefined
  return [`${method === '' ? words.use : method} ${core}.`, after].filter((part) => part !== '').join(' ')
}
