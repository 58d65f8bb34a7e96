const plural = new Intl.PluralRules('en')
const periods: Readonly<Record<string, readonly [one: string, many: string]>> = {
  s: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  d: ['day', 'days'],
  wk: ['week', 'weeks'],
  mo: ['month', 'months'],
  a: ['year', 'years'],
}
const forms = [
  'tablet',
  'capsule',
  'puff',
  'drop',
  'patch',
  'spray',
  'dose',
  'lozenge',
  'suppository',
  'unit',
  'film',
  'sachet',
  'ampule',
  'vial',
  'teaspoon',
  'tablespoon',
]
const irregular: Readonly<Record<string, string>> = { patch: 'patches', suppository: 'suppositories' }

const periodWords = (count: string, unit: string): string | undefined => {
  const words = Object.hasOwn(periods, unit) ? periods[unit] : undefined
  return words && `${count} ${count === '1' ? words[0] : words[1]}`
}

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
/** "a", "a and b", "a, b and c". */
const list = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(' and ')

/** Texts for directions composed from a structured Dosage. */
export const dosage = {
  use: 'Use',
  /** For what is swallowed. */
  take: 'Take',
  /** A verb as sent; undefined for one that cannot be translated. */
  method: (sent: string): string | undefined => sent,
  routes: {
    PO: 'by mouth',
    SL: 'under the tongue',
    IM: 'into a muscle',
    SC: 'under the skin',
    SQ: 'under the skin',
    IV: 'into a vein',
    TOP: 'on the skin',
    NAS: 'in the nose',
    OPH: 'in the eye',
    OT: 'in the ear',
    PR: 'in the rectum',
    PV: 'in the vagina',
    TD: 'as a skin patch',
    26643006: 'by mouth',
    37839007: 'under the tongue',
    78421000: 'into a muscle',
    34206005: 'under the skin',
    47625008: 'into a vein',
    6064005: 'on the skin',
    46713006: 'in the nose',
    54485002: 'in the eye',
    10547007: 'in the ear',
    37161004: 'in the rectum',
    16857009: 'in the vagina',
    45890007: 'as a skin patch',
    447694001: 'by breathing in',
    IPINHL: 'by breathing in',
    NASINHL: 'by breathing in through the nose',
  } as Readonly<Record<string, string>>,
  codes: {
    QD: 'once a day',
    BID: '2 times a day',
    TID: '3 times a day',
    QID: '4 times a day',
    Q4H: 'every 4 hours',
    Q6H: 'every 6 hours',
    AM: 'every morning',
    PM: 'every afternoon',
    QOD: 'every other day',
  } as Readonly<Record<string, string>>,
  when: {
    HS: 'at bedtime',
    WAKE: 'on waking up',
    MORN: 'in the morning',
    AFT: 'in the afternoon',
    EVE: 'in the evening',
    NIGHT: 'at night',
    NOON: 'at noon',
    AC: 'before meals',
    C: 'with meals',
    PC: 'after meals',
    ACM: 'before breakfast',
    CM: 'with breakfast',
    PCM: 'after breakfast',
    ACD: 'before lunch',
    CD: 'with lunch',
    PCD: 'after lunch',
    ACV: 'before dinner',
    CV: 'with dinner',
    PCV: 'after dinner',
  } as Readonly<Record<string, string>>,
  /** Events whose words are others after so many minutes. */
  whenWithOffset: { HS: 'before bedtime', WAKE: 'after waking up' } as Readonly<Record<string, string>>,
  days: days as Readonly<Record<string, string>>,
  list,
  /** After a number without a unit. */
  atATime: 'at a time',
  /** "1 tablet", "2 tablets", "1 to 2 tablets"; an unknown unit stays as sent. */
  amount: (count: string, unit: string | undefined): string => {
    const form = unit?.toLowerCase().replace(/\(s\)$|(?<=[a-z])s$/, '') ?? ''
    if (unit === undefined) return `${count} ${dosage.atATime}`
    if (!forms.includes(form)) return `${count} ${unit}`
    return plural.select(Number(count)) === 'one' ? `${count} ${form}` : `${count} ${irregular[form] ?? `${form}s`}`
  },
  atRate: (amount: string) => `at ${amount}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  timesA: (times: string, unit: string): string | undefined => {
    const period = periods[unit]?.[0]
    const article = unit === 'h' ? 'an' : 'a'
    return period && (times === '1' ? `once ${article} ${period}` : `${times} times ${article} ${period}`)
  },
  every: (count: string, unit: string): string | undefined =>
    periodWords(count, unit) && `every ${periodWords(count, unit)}`,
  timesEvery: (times: string, count: string, unit: string): string | undefined =>
    periodWords(count, unit) && `${times} times every ${periodWords(count, unit)}`,
  forTime: (count: string, unit: string): string | undefined =>
    periodWords(count, unit) && `for ${periodWords(count, unit)}`,
  forDoses: (count: string) => `for ${dosage.amount(count, 'dose')}`,
  offset: (minutes: string, when: string) => `${minutes} ${minutes === '1' ? 'minute' : 'minutes'} ${when}`,
  atTimes: (times: readonly string[]) => `at ${list(times)}`,
  onDays: (names: readonly string[]) => `on ${list(names)}`,
  onDates: (dates: readonly string[]) => `on ${list(dates)}`,
  from: (start: string) => `from ${start}`,
  until: (end: string) => `until ${end}`,
  fromUntil: (start: string, end: string) => `from ${start} to ${end}`,
  /** After composed or translated directions, where the written ones are in another language than the reader's. */
  asWritten: { composed: 'As written:', translated: 'In the original:' },
  /** After a text in another language than the reader's, by its code. */
  inLanguage: { en: '(in English)', es: '(in Spanish)' } as Readonly<Record<string, string>>,
  /** After directions in another language that the coded data may contradict. */
  dataMayDiffer: 'The data of the prescription may say something else.',
  /** Between directions that follow each other. */
  then: 'Then:',
  /** For patients and care staff alike. */
  doNotTake: 'This medicine must not be taken.',
  /** Directions in a row without a label; current ones need none. */
  withContext: {
    followed: (directions: string) => directions,
    over: (directions: string) => `How it was to be taken: ${directions}`,
    suggested: (directions: string) => `How it would be taken: ${directions}`,
  },
  /** In place of directions that cannot be composed. */
  unread: 'We can’t turn these directions into a sentence. Open the record to see all parts.',
  asNeeded: 'as needed',
  asNeededFor: (reason: string) => `as needed for ${reason}`,
  /** In place of directions that say no amount, time or reason. */
  asNeededOnly: 'As needed. No directions written.',
  /** `isTaken`: it is swallowed. */
  maxPerPeriod: (amount: string, count: string, unit: string, _isTaken: boolean): string | undefined =>
    periodWords(count, unit) && `Do not take more than ${amount} in ${periodWords(count, unit)}.`,
  maxAtOnce: (amount: string, _isTaken: boolean) => `Do not take more than ${amount} at one time.`,
  maxInLife: (amount: string, _isTaken: boolean) => `Do not take more than ${amount} in a lifetime.`,
}
