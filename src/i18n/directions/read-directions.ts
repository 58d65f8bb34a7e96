import {
  dayEvents,
  doseUnits,
  fillerWords,
  frequencyCodes,
  mannerPhrases,
  monthNames,
  numberWords,
  timeUnits,
  meaningChangingWords,
  weekDays,
} from './phrases'

export type DirectionFactKind =
  'dose' | 'often' | 'event' | 'clock' | 'day' | 'month' | 'length' | 'max' | 'asNeeded' | 'number'

/** One thing that directions say, in a form that is the same in both languages: "1-2 tablet", "2/1 d" (2 times in 1 day), "HS", "08:00". */
export interface DirectionFact {
  readonly kind: DirectionFactKind
  readonly value: string
}

/** What was understood of written directions. */
export interface ReadDirections {
  readonly facts: readonly DirectionFact[]
  /** Words that were not understood, in their order. */
  readonly rest: readonly string[]
  /** A word that was not understood can turn the meaning of the others, such as "not", "then" or "as directed". */
  readonly isTurned: boolean
}

const NUMBER = '\\d+(?:\\.\\d+)?'
/** "1", "1 to 2", "1-2", "1 or 2": two groups. */
const SPAN = `(${NUMBER})(?: ?(?:-|to|or|a|o) ?(${NUMBER}))?`
const anyOf = (table: Readonly<Record<string, string>>): string => Object.values(table).join('|')
const [DOSE_UNIT, TIME_UNIT] = [anyOf(doseUnits), anyOf(timeUnits)]
const PER = '(?:a|an|per|each|every|in|en|al|por|cada|/) ?'

/** The key of the table whose pattern the word matches as a whole. */
const canonical = (table: Readonly<Record<string, string>>, word = ''): string =>
  Object.entries(table).find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(word))?.[0] ?? word
const span = (low = '', high?: string): string => (high === undefined ? low : `${low}-${high}`)
const amount = (low?: string, high?: string, unit?: string): string =>
  unit === undefined ? span(low, high) : `${span(low, high)} ${canonical(doseUnits, unit)}`
const often = (times: string, count: string | undefined, unit?: string): string =>
  `${times}/${count ?? '1'} ${canonical(timeUnits, unit)}`

/** What a maximum is for: so much time, one dose or a lifetime. */
function limitPeriod(count: string | undefined, time: string | undefined, once: string | undefined): string {
  if (count !== undefined) return `${count} ${canonical(timeUnits, time)}`
  return once === undefined ? 'life' : 'once'
}

