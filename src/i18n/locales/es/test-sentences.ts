import { numberFormat } from './for-audience'
import type { testSentences as en } from '../en/test-sentences'
import type { Translated } from '../../translated'

const side = {
  farBelow: 'muy por debajo del',
  below: 'por debajo del',
  in: 'dentro del',
  above: 'por encima del',
  farAbove: 'muy por encima del',
} as const
const comparison = { below: 'por debajo', above: 'por encima', in: 'dentro' } as const

const ofLast = (years: number): string => (years === 1 ? 'último año' : `últimos ${numberFormat.format(years)} años`)

/** The opening sentences of the page of one test. */
export const testSentences: Translated<typeof en> = {
  when: (date, isDay) => (isDay ? `el ${date}` : `en ${date}`),
  date: (date, isDay) => (isDay ? `el ${date}` : date),
  undated: '(sin fecha)',
  value: (value, when) => `${value} ${when}`,
  result: (when) => `Un resultado ${when}`,
  flagged: (at, isLab) => `, ${side[at]} rango${isLab ? ' del laboratorio' : ''}`,
  range: (range) => ` (${range})`,
  compared: (range, at) => `Comparado con el rango dado (${range}): ${comparison[at]}.`,
  says: (words, isLab) => `El ${isLab ? 'laboratorio' : 'registro'} dice: ${words}.`,
  target: (range) => `Rango que se busca: ${range}.`,
  notMeasured: (when) => `No se pudo medir ${when}.`,
  noValue: (when) => `Sin valor ${when}.`,
  lastValue: (value, date) => `El último valor: ${value}, ${date}`,
  earlierValue: (value, date) => `Un valor anterior: ${value}, ${date}`,
  atHome: 'Medido en casa.',
  early: 'Resultado preliminar, puede cambiar.',
  earlyAfterDeath: 'Resultado preliminar.',
  changed: 'Cambió después de ser definitivo.',
  lower: (value, month) => `Más bajo que cinco años antes (${value} en ${month}).`,
  higher: (value, month) => `Más alto que cinco años antes (${value} en ${month}).`,
  between: (lowest, highest, years) =>
    `Entre ${lowest} y ${highest} en ${years === 1 ? 'el' : 'los'} ${ofLast(years)}.`,
  betweenYears: (lowest, highest, first, last) =>
    first === last
      ? `Entre ${lowest} y ${highest} en ${first}.`
      : `Entre ${lowest} y ${highest} de ${first} a ${last}.`,
  same: (value, years) => `${value} en todos los resultados ${years === 1 ? 'del' : 'de los'} ${ofLast(years)}.`,
  sameYears: (value, first, last) =>
    first === last
      ? `${value} en todos los resultados de ${first}.`
      : `${value} en todos los resultados de ${first} a ${last}.`,
  before: (value, date) => `El anterior: ${value}, ${date}.`,
  sameDay: (value) => `Otro valor del mismo día: ${value}.`,
  run: (at, date, isDay) =>
    `Por ${at === 'below' ? 'debajo' : 'encima'} del rango en todos los resultados desde ${isDay ? 'el ' : ''}${date}.`,
  goal: (target, { audience, firstName, hasDied }) => {
    if (hasDied === true) return `La meta era: ${target}.`
    if (audience === 'patient') return `Su meta: ${target}.`
    return firstName === undefined ? `La meta: ${target}.` : `Meta de ${firstName}: ${target}.`
  },
  limits: {
    '<': (amount) => `menos de ${amount}`,
    '<=': (amount) => `${amount} o menos`,
    '>': (amount) => `más de ${amount}`,
    '>=': (amount) => `${amount} o más`,
  },
}
