import { unitInSpanish } from './unit-words'
import { dosage } from './dosage'
import type { values as en } from '../en/values'
import type { Translated } from '../../translated'

const plural = new Intl.PluralRules('es')

const reasonLabel = (type: string): string => {
  if (type === 'Encounter') return 'Motivo de la visita'
  return type === 'MedicationRequest' ? 'Para' : 'Motivo'
}

/** Texts inside formatted values: dates, amounts, references, absent data. */
export const values: Translated<typeof en> = {
  yearOnly: (year) => `${year} (no se conoce la fecha exacta)`,
  since: (date) => `Desde: ${date}`,
  until: (date) => `Hasta: ${date}`,
  /** A day has an article: "3 de mayo de 2024 al 5 de junio de 2024", "9:10 a.m. a 9:40 a.m.". */
  fromTo: (start, end) => `${start} ${/^\d{1,2} de /.test(end) ? 'al' : 'a'} ${end}`,
  between: (start, end) => `entre ${start} y ${end}`,
  statusReason: 'Motivo:',
  reason: (type, reason) => `${reasonLabel(type)}: ${reason}`,
  unreadableDate: (raw) => `Anotado así: “${raw}”`,
  unreadable: 'No podemos mostrar este valor',
  ageYears: (n) => (plural.select(n) === 'one' ? `${n} año` : `${n} años`),
  ageMonths: (n) => (plural.select(n) === 'one' ? `${n} mes` : `${n} meses`),
  ageDays: (n) => (plural.select(n) === 'one' ? `${n} día` : `${n} días`),
  comparators: {
    '<': 'Menos de',
    '<=': 'Como máximo',
    '>': 'Más de',
    '>=': 'Al menos',
    ad: 'Lo necesario para llegar a',
  },
  /** Also translates times, forms and rates that EHRs name in English. */
  unitWords: (unit) => unitInSpanish('2', unit),
  measured: (amount, unit) => (unit === 'percentile' ? `percentil ${amount}` : dosage.amount(amount, unit)),
  unitsDisagree: (text, code) => `${text} (el registro también dice ${code})`,
  rangeOpenLow: (amount) => `${amount} o menos`,
  rangeOpenHigh: (amount) => `${amount} o más`,
  rangeBoth: (low, high) => `${low} a ${high}`,
  ratioIn: (numerator, denominator) => `${numerator} en ${denominator}`,
  ratioEach: (numerator, denominator) => `${numerator} por cada ${denominator}`,
  codeOnly: (code: string) => `Código ${code}`,
  machineData: (kilobytes) => `Datos para máquinas (${kilobytes} kB), solo en los datos sin procesar`,
  medicineCodeOnly: (code, system = 'código') => `No se dio el nombre de la medicina (${system} ${code})`,
  severities: { 255604002: 'Leve', 6736007: 'Moderado', 24484000: 'Grave' },
  hiddenNumber: 'Mostrar el número',
  endsIn: (end: string) => `Termina en ${end}. Mostrar el número completo`,
  noDate: (raw) => `No se dio la fecha (se envió: ${raw})`,
  inFuture: 'esta fecha está en el futuro',
  codingVersion: (version: string) => `versión ${version}`,
  codingChosen: 'elegido por quien lo anotó',
  forAge: (age) => `edad: ${age}`,
  inOtherUnit: (range) => `${range} (en otra unidad, por eso no se compara)`,
  appliesTo: (people) =>
    /^riesgo\b/i.test(people) ? `solo para personas con ${people.toLowerCase()}` : `solo para: ${people}`,
  waveform: 'Registro de ondas',
  minus: 'menos',
  yes: 'Sí',
  no: 'No',
  repeated: (n: number) => `(escrito ${n} veces)`,
  privateRecord: 'Registro privado',
  denials: {
    none: (subject) => `En el registro: no se conocen ${subject}`,
    notAsked: (subject) => `En el registro: todavía no se preguntó por ${subject}`,
    notReviewed: (subject) => `En el registro: no se revisó la lista de ${subject}`,
    notObtained: (subject) => `En el registro: no se pudo saber nada sobre ${subject}`,
    noInformation: (subject) => `En el registro: no hay datos sobre ${subject}`,
    asWritten: (text) => `En el registro: ${text}`,
    subjects: {
      allergy: 'alergias',
      drugAllergy: 'alergias a medicinas',
      foodAllergy: 'alergias a alimentos',
      environmentAllergy: 'alergias al polen, al polvo o similares',
      problem: 'problemas de salud',
      medicine: 'medicinas',
      vaccine: 'vacunas',
      procedure: 'procedimientos',
      device: 'dispositivos médicos',
    },
  },
}
