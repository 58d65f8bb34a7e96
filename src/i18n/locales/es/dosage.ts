import { unitInSpanish } from './unit-words'
import type { dosage as en } from '../en/dosage'
import type { Translated } from '../../translated'

const periods: Readonly<Record<string, readonly [one: string, many: string]>> = {
  s: ['segundo', 'segundos'],
  min: ['minuto', 'minutos'],
  h: ['hora', 'horas'],
  d: ['día', 'días'],
  wk: ['semana', 'semanas'],
  mo: ['mes', 'meses'],
  a: ['año', 'años'],
}
const methods: Readonly<Record<string, string>> = {
  take: 'Tome',
  use: 'Use',
  apply: 'Aplique',
  inject: 'Inyecte',
  inhale: 'Inhale',
  swallow: 'Trague',
  chew: 'Mastique',
  give: 'Dé',
  insert: 'Introduzca',
  instill: 'Ponga',
  dissolve: 'Disuelva',
  drink: 'Beba',
  place: 'Coloque',
  put: 'Ponga',
  rinse: 'Enjuague',
  spray: 'Rocíe',
  administer: 'Administre',
}

const periodWords = (count: string, unit: string): string | undefined => {
  const words = Object.hasOwn(periods, unit) ? periods[unit] : undefined
  return words && `${count} ${count === '1' ? words[0] : words[1]}`
}
const days = {
  mon: 'lunes',
  tue: 'martes',
  wed: 'miércoles',
  thu: 'jueves',
  fri: 'viernes',
  sat: 'sábado',
  sun: 'domingo',
}
/** "a", "a y b", "a, b y c"; no item begins with i, which would need "e". */
const list = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(' y ')
/** A day has an article, a month or a year does not: "el 3 de mayo de 2024", "mayo de 2024". */
const isDay = (date: string): boolean => /^\d{1,2} de /.test(date)
const theDate = (date: string): string => (isDay(date) ? `el ${date}` : date)
const times = (count: string): string => (count === '1' ? 'una vez' : `${count} veces`)

/** Texts for directions composed from a structured Dosage. */
export const dosage: Translated<typeof en> = {
  use: 'Use',
  take: 'Tome',
  /** Verbs for Dosage.method as EHRs send it in English or Spanish. */
  method: (sent) =>
    Object.entries(methods).find(([english, verb]) => [english, verb.toLowerCase()].includes(sent.toLowerCase()))?.[1],
  routes: {
    PO: 'por la boca',
    SL: 'debajo de la lengua',
    IM: 'en un músculo',
    SC: 'debajo de la piel',
    SQ: 'debajo de la piel',
    IV: 'en una vena',
    TOP: 'sobre la piel',
    NAS: 'en la nariz',
    OPH: 'en el ojo',
    OT: 'en el oído',
    PR: 'en el recto',
    PV: 'en la vagina',
    TD: 'como parche en la piel',
    26643006: 'por la boca',
    37839007: 'debajo de la lengua',
    78421000: 'en un músculo',
    34206005: 'debajo de la piel',
    47625008: 'en una vena',
    6064005: 'sobre la piel',
    46713006: 'en la nariz',
    54485002: 'en el ojo',
    10547007: 'en el oído',
    37161004: 'en el recto',
    16857009: 'en la vagina',
    45890007: 'como parche en la piel',
    447694001: 'por inhalación',
    IPINHL: 'por inhalación',
    NASINHL: 'por inhalación por la nariz',
  },
  codes: {
    QD: 'una vez al día',
    BID: '2 veces al día',
    TID: '3 veces al día',
    QID: '4 veces al día',
    Q4H: 'cada 4 horas',
    Q6H: 'cada 6 horas',
    AM: 'cada mañana',
    PM: 'cada tarde',
    QOD: 'un día sí y un día no',
  },
  when: {
    HS: 'al acostarse',
    WAKE: 'al despertar',
    MORN: 'por la mañana',
    AFT: 'por la tarde',
    EVE: 'al anochecer',
    NIGHT: 'por la noche',
    NOON: 'al mediodía',
    AC: 'antes de las comidas',
    C: 'con las comidas',
    PC: 'después de las comidas',
    ACM: 'antes del desayuno',
    CM: 'con el desayuno',
    PCM: 'después del desayuno',
    ACD: 'antes del almuerzo',
    CD: 'con el almuerzo',
    PCD: 'después del almuerzo',
    ACV: 'antes de la cena',
    CV: 'con la cena',
    PCV: 'después de la cena',
  },
  whenWithOffset: { HS: 'antes de acostarse', WAKE: 'después de despertar' },
  days,
  list,
  atATime: 'cada vez',
  /** "1 tableta", "2 tabletas"; an unknown unit stays as sent. */
  amount: (count, unit) => {
    if (unit === undefined) return `${count} ${dosage.atATime}`
    return `${count} ${unitInSpanish(count, unit)}`
  },
  atRate: (amount) => `a ${amount}`,
  between: (low, high) => `${low} a ${high}`,
  timesA: (count, unit) => {
    const period = periods[unit]?.[0]
    return period && `${times(count)} ${unit === 'd' || unit === 'mo' || unit === 'a' ? 'al' : 'por'} ${period}`
  },
  every: (count, unit) => periodWords(count, unit) && `cada ${periodWords(count, unit)}`,
  timesEvery: (often, count, unit) => periodWords(count, unit) && `${times(often)} cada ${periodWords(count, unit)}`,
  forTime: (count, unit) => periodWords(count, unit) && `durante ${periodWords(count, unit)}`,
  forDoses: (count) => `hasta completar ${dosage.amount(count, 'dose')}`,
  offset: (minutes, when) => `${minutes} ${minutes === '1' ? 'minuto' : 'minutos'} ${when}`,
  atTimes: (hours) => list(hours.map((hour) => `${/^1:/.test(hour) ? 'a la' : 'a las'} ${hour}`)),
  onDays: (names) => `los ${list(names.map((name) => name.replace(/o$/, 'os')))}`,
  onDates: (dates) => list(dates.map((date) => (isDay(date) ? `el ${date}` : `en ${date}`))),
  from: (start) => `desde ${theDate(start)}`,
  until: (end) => `hasta ${theDate(end)}`,
  fromUntil: (start, end) => `desde ${theDate(start)} hasta ${theDate(end)}`,
  asWritten: { composed: 'Como está escrito:', translated: 'En el original:' },
  inLanguage: { en: '(en inglés)', es: '(en español)' },
  dataMayDiffer: 'Los datos de la receta pueden decir otra cosa.',
  then: 'Después:',
  doNotTake: 'No se debe tomar esta medicina.',
  withContext: {
    followed: (directions) => directions,
    over: (directions) => `Cómo se debía tomar: ${directions}`,
    suggested: (directions) => `Cómo se tomaría: ${directions}`,
  },
  unread: 'No podemos convertir estas indicaciones en una frase. Abra el registro para ver todas las partes.',
  asNeeded: 'si hace falta',
  asNeededFor: (reason) => `si hace falta para: ${reason}`,
  asNeededOnly: 'Si hace falta. No hay indicaciones escritas.',
  maxPerPeriod: (amount, count, unit, isTaken) =>
    periodWords(count, unit) && `No ${isTaken ? 'tome' : 'use'} más de ${amount} en ${periodWords(count, unit)}.`,
  maxAtOnce: (amount, isTaken) => `No ${isTaken ? 'tome' : 'use'} más de ${amount} a la vez.`,
  maxInLife: (amount, isTaken) => `No ${isTaken ? 'tome' : 'use'} más de ${amount} en toda la vida.`,
}