type Groups = readonly (string | undefined)[]
interface Rule {
  readonly pattern: RegExp
  readonly read: (groups: Groups) => readonly DirectionFact[]
}
const rule = (pattern: string, kind: DirectionFactKind, valueOf: (groups: Groups) => string): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}\\d.])(?:${pattern})(?![\\p{L}\\d])`, 'gu'),
  read: (groups) => [{ kind, value: valueOf(groups) }],
})
const ignored = (pattern: string): Rule => ({ ...rule(pattern, 'number', () => ''), read: () => [] })
const tableRules = (table: Readonly<Record<string, string>>, kind: DirectionFactKind): readonly Rule[] =>
  Object.entries(table).map(([value, pattern]) => rule(pattern, kind, () => value))

/** 24-hour clock of an hour, its minutes and "am" or "pm". */
const clock = (hour = '', minutes = '00', half?: string): string =>
  `${String(half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`

/** In this order: a longer phrase before the words in it. */
const rules: readonly Rule[] = [
  rule(
    `(?:do not (?:take|use) more than|no (?:use|tome) mas de) ${SPAN} ?(${DOSE_UNIT})? (?:(?:in|en) (${NUMBER}) (${TIME_UNIT})|(at 1 time|a la vez)|(?:in a lifetime|en toda la vida))`,
    'max',
    ([low, high, unit, count, time, once]) => `${amount(low, high, unit)}/${limitPeriod(count, time, once)}`,
  ),
  rule(
    '(?:only )?(?:if|as|when) (?:it is )?needed|p\\.?r\\.?n\\.?|(?:solo )?si (?:le )?hace falta|segun (?:lo |sea )?necesi\\p{L}+|cuando (?:lo )?necesite|si (?:es necesario|lo necesita)',
    'asNeeded',
    () => 'yes',
  ),
  rule(`every other (${TIME_UNIT})|(q\\.?o\\.?d|1 dia si y 1 dia no|dia por medio|alternate days)`, 'often', ([unit]) =>
    often('1', '2', unit ?? 'd'),
  ),
  rule(`${SPAN} (?:times?|x|vez|veces) (?:${PER})(${NUMBER})? ?(${TIME_UNIT})`, 'often', ([low, high, count, unit]) =>
    often(span(low, high), count, unit),
  ),
  rule(`(?:every|cada|q) ?${SPAN} ?(${TIME_UNIT})`, 'often', ([low, high, unit]) => often('1', span(low, high), unit)),
  rule(`${SPAN} ?(?:times?|x|veces) (daily|weekly)`, 'often', ([low, high, unit]) =>
    often(span(low, high), '1', unit === 'daily' ? 'd' : 'wk'),
  ),
  rule(`${PER}${SPAN} (hours?|horas?)`, 'often', ([low, high, unit]) => often('1', span(low, high), unit)),
  rule(
    `(?:for|x|durante|por) ${SPAN} ?(${TIME_UNIT})`,
    'length',
    ([low, high, unit]) => `${span(low, high)} ${canonical(timeUnits, unit)}`,
  ),
  rule(`(?:for|hasta completar) ${SPAN} (?:doses?|dosis)`, 'length', ([low, high]) => `${span(low, high)} dose`),
  rule(
    `(${NUMBER}) (?:minutes?|minutos?) (${anyOf(dayEvents)})`,
    'event',
    ([minutes, event]) => `${canonical(dayEvents, event)} ${minutes ?? ''}`,
  ),
  ...tableRules(dayEvents, 'event'),
  rule('(?:(?:at|a las?) )?(\\d{1,2})(?::(\\d\\d))? ?([ap])\\.? ?m\\.?', 'clock', ([hour, minutes, half]) =>
    clock(hour, minutes, half),
  ),
  rule('(?:(?:at|a las?) )?(\\d\\d):(\\d\\d)', 'clock', ([hour, minutes]) => clock(hour, minutes)),
  rule(`(${Object.keys(frequencyCodes).join('|')})`, 'often', ([code = '']) =>
    often(frequencyCodes[code] ?? '', '1', 'd'),
  ),
  rule(`${SPAN} ?(${DOSE_UNIT})`, 'dose', ([low, high, unit]) => amount(low, high, unit)),
  rule(`${SPAN} (?:at a time|cada vez)`, 'dose', ([low, high]) => amount(low, high)),
  rule('(?:every|each|cada) (day|week|month|hour|dia|semana|mes|hora)', 'often', ([unit]) => often('1', '1', unit)),
  rule('daily|a diario|diariamente|todos los dias', 'often', () => '1/1 d'),
  rule('weekly|semanalmente', 'often', () => '1/1 wk'),
  rule('monthly|mensualmente', 'often', () => '1/1 mo'),
  ...tableRules(weekDays, 'day'),
  ...tableRules(monthNames, 'month'),
  ...mannerPhrases.map(ignored),
  rule(`(${NUMBER})`, 'number', ([number]) => number ?? ''),
]

/** An amount without a form at the start of the directions: "1 every morning". */
const FIRST_AMOUNT =
  /^((?:take|tome|use|give) )?(\d+(?:\.\d+)?)(?: ?(?:-|to|or) ?(\d+(?:\.\d+)?))?(?= (?:every|each|daily|nightly|at (?:bed|night|noon)|in the|before|after|with|cada (?!vez)|al acostarse|antes|despues|con) ?)/

/** Lower case without accents, with digits for number words and fractions. */
function normalize(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\((s|es)\)/g, '$1')
    .replace(/(?<![\d/])(\d+) (?:and |y )?1[/⁄]2(?![\d/])/g, '$1.5')
    .replace(/(?<![\d/])1[/⁄]2(?![\d/])/g, '0.5')
    .replace(/(?<![\d/])1[/⁄]4(?![\d/])/g, '0.25')
    .replace(/\b(?:once|1 time)(?= (?:a|an|per|each|every|daily|weekly)\b)/g, '1 time')
    .replace(/\b(and|y) (morning|evening|night|noon|afternoon|bedtime)\b/g, '$1 every $2')
    .replace(/\b(before|after|with) (breakfast|lunch|dinner) and (breakfast|lunch|dinner|supper)\b/g, '$1 $2 and $1 $3')
    .replace(/\btwice\b/g, '2 times')
    .replace(/\bthrice\b/g, '3 times')
    .replace(/[\s–]+/g, (space) => (space.includes('–') ? '-' : ' '))
  const words = Object.keys(numberWords).sort((a, b) => b.length - a.length)
  return plain
    .replace(new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'gu'), (word) => numberWords[word] ?? word)
    .replace(/\b1 time (daily|weekly)\b/g, '$1')
    .trim()
}

/**
 * Reads how much and how often written directions say, in English or Spanish: a table of phrases, so that two sentences can be
 * compared. Not a translation: what no phrase matches is in `rest`.
 */
export function readDirections(text: string): ReadDirections {
  const facts: DirectionFact[] = []
  let left = normalize(text).replace(FIRST_AMOUNT, (_match, verb: string | undefined, low: string, high?: string) => {
    facts.push({ kind: 'dose', value: span(low, high) })
    return `${verb ?? ''}|`
  })
  for (const { pattern, read } of rules)
    left = left.replace(pattern, (_match, ...groups: unknown[]) => {
      facts.push(...read(groups.filter((group) => typeof group !== 'number').slice(0, -1) as Groups))
      return ' | '
    })
  const rest = (left.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !fillerWords.has(word))
  return { facts, rest, isTurned: rest.some((word) => meaningChangingWords.has(word)) }
}
