import { composeDosage } from '../../fhir/dosage-sentence'
import { dosageElements, writtenTextsOf } from '../../fhir/dosage'
import { readerInterval } from '../../fhir/shown-day'
import { readDirections, type DirectionFact, type DirectionFactKind } from '../../i18n/directions/read-directions'
import { isObject, membersOf, textOf, type Json } from '../../lib/json'
import type { FormatContext } from '../../i18n/format-context'

export const timesOfDay = ['morning', 'midday', 'evening', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

/** EventTiming codes with one time of day; "with meals" has none. */
const timeOfEvent: Readonly<Record<string, TimeOfDay>> = {
  MORN: 'morning',
  WAKE: 'morning',
  ACM: 'morning',
  CM: 'morning',
  PCM: 'morning',
  NOON: 'midday',
  AFT: 'midday',
  ACD: 'midday',
  CD: 'midday',
  PCD: 'midday',
  EVE: 'evening',
  ACV: 'evening',
  CV: 'evening',
  PCV: 'evening',
  HS: 'night',
  NIGHT: 'night',
}

function timeOfClock(time: string): TimeOfDay {
  const hour = Number(time.slice(0, 2))
  if (hour < 4 || hour >= 21) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'midday' : 'evening'
}

const timeOf = ({ kind, value }: DirectionFact): TimeOfDay | undefined =>
  kind === 'clock' ? timeOfClock(value) : timeOfEvent[value.split(' ')[0] ?? '']

/** What directions may say to stand at a time of day; anything else, such as a length or a maximum, only shows as text. */
const DAILY_FACTS: readonly DirectionFactKind[] = ['dose', 'often', 'event', 'clock']
/** Elements of a daily repeat. A course that ends, or days of the week, only show as text. */
const DAILY_ELEMENTS = ['frequency', 'period', 'periodUnit', 'when', 'timeOfDay', 'offset', 'boundsPeriod']

const intervalOf = (raw: unknown) => readerInterval(textOf(raw) ?? '')

/** True where there is no period, or it has begun and has not ended. `now` in milliseconds. */
function isWithin(period: unknown, now: number): boolean {
  if (period === undefined) return true
  const { start, end } = membersOf(period)
  const [from, to] = [intervalOf(start), intervalOf(end)]
  return (
    (start === undefined || (from !== undefined && from.from <= now)) &&
    (end === undefined || (to !== undefined && to.to > now))
  )
}

const ofKind = (facts: readonly DirectionFact[], ...kinds: readonly DirectionFactKind[]): readonly DirectionFact[] =>
  facts.filter(({ kind }) => kinds.includes(kind))

/** True when every written fact of these kinds is among the coded ones, or none of these kinds is coded. */
function agrees(
  written: readonly DirectionFact[],
  coded: readonly DirectionFact[],
  ...kinds: readonly DirectionFactKind[]
) {
  const known = ofKind(coded, ...kinds)
  return (
    known.length === 0 ||
    ofKind(written, ...kinds).every((fact) =>
      known.some(({ kind, value }) => kind === fact.kind && value === fact.value),
    )
  )
}

/** What the coded elements say, read back from the sentence composed from them; undefined when one of them is not understood. */
function codedFacts(dosage: Json, now: number, format: FormatContext, medicine: string) {
  const { timing } = dosage
  if (timing === undefined) return []
  const repeat = isObject(timing) ? timing['repeat'] : undefined
  if (!isObject(repeat) || Object.keys(repeat).some((element) => !DAILY_ELEMENTS.includes(element))) return undefined
  const { boundsPeriod, ...daily } = repeat
  if (!isWithin(boundsPeriod, now)) return undefined
  const { additionalInstruction: _instruction, ...elements } = dosageElements(dosage)
  const sentence = composeDosage({ ...elements, timing: { ...membersOf(timing), repeat: daily } }, format, medicine)
  return sentence === undefined ? undefined : readDirections(sentence).facts
}

/** How many times a day; undefined for any other frequency. */
function timesADay(facts: readonly DirectionFact[]): number | undefined {
  const [first, ...others] = new Set(ofKind(facts, 'often').map(({ value }) => value))
  if (first === undefined || others.length > 0) return undefined
  const [, times] = /^(\d+)\/1 d$/.exec(first) ?? []
  return Number(times)
}

/**
 * The times of day of a daily Dosage. Empty unless its Timing is understood and all of its written directions, in English or Spanish,
 * agree in numbers and words of frequency; without a Timing, unless every word of them is understood. `now` in milliseconds.
 */
export function dailyTimesOf(dosage: Json, now: number, format: FormatContext, medicine = ''): readonly TimeOfDay[] {
  if (dosage['asNeededBoolean'] === true || dosage['asNeededCodeableConcept'] !== undefined) return []
  const coded = codedFacts(dosage, now, format, medicine)
  const texts = writtenTextsOf(dosage).map(({ text }) => readDirections(text))
  const written = texts.flatMap(({ facts }) => facts)
  if (
    coded === undefined ||
    texts.some(({ isTurned }) => isTurned) ||
    (coded.length === 0 && texts.some(({ rest }) => rest.length > 0)) ||
    ![...coded, ...written].every(({ kind }) => DAILY_FACTS.includes(kind)) ||
    !agrees(written, coded, 'dose') ||
    !agrees(written, coded, 'event', 'clock')
  )
    return []
  const codedTimes = ofKind(coded, 'event', 'clock')
  const facts = codedTimes.length > 0 ? codedTimes : ofKind(written, 'event', 'clock')
  const times = facts.map(timeOf)
  const known = times.filter((time) => time !== undefined)
  const perDay = timesADay([...coded, ...written])
  const hasFrequency = ofKind([...coded, ...written], 'often').length > 0
  return known.length === times.length && (!hasFrequency || perDay === times.length) ? [...new Set(known)] : []
}
