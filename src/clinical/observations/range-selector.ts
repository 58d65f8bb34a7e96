import { codingsOf, conceptDisplay } from '../../fhir/concept'
import { dateInterval, parsePartialDate, type DateInterval } from '../../fhir/partial-date'
import { shownDay } from '../../fhir/shown-day'
import { isObject, listOf, membersOf, objectsOf, textOf, type Json } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import type { RangeSelector } from '../../fhir/reference-range'
import type { ResourceOf } from '../../fhir/resource'

type Sex = 'male' | 'female'
/** Whether a range is for the patient. `sex`: not known because the sex of the patient is not certain. */
type Fit = 'yes' | 'no' | 'unknown' | 'sex'

/** Administrative gender, HL7 v2 and v3, SNOMED CT and LOINC answers; the last ones of a sex parameter for clinical use. */
const SEX_BY_CODE: Readonly<Record<string, Sex>> = {
  male: 'male',
  m: 'male',
  '248153007': 'male',
  '446151000124109': 'male',
  'la2-8': 'male',
  'male-typical': 'male',
  female: 'female',
  f: 'female',
  '248152002': 'female',
  '446141000124107': 'female',
  'la3-6': 'female',
  'female-typical': 'female',
}
const SEX_BY_WORD: readonly (readonly [Sex, RegExp])[] = [
  ['male', /^(?:males?|men|man|boys?|masculino|hombres?|varón|varones)$/],
  ['female', /^(?:females?|women|woman|girls?|femenino|mujer(?:es)?)$/],
]
/** Pregnancy, menopause and phases of the cycle: only for women, and not known of one. */
const WOMEN_ONLY =
  /77386006|pregnan|gravid|embaraz|trimest|lactat|lactanc|menopaus|luteal|lútea|follicul|folicul|mid-?cycle|ovulat/i
const EVERYBODY = /^(?:all|any|anyone|everyone|general|normal|todos|todas las personas)(?: people| population)?$/

/** The sex that a code, a display or a text names; a long text names none. */
function sexOf(name: string): Sex | undefined {
  if (name.length > 200) return undefined
  const word = name
    .replace(/\s*\([^)]*\)$/, '')
    .trim()
    .toLowerCase()
  const byCode = Object.hasOwn(SEX_BY_CODE, word) ? SEX_BY_CODE[word] : undefined
  return byCode ?? SEX_BY_WORD.find(([, pattern]) => pattern.test(word))?.[0]
}

const SEX_EXTENSION = /(?:birth-?sex|us-core-sex|genderIdentity|sexParameterForClinicalUse|recordedSexOrGender)$/i

/** The codes of an extension and of its part `value`. */
function codesOf(extension: Json): readonly string[] {
  const own = Object.entries(extension).flatMap(([element, value]) => {
    if (!element.startsWith('value')) return []
    if (!isObject(value)) return textOf(value) ?? []
    return [value, ...objectsOf(value['coding'])].flatMap(({ code }) => textOf(code) ?? [])
  })
  const inner = objectsOf(extension['extension']).filter(({ url }) => url === 'value')
  return [...own, ...inner.flatMap(codesOf)]
}

/** The administrative gender, unless a sex or gender identity in the record is another one or not known. */
function certainSex(patient: ResourceOf<'Patient'> | undefined): Sex | undefined {
  const gender = sexOf(textOf(patient?.gender) ?? '')
  const others = objectsOf(patient?.extension).filter(({ url }) => SEX_EXTENSION.test(textOf(url) ?? ''))
  const isAgreed = others.every((extension) => {
    const codes = codesOf(extension)
    return codes.length > 0 && codes.every((code) => sexOf(code) === gender)
  })
  return isAgreed ? gender : undefined
}

/** Whether people with this code or these words include the patient. */
function fitOfPeople(names: readonly string[], sex: Sex | undefined): Fit {
  const isForSex = (wanted: Sex): Fit => {
    if (sex === undefined) return 'sex'
    return sex === wanted ? 'yes' : 'no'
  }
  if (names.some((name) => WOMEN_ONLY.test(name))) return isForSex('female') === 'no' ? 'no' : 'unknown'
  if (names.length > 0 && names.every((name) => EVERYBODY.test(name.trim().toLowerCase()))) return 'yes'
  const sexes = names.map(sexOf)
  const [wanted] = sexes
  return wanted !== undefined && sexes.every((each) => each === wanted) ? isForSex(wanted) : 'unknown'
}

/** The words of a concept, and its codes where the words say nothing. */
function namesOf(concept: unknown): readonly string[] {
  const codings = codingsOf(concept)
  const texts = [conceptDisplay(concept), ...codings.map(({ display }) => display)].flatMap((text) => text ?? [])
  const codes = codings.flatMap(({ code }) => code ?? [])
  return texts.length === 0 ? codes : [...texts, ...codes.filter((code) => sexOf(code) !== undefined)]
}

const MS_PER_DAY = 86_400_000
/** Units of ages as months or days. */
const AGE_UNITS: readonly (readonly [pattern: RegExp, months: number, days: number])[] = [
  [/^(?:a|y|yrs?|years?|años?)$/i, 12, 0],
  [/^(?:mo|mos|mths?|months?|mes|meses)$/i, 1, 0],
  [/^(?:wk|wks|w|weeks?|semanas?)$/i, 0, 7],
  [/^(?:d|days?|días?)$/i, 0, 1],
]

