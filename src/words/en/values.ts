const plural = new Intl.PluralRules('en')

/** Words inside values: dates, amounts, references, absent data. */
export const values = {
  yearOnly: (year: string) => `${year} (exact date not known)`,
  since: (date: string) => `Since ${date}`,
  until: (date: string) => `Until ${date}`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  codeOnly: (code: string) => `Code ${code}`,
  endsIn: (end: string) => `Ends in ${end}. Show the whole number`,
  noDate: (raw: string) => `Date not given (sent as ${raw})`,
  inFuture: 'this date is in the future',
  unreadableDate: (raw: string) => `Recorded as: “${raw}”`,
  unreadable: "We can't show this value",
  placeTime: 'time at the place of care',
  ageYears: (n: number) => (plural.select(n) === 'one' ? `${n} year` : `${n} years`),
  ageMonths: (n: number) => (plural.select(n) === 'one' ? `${n} month` : `${n} months`),
  ageDays: (n: number) => (plural.select(n) === 'one' ? `${n} day` : `${n} days`),
  comparators: { '<': 'Less than', '<=': 'At most', '>': 'More than', '>=': 'At least', ad: 'About' } as Readonly<Record<string, string>>,
  rangeOpenLow: (amount: string) => `${amount} or lower`,
  rangeOpenHigh: (amount: string) => `${amount} or higher`,
  rangeBoth: (low: string, high: string) => `${low} to ${high}`,
  ratio: (numerator: string, denominator: string) => `${numerator} to ${denominator}`,
  codingVersion: (version: string) => `version ${version}`,
  codingChosen: 'chosen by the person who recorded it',
  yes: 'Yes',
  no: 'No',
  ordinal: (n: number) => `Number ${n}`,
} as const
