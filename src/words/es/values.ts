import { dosageWords } from './dosage'
import type { values as en } from '../en/values'
import type { Translated } from '../translated'

const plural = new Intl.PluralRules('es')

/** Words inside values: dates, amounts, references, absent data. */
export const values: Translated<typeof en> = {
  yearOnly: (year) => `${year} (no se conoce la fecha exacta)`,
  since: (date) => `Desde: ${date}`,
  until: (date) => `Hasta: ${date}`,
  fromTo: (start, end) => `${start} a ${end}`,
  unreadableDate: (raw) => `Anotado así: “${raw}”`,
  unreadable: 'No podemos mostrar este valor',
  ageYears: (n) => (plural.select(n) === 'one' ? `${n} año` : `${n} años`),
  ageMonths: (n) => (plural.select(n) === 'one' ? `${n} mes` : `${n} meses`),
  ageDays: (n) => (plural.select(n) === 'one' ? `${n} día` : `${n} días`),
  comparators: { '<': 'Menos de', '<=': 'Como máximo', '>': 'Más de', '>=': 'Al menos', ad: 'Lo necesario para llegar a' },
  /** Also says in Spanish the times, forms and rates that EHRs name in English. */
  measured: (amount, unit) => dosageWords.amount(amount, unit),
  rangeOpenLow: (amount) => `${amount} o menos`,
  rangeOpenHigh: (amount) => `${amount} o más`,
  rangeBoth: (low, high) => `${low} a ${high}`,
  ratio: (numerator, denominator) => `${numerator} a ${denominator}`,
  codeOnly: (code: string) => `Código ${code}`,
  severities: { 255604002: 'Leve', 6736007: 'Moderado', 24484000: 'Grave' },
  hiddenNumber: 'Mostrar el número',
  endsIn: (end: string) => `Termina en ${end}. Mostrar el número completo`,
  noDate: (raw) => `No se dio la fecha (se envió: ${raw})`,
  inFuture: 'esta fecha está en el futuro',
  codingVersion: (version: string) => `versión ${version}`,
  codingChosen: 'elegido por quien lo anotó',
  forAge: (age) => `edad: ${age}`,
  wave: 'Registro de ondas',
  minus: 'menos',
  yes: 'Sí',
  no: 'No',
  times: (n: number) => `(escrito ${n} veces)`,
  privateRecord: 'Registro privado',
  ordinal: (n) => `Número ${n}`,
}