/** The time at which somebody born at `birth` (ms) reaches an age plus `more` of its unit; undefined for an age that is no whole number of days or months. */
function timeAtAge(birth: number, sent: unknown, more: number): number | undefined {
  const age = membersOf(sent)
  const unit = textOf(age['code']) ?? textOf(age['unit']) ?? ''
  const [, months = 0, days = 0] = AGE_UNITS.find(([pattern]) => pattern.test(unit)) ?? []
  const count = Number(age['value']) + more
  const [addedMonths, addedDays] = [count * months, count * days]
  const isKnown = months + days > 0 && age['comparator'] === undefined
  if (!isKnown || !Number.isInteger(addedMonths) || !Number.isInteger(addedDays)) return undefined
  // eslint-disable-next-line no-restricted-syntax -- a time from dateInterval
  const at = new Date(birth)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + addedMonths, at.getUTCDate() + addedDays)
}

/** First and last possible day. */
type Days = readonly [first: number, last: number]

const daysOf = (raw: unknown): Days | undefined => {
  const date = parsePartialDate(shownDay(textOf(raw) ?? '') ?? '')
  const interval: DateInterval | undefined = date && dateInterval(date)
  return interval && [interval.from, interval.to - MS_PER_DAY]
}

/** Whether a possible `first` and `last` are both, or neither, what a range asks for. */
const fitOf = (first: boolean, last: boolean): Fit => {
  if (first !== last) return 'unknown'
  return first ? 'yes' : 'no'
}

/** Whether the patient had the age of the range. `whole`: up to the end of the last year (month, day), as in “0 to 17 years”; else up to its start (R4 Range). */
function fitOfAge(age: Json, birth: Days | undefined, result: Days | undefined, whole: boolean): Fit {
  if (!birth || !result || result[1] < birth[0]) return 'unknown'
  const fits: Fit[] = isObject(age['low'] ?? age['high']) ? [] : ['unknown']
  const [low, high] = [age['low'], age['high']]
  if (low !== undefined) {
    const [from, to] = birth.map((day) => timeAtAge(day, low, 0))
    fits.push(from === undefined || to === undefined ? 'unknown' : fitOf(result[0] >= to, result[1] >= from))
  }
  if (high !== undefined) {
    const [from, to] = birth.map((day) => timeAtAge(day, high, whole ? 1 : 0))
    const isBefore = (day: number, end: number): boolean => (whole ? day < end : day <= end)
    fits.push(
      from === undefined || to === undefined ? 'unknown' : fitOf(isBefore(result[1], from), isBefore(result[0], to)),
    )
  }
  return allOf(fits)
}

const allOf = (fits: readonly Fit[]): Fit =>
  (['no', 'sex', 'unknown'] as const).find((fit) => fits.includes(fit)) ?? 'yes'

/** Extensions of a range that may say for whom it is. */
const PEOPLE_EXTENSION = /gender|sex|age$|race|ethnic|pregnan|gestation|trimester|phase/i

/** What a range says of the people it is for, apart from their age. */
function peopleOf(range: Json, sex: Sex | undefined): readonly Fit[] {
  const type = namesOf(range['type']).filter((name) => WOMEN_ONLY.test(name))
  const isOtherType = codingsOf(range['type']).some(({ code = '' }) =>
    /^(?:pre|post|endocrine|pre-puberty)$/.test(code),
  )
  const text = textOf(range['text'])
  const extensions = objectsOf(range['extension']).filter(({ url }) => PEOPLE_EXTENSION.test(textOf(url) ?? ''))
  return [
    ...(type.length > 0 ? [fitOfPeople(type, sex)] : []),
    ...(isOtherType || listOf(range['modifierExtension']).length > 0 ? ['unknown' as const] : []),
    ...(text !== undefined && sexOf(text) !== undefined ? [fitOfPeople([text], sex)] : []),
    ...objectsOf(range['appliesTo']).map((concept) => fitOfPeople(namesOf(concept), sex)),
    ...extensions.map((extension) => fitOfPeople(codesOf(extension), sex)),
  ]
}

/**
 * Chooses a range by the patient's age on the day of the result and by the sex in the record, if exactly one is certain to fit and no other
 * one may. The sex is the administrative gender; where another sex in the record differs or is not known, none is chosen by it.
 */
export function rangeSelectorFor(patient: ResourceOf<'Patient'> | undefined): RangeSelector {
  const sex = certainSex(patient)
  const birth = daysOf(patient?.birthDate)
  return (ranges, observation) => {
    const result = daysOf(descriptorOf('Observation').date(observation as ResourceOf<'Observation'>)?.raw)
    const fitsWhen = (whole: boolean): readonly Fit[] =>
      ranges.map((range) =>
        allOf([
          ...peopleOf(range, sex),
          ...(range['age'] === undefined ? [] : [fitOfAge(membersOf(range['age']), birth, result, whole)]),
        ]),
      )
    const exact = fitsWhen(false)
    const fits = exact.every((fit) => fit === 'no') ? fitsWhen(true) : exact
    if (fits.every((fit) => fit === 'no')) return 'others'
    if (fits.includes('sex')) return 'sex'
    return fits.filter((fit) => fit !== 'no').length === 1 && fits.includes('yes') ? fits.indexOf('yes') : 'people'
  }
}
