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

/** Words inside values: dates, amounts, references, absent data. */
export const values = {
  yearOnly: (year: string) => `${year} (exact date not known)`,
  since: (date: string) => `From ${date}`,
  until: (date: string) => `Until ${date}`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  /** For one moment whose day is not known: some time in these. */
  between: (start: string, end: string) => `between ${start} and ${end}`,
  /** Why a record has its status, in the words of the record; stands behind the status. */
  statusReason: (reason: string) => `Why: “${reason}”`,
  /** A reason is no diagnosis, though it may be coded as one: a bare name would read as what the person has. */
  reason: (type: string, reason: string) => `${reasonLabel(type)}: ${reason}`,
  codeOnly: (code: string) => `Code ${code}`,
  /** By their SNOMED CT codes. */
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
  /** An amount with its unit, as sent or in words of ours; ours are plural. */
  measured: (amount: string, unit: string) =>
    `${amount} ${amount === '1' && Object.hasOwn(singular, unit) ? (singular[unit] ?? unit) : unit}`,
  rangeOpenLow: (amount: string) => `${amount} or lower`,
  rangeOpenHigh: (amount: string) => `${amount} or higher`,
  rangeBoth: (low: string, high: string) => `${low} to ${high}`,
  /** Never “to” between them: “8 tablets to 1 day” says nothing, and “17 kg to 20 kg” is a range. */
  ratioIn: (numerator: string, denominator: string) => `${numerator} in ${denominator}`,
  ratioEach: (numerator: string, denominator: string) => `${numerator} for each ${denominator}`,
  codingVersion: (version: string) => `version ${version}`,
  codingChosen: 'chosen by the person who recorded it',
  forAge: (age: string) => `age ${age}`,
  waveform: 'Wave recording',
  minus: 'minus',
  yes: 'Yes',
  no: 'No',
  /** Behind a value that stands once for all the times it was sent. */
  repeated: (n: number) => `(written ${n} times)`,
  privateRecord: 'Private record',
} as const
