/** The days of a question, both included, `yyyy-mm-dd`. */
export interface TimeSpan {
  readonly from: string
  readonly to: string
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

type ReadSpan = (today: string, found: readonly string[]) => TimeSpan

const thisYear = (today: string): number => Number(today.slice(0, 4))

/** Words for a time, in both languages, the longest first. Words such as "two years ago" may mean a day or a year and are not among them. */
const patterns: readonly (readonly [RegExp, ReadSpan])[] = [
  [
    new RegExp(`\\b(?:between|from|entre|desde) ${YEAR} (?:and|to|until|y|hasta|a) ${YEAR}\\b`),
    (_, [first, last]) => yearSpan(Number(first), Number(last)),
  ],
  [
    new RegExp(`\\b(?:in|during|en|durante) (${MONTH}) (?:of |de )?${YEAR}\\b`),
    (_, [month = '', year]) => monthSpan(Number(year), monthNumber(month)),
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
