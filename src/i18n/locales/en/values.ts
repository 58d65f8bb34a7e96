import { dosage } from './dosage'

const plural = new Intl.PluralRules('en')
const singular: Readonly<Record<string, string>> = {
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  points: 'point',
}

const reasonLabel = (type: string): string => {
  if (type === 'Encounter') return 'Reason for visit'
  return type === 'MedicationRequest' ? 'For' : 'Reason'
}

/** “st” of 1st, 21st and 72.1st; “th” of 11th. */
const ordinalEnding = (amount: string): string =>
  (/^1[123]$/.test(amount) ? undefined : ({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[amount.slice(-1)]) ??
  'th'

/** Texts inside formatted values: dates, amounts, references, absent data. */
export const values = {
  yearOnly: (year: string) => `${year} (exact date not known)`,
  since: (date: string) => `From ${date}`,
  until: (date: string) => `Until ${date}`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  /** For a moment at an unknown time within a period. */
  between: (start: string, end: string) => `between ${start} and ${end}`,
  /** The status reason from the record, shown after the status. */
  /** Before the reason of a status. */
  statusReason: 'Why:',
  /** A reason is not a diagnosis, though it may be coded as one: without the label it would read as one. */
  reason: (type: string, reason: string) => `${reasonLabel(type)}: ${reason}`,
  codeOnly: (code: string) => `Code ${code}`,
  machineData: (kilobytes: number) => `Data for machines (${kilobytes} kB), only in the raw data`,
  /** `system`: the short name of the code system, such as "NDC", which is printed on packages. */
  medicineCodeOnly: (code: string, system = 'code') => `Medicine name not given (${system} ${code})`,
  /** By SNOMED CT code. */
  severities: { 255604002: 'Mild', 6736007: 'Moderate', 24484000: 'Severe' } as Readonly<Record<string, string>>,
  hiddenNumber: 'Show the number',
  endsIn: (end: string) => `Ends in ${end}. Show the whole number`,
  noDate: (raw: string) => `Date not given (sent as ${raw})`,
  inFuture: 'this date is in the future',
  unreadableDate: (raw: string) => `Recorded as: “${raw}”`,
  unreadable: 'We can’t show this value',
  ageYears: (n: number) => (plural.select(n) === 'one' ? `${n} year` : `${n} years`),
  ageMonths: (n: number) => (plural.select(n) === 'one' ? `${n} month` : `${n} months`),
  ageDays: (n: number) => (plural.select(n) === 'one' ? `${n} day` : `${n} days`),
  comparators: {
    '<': 'Less than',
    '<=': 'At most',
    '>': 'More than',
    '>=': 'At least',
    ad: 'Enough to reach',
  } as Readonly<Record<string, string>>,
  /** A unit without its amount, which languages other than English translate where it is sent in English words. */
  unitWords: (unit: string) => unit,
  /** An amount with its unit, as sent or from the unit table, which has plurals. */
  measured: (amount: string, unit: string): string => {
    if (unit === 'percentile') return `${amount}${ordinalEnding(amount)} percentile`
    if (amount === '1' && Object.hasOwn(singular, unit)) return `${amount} ${singular[unit] ?? unit}`
    const isSingular = amount !== '1' && Object.values(singular).includes(unit)
    return dosage.amount(amount, isSingular ? `${unit}s` : unit)
  },
  /** A unit whose text and code are different units. */
  unitsDisagree: (text: string, code: string) => `${text} (the record also says ${code})`,
  rangeOpenLow: (amount: string) => `${amount} or lower`,
  rangeOpenHigh: (amount: string) => `${amount} or higher`,
  rangeBoth: (low: string, high: string) => `${low} to ${high}`,
  /** Never “to”: “17 kg to 20 kg” would be a range. */
  ratioIn: (numerator: string, denominator: string) => `${numerator} in ${denominator}`,
  ratioEach: (numerator: string, denominator: string) => `${numerator} for each ${denominator}`,
  codingVersion: (version: string) => `version ${version}`,
  codingChosen: 'chosen by the person who recorded it',
  forAge: (age: string) => `age ${age}`,
  /** An expected range in another unit than the value. */
  inOtherUnit: (range: string) => `${range} (in another unit, so not compared)`,
  /** The people to whom a range applies: “Women”, “high risk”. */
  appliesTo: (people: string) =>
    /\brisk$/i.test(people) ? `only for people at ${people.toLowerCase()}` : `only for: ${people}`,
  waveform: 'Wave recording',
  minus: 'minus',
  yes: 'Yes',
  no: 'No',
  /** After a value that was sent more than once. */
  repeated: (n: number) => `(written ${n} times)`,
  privateRecord: 'Private record',
  /** Records that name nothing. `subjects` complete the sentences. */
  denials: {
    none: (subject: string) => `On record: no known ${subject}`,
    notAsked: (subject: string) => `On record: not asked yet about ${subject}`,
    notReviewed: (subject: string) => `On record: list of ${subject} not checked`,
    notObtained: (subject: string) => `On record: the care team could not find out about ${subject}`,
    noInformation: (subject: string) => `On record: no information about ${subject}`,
    asWritten: (text: string) => `On record: ${text}`,
    subjects: {
      allergy: 'allergies',
      drugAllergy: 'allergies to medicines',
      foodAllergy: 'food allergies',
      environmentAllergy: 'allergies to things like pollen or dust',
      problem: 'health conditions',
      medicine: 'medicines',
      vaccine: 'vaccines',
      procedure: 'procedures',
      device: 'medical devices',
    },
  },
} as const
