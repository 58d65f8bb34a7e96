/** The days of a question, both included, `yyyy-mm-dd`. */
export interface TimeSpan {
  readonly from: string
  readonly to: string
  /** Of a month or day without a year: the newest one that has begun, as `yyyy-mm` or `yyyy-mm-dd`. */
  readonly assumed?: string
  /** The next one after it, for what is planned. */
  readonly coming?: TimeSpan
}

/** A question without its words for a time, and the time. */
export interface TextWithSpan {
  readonly text: string
  readonly span: TimeSpan | undefined
}

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre'],
]
/** In both languages. */
export const namesOfMonths: readonly string[] = MONTHS.flat()
const MONTH = namesOfMonths.join('|')
const YEAR = '((?:19|20)\\d\\d)'

const pad = (value: number): string => String(value).padStart(2, '0')
const yearSpan = (first: number, last = first): TimeSpan => ({ from: `${first}-01-01`, to: `${last}-12-31` })
// No month has more than 31 days, and days are compared as text.
const monthSpan = (year: number, month: number): TimeSpan => ({
  from: `${year}-${pad(month)}-01`,
  to: `${year}-${pad(month)}-31`,
})
const daySpan = (day: string): TimeSpan => ({ from: day, to: day })
const monthNumber = (name: string): number => MONTHS.findIndex((names) => names.includes(name)) + 1

/** `today` so many years or months earlier. */
function daysBefore(today: string, count: number, unit: string): TimeSpan {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = year * 12 + month - 1 - count * (/^(?:year|ano)/.test(unit) ? 12 : 1)
  return { from: `${Math.floor(months / 12)}-${pad((months % 12) + 1)}-${today.slice(8)}`, to: today }
}

/** The month before that of `today`. */
function lastMonth(today: string): TimeSpan {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return month === 1 ? monthSpan(year - 1, 12) : monthSpan(year, month - 1)
}

const thisYear = (today: string): number => Number(today.slice(0, 4))

/** The newest month or day of this name that has begun, and the next one. `rest`: the date without its year, such as "07" or "07-22". */
function spanWithoutYear(today: string, rest: string): TimeSpan {
  const year = thisYear(today)
  const dateIn = (of: number): string => `${of}-${rest}`
  const begun = dateIn(year) <= today ? year : year - 1
  const spanOf = (of: number): TimeSpan => (rest.length > 2 ? daySpan(dateIn(of)) : monthSpan(of, Number(rest)))
  return { ...spanOf(begun), assumed: dateIn(begun), coming: spanOf(begun + 1) }
}

const numberOfMonth = (name = ''): string => pad(monthNumber(name))
const numberOfDay = (day = ''): string => pad(Number.parseInt(day, 10))

type ReadSpan = (today: string, found: readonly string[]) => TimeSpan

const DAY = '([1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?'
const IN = '(?:in|on|during|for|from|en|durante) '
/** Without "in" or "on", "may" and "march" are months only beside one of these. */
const VISIT = '(?:visits?|appointments?|checkups?|visitas?|citas?|consultas?)'

/** Words for a time, in both languages, the longest first. Words such as "two years ago" may mean a day or a year and are not among them. */
const patterns: readonly (readonly [RegExp, ReadSpan])[] = [
  [
    new RegExp(`\\b(?:between|from|entre|desde) ${YEAR} (?:and|to|until|y|hasta|a) ${YEAR}\\b`),
    (_, [first, last]) => yearSpan(Number(first), Number(last)),
  ],
  [
    new RegExp(`\\b(?:${IN})?(${MONTH}) ${DAY} ${YEAR}\\b`),
    (_, [month, day, year]) => daySpan(`${year}-${numberOfMonth(month)}-${numberOfDay(day)}`),
  ],
  [
    new RegExp(`\\b(?:${IN})?${DAY} (?:of |de )?(${MONTH}) (?:of |de )?${YEAR}\\b`),
    (_, [day, month, year]) => daySpan(`${year}-${numberOfMonth(month)}-${numberOfDay(day)}`),
  ],
  [
    new RegExp(`\\b(?:${IN})?(${MONTH}) (?:of |de )?${YEAR}\\b`),
    (_, [month = '', year]) => monthSpan(Number(year), monthNumber(month)),
  ],
  [
    new RegExp(`\\b(?:${IN}|(?<=${VISIT} ))(${MONTH}) ${DAY}\\b`),
    (today, [month, day]) => spanWithoutYear(today, `${numberOfMonth(month)}-${numberOfDay(day)}`),
  ],
  [
    new RegExp(`\\b(?:${IN}|(?<=${VISIT} ))${DAY} (?:of |de )?(${MONTH})\\b`),
    (today, [day, month]) => spanWithoutYear(today, `${numberOfMonth(month)}-${numberOfDay(day)}`),
  ],
  [
    new RegExp(`\\b(?:${IN}|(?<=${VISIT} ))(${MONTH})\\b`),
    (today, [month]) => spanWithoutYear(today, numberOfMonth(month)),
  ],
  [
    new RegExp(`\\b(?:(?:in|en) )?(${MONTH})(?= ${VISIT}\\b)`),
    (today, [month]) => spanWithoutYear(today, numberOfMonth(month)),
  ],
  [
    /\b(?:in|over|during|en|durante) (?:the )?(?:last|past|ultimos|pasados) (\d{1,2}) (years?|months?|anos?|meses)\b/,
    (today, [count, unit = '']) => daysBefore(today, Number(count), unit),
  ],
  [
    /\b(?:(?:in|over|during|for) )?(?:the )?(?:last|past) (\d{1,2}) (years?|months?)\b/,
    (today, [count, unit = '']) => daysBefore(today, Number(count), unit),
  ],
  [
    /\b(?:en |durante )?(?:los )?ultimos (\d{1,2}) (anos?|meses)\b/,
    (today, [count, unit = '']) => daysBefore(today, Number(count), unit),
  ],
  [
    new RegExp(`\\b(?:since|desde)(?: el)? ${YEAR}\\b`),
    (today, [year]) => ({ from: `${Number(year)}-01-01`, to: today }),
  ],
  [new RegExp(`\\b(?:in|during|en|durante|for)(?: el)? (?:ano )?${YEAR}\\b`), (_, [year]) => yearSpan(Number(year))],
  [/\b(?:last year|(?:el )?ano pasado)\b/, (today) => yearSpan(thisYear(today) - 1)],
  [/\b(?:this year|este ano)\b/, (today) => yearSpan(thisYear(today))],
  [new RegExp(`(?<=\\S) ${YEAR}$`), (_, [year]) => yearSpan(Number(year))],
  [/\b(?:last month|(?:el )?mes pasado)\b/, lastMonth],
  [/\b(?:this month|este mes)\b/, (today) => monthSpan(thisYear(today), Number(today.slice(5, 7)))],
]

/** Reads the time in a question (folded words with single spaces). `today`: the local day, `yyyy-mm-dd`. */
export function readSpan(text: string, today: string): TextWithSpan {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(text)
    if (found)
      return { text: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim(), span: read(today, found.slice(1)) }
  }
  return { text, span: undefined }
}

/** Whether a day lies in a span, or a month or year (`shownDay`) as a whole; one without a date never does. */
export function isInSpan(day: string | undefined, { from, to }: TimeSpan): boolean {
  if (day === undefined) return false
  const first = day + '-01-01'.slice(day.length === 7 ? 3 : 0)
  const last = day + '-12-31'.slice(day.length === 7 ? 3 : 0)
  return day.length === 10 ? day >= from && day <= to : first >= from && last <= to
}
