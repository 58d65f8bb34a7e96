import { forAudience, numberFormat, pluralize } from './for-audience'
import type { stories as en } from '../en/stories'
import type { MessageAudience } from '../../audience'
import type { Translated } from '../../translated'

const list = new Intl.ListFormat('es')

const at = (date: string, isDay: boolean): string => (isDay ? `el ${date}` : `en ${date}`)

/** A title before a name has an article: "al Dr. Lee", "con la Dra. Lee". */
function beforePerson(preposition: 'a' | 'con' | 'Con', name: string): string {
  if (/^Dra\b/.test(name)) return `${preposition} la`
  if (!/^Dr\b/.test(name)) return preposition
  return preposition === 'a' ? 'al' : `${preposition} el`
}

/** A verb with the person of the record as its subject, who is left out where the person reads. */
const withSubject = ({ audience, firstName }: MessageAudience, verb: string): string =>
  audience === 'patient' ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}` : `${firstName ?? 'Esta persona'} ${verb}`

/** The pages of an allergy, a vaccine, a condition and a visit. */
export const stories: Translated<typeof en> = {
  inShort: 'En breve',
  whatItIs: 'Qué es',
  more: (count) => `${numberFormat.format(count)} más`,
  general: (isReviewed) =>
    isReviewed
      ? '“Qué es” es información general, igual para todos.'
      : '“Qué es” es información general, igual para todos. Ningún profesional la ha revisado.',

  allergy: {
    highRisk: 'Riesgo alto de una reacción grave',
    caused: (signs) => `Causó ${signs}`,
    alsoCaused: (signs) => `También causó ${signs}`,
    written: (signs) => `Reacción anotada: ${signs}`,
    alsoWritten: (signs) => `También anotada: ${signs}`,
    severe: (reactions) => (reactions === 1 ? ', una reacción grave' : ', reacciones graves'),
    severeWithoutSigns: 'Hay una reacción grave anotada, sin más detalles.',
    noReaction: 'No hay ninguna reacción anotada.',
    kinds: { allergy: 'Alergia', intolerance: 'Sensibilidad', either: 'Alergia o sensibilidad' },
    since: (kind, year) => `${kind} desde ${year}`,
    sinceAge: (kind, age) => `${kind} desde la edad de ${age}`,
    certainties: {
      confirmed: ', confirmada',
      unconfirmed: ', no confirmada',
      presumed: ', se cree que es cierta, pero no está confirmada',
      unclear: '. No está claro si se confirmó',
    },
    resolved: { allergy: 'Ya no hay alergia.', intolerance: 'Ya no hay sensibilidad.' },
    notSaidIfCurrent: 'El registro no dice si es actual.',
    inactive: 'No está activa ahora.',
    neverConfirmed: 'No está activa ahora. No se confirmó.',
    refuted: 'Descartada: no es una alergia.',
    whatHappened: 'Qué pasó',
    noSigns: 'Señales no anotadas',
    inRecord: forAudience('En su registro', 'En el registro', 'En este registro'),
    others: forAudience('Sus otras alergias', 'Otras alergias', 'Otras alergias'),
    about: forAudience(
      'Dígalo a cada médico, dentista y farmacéutico: esta aplicación no lo envía a nadie.',
      '',
      'Dígalo a cada médico, dentista y farmacéutico: esta aplicación no lo envía a nadie.',
      '',
    ),
    details: 'Todos los detalles de esta alergia',
  },

  vaccine: {
    notGiven: (when) => (when === '' ? 'No aplicada' : `No aplicada ${when}`),
    at,
    reason: ': ',
    ofSeries: (given, series) =>
      `${numberFormat.format(given)} de ${pluralize(series, 'dosis puesta', 'dosis puestas')}.`,
    doses: (count) => `${pluralize(count, 'dosis', 'dosis')} en este registro.`,
    last: (when) => `La última, ${when}`,
    only: (when) => `Aplicada ${when}`,
    onlyInWords: (words) => `Aplicada: ${words}`,
    place: (name) => `, en ${name}`,
    contradicts: 'Marcada como aplicada, pero con un motivo para no hacerlo',
    reported: 'Informada: no la anotó quien la aplicó.',
    partDose: 'Puede que no cuente como dosis completa.',
    doseOf: (number, series) => `Dosis ${number} de ${series}`,
    count: (count) => pluralize(count, 'dosis', 'dosis'),
    dosesTitle: 'Dosis',
    columns: { dose: 'Dosis', date: 'Fecha', by: 'Por' },
    numberOf: (number, series) => `${number} de ${series}`,
    others: 'Otras vacunas',
    about: forAudience(
      'Pueden faltar dosis aplicadas en otros lugares. Esta aplicación no sabe qué vacunas necesita: pregunte a su equipo de atención o en la farmacia.',
      '',
      'Pueden faltar dosis aplicadas en otros lugares. Esta aplicación no sabe qué vacunas hacen falta: pregunte al equipo de atención o en la farmacia.',
      'Pueden faltar dosis aplicadas en otros lugares.',
    ),
    details: 'Todos los detalles de esta vacuna (lote, sitio, fabricante)',
  },

  condition: {
    began: (date, isDay) => `Empezó ${at(date, isDay)}.`,
    beganAtAge: (age) => `Empezó a la edad de ${age}.`,
    beganBetween: (start, end) => `Empezó entre ${start} y ${end}.`,
    beganInWords: (words) => `Empezó: ${words}`,
    reportedOnset: (date, isDay) => `Se dice que empezó ${at(date, isDay)}.`,
    noted: (date, isDay) => `Anotado ${at(date, isDay)}.`,
    statuses: {
      current: 'Actual',
      recurrence: 'Volvió después de haberse ido',
      remission: 'En remisión',
      wasRemission: 'Estaba en remisión',
      inactive: 'No está activo ahora',
      unconfirmed: 'Sin confirmar',
      provisional: 'En estudio, sin confirmar',
      differential: 'Una de varias cosas en estudio, sin confirmar',
      wasChecked: 'No se confirmó',
      refuted: 'Descartado',
      unclear: 'Actual, pero no está claro si se confirmó',
      confirmedOnly: 'Confirmado. El registro no dice si es actual',
    },
    marked: {
      mild: ', marcado como leve',
      moderate: ', marcado como moderado',
      severe: ', marcado como grave',
    },
    severity: 'Gravedad: ',
    ended: 'Terminó',
    endedAt: (date, isDay) => `Terminó ${at(date, isDay)}.`,
    endedAtAge: (age) => `Terminó a la edad de ${age}.`,
    endedInWords: (words) => `Terminó: ${words}`,
    currentAndEnded: 'Marcado como actual, pero también con un fin',
    goWith: ({ tests, orders, visits, procedures, goals, plans }) => {
      const parts = [
        ...(tests > 0 ? [pluralize(tests, 'prueba', 'pruebas')] : []),
        ...(orders > 0 ? [pluralize(orders, 'orden de medicina', 'órdenes de medicinas')] : []),
        ...(visits > 0 ? [pluralize(visits, 'visita o nota', 'visitas y notas')] : []),
        ...(procedures > 0 ? [pluralize(procedures, 'procedimiento', 'procedimientos')] : []),
        ...(goals > 0 ? [pluralize(goals, 'meta', 'metas')] : []),
        ...(plans > 0 ? [pluralize(plans, 'plan de atención', 'planes de atención')] : []),
      ]
      if (parts.length === 0) return ''
      return `${tests + orders + visits + procedures + goals + plans === 1 ? 'Va' : 'Van'} con este problema: ${list.format(parts)}.`
    },
    tests: 'Pruebas',
    procedures: 'Procedimientos',
    visits: 'Visitas y notas',
    medicines: 'Medicinas',
    goals: 'Metas y plan',
    about: {
      linked: 'Los planes, metas, visitas, notas y medicinas de aquí nombran este problema en el registro.',
      tests: 'Las pruebas son las que se usan a menudo con él; el registro no las une todas.',
      others: 'Puede haber otros registros que le pertenecen sin que nada los una.',
    },
    details: 'Todos los detalles de este problema de salud',
  },

  visit: {
    saw: (people, first) => (reader) => withSubject(reader, `vio ${beforePerson('a', first)} ${people}`),
    spoke: (people, first) => (reader) => withSubject(reader, `habló ${beforePerson('con', first)} ${people}`),
    hospital: (reader) => withSubject(reader, 'estuvo en el hospital'),
    emergency: (reader) => withSubject(reader, 'estuvo en la sala de emergencias'),
    with: (people, first) => `${beforePerson('Con', first)} ${people}`,
    ofNoKind: 'Una visita',
    aboutDeath: 'Un registro sobre una muerte, no una visita.',
    from: (start, end) => ` del ${start} al ${end}`,
    on: (day) => ` el ${day}`,
    reason: (reasons) => ` por ${reasons}`,
    planned: (when, isDay) => `Programada para ${isDay ? 'el ' : ''}${when}`,
    plannedNoDate: 'Programada, sin fecha',
    plannedWith: (people, first) => `, ${beforePerson('con', first)} ${people}`,
    passed: (when) => `Programada para el ${when}. No consta que se hiciera.`,
    cancelled: 'Cancelada.',
    noOutcome: 'Programada; no consta que se hiciera',
    results: (count, outside, isLab) =>
      `${pluralize(count, isLab ? 'resultado de laboratorio' : 'resultado de prueba', isLab ? 'resultados de laboratorio' : 'resultados de pruebas')}${outside === 0 ? '' : `, ${numberFormat.format(outside)} fuera del rango${isLab ? ' del laboratorio' : ''}`}.`,
    notes: (count) => (count === 1 ? 'Una nota' : `${numberFormat.format(count)} notas`),
    amended: ', cambiada después de ser definitiva',
    newVersion: (date, isDay) => `: una versión más reciente${date === '' ? '' : `, ${isDay ? 'del' : 'de'} ${date}`}`,
    noNotesYet: 'Aún no hay notas.',
    noNotes: 'No hay notas.',
    notesFailed: 'No pudimos cargar las notas.',
    notesPartial: 'No pudimos cargar todas las notas.',
    note: (count) => (count === 1 ? 'La nota' : 'Las notas'),
    matchedByDate: 'Por la fecha: el registro no la une a la visita.',
    before: (day) => `Anterior: ${day}`,
    after: (day) => `Siguiente: ${day}`,
    resultsTitle: 'Resultados de pruebas',
    measured: 'Mediciones',
    ofVisit: 'De esta visita',
    sameDay: (isSeveral) => (isSeveral ? 'Los mismos días' : 'El mismo día'),
    where: 'Dónde y cuándo',
    calendar: {
      add: 'Añadir a un calendario',
      help: 'El archivo de calendario tiene la hora y el lugar, pero no el motivo.',
      summary: (reader) =>
        reader.audience === 'proxy' && reader.firstName !== undefined
          ? `Cita médica de ${reader.firstName}`
          : 'Cita médica',
      description: (ehr) => `Del registro de ${ehr}. La hora puede cambiar: confírmela antes de ir.`,
    },
    about: {
      sameDay: '“El mismo día” va solo por la fecha: el registro no lo une a la visita.',
      units:
        'Esta aplicación calculó °F, libras y pulgadas a partir de las unidades del registro, que están entre paréntesis.',
      others: 'Puede haber otras notas y resultados que esta aplicación no ve.',
    },
    details: 'Todos los detalles de esta visita',
  },

  document: {
    replaces: 'Este documento reemplazó una versión anterior',
    isNewer: 'Esta es la versión más reciente.',
    readOlder: (day) => (day === '' ? 'Leer la versión anterior' : `Leer la versión del ${day}`),
    goesWith: 'Va con',
    about: {
      notes: 'Las notas se escriben para los equipos de atención, así que algunas palabras pueden ser difíciles.',
      byDate: 'La visita se encontró por la fecha: el registro no la une a este documento.',
    },
    details: 'Todos los detalles de este documento',
  },

  report: {
    lists: (count) => `Este informe tiene ${pluralize(count, 'resultado', 'resultados')}.`,
    inFiles: 'El informe completo está abajo.',
    noResultsYet: 'Aún no hay resultados.',
    isEmpty: 'Este informe no tiene resultados ni texto.',
    otherResults: 'Otros resultados de este informe',
    facts: 'Quién y cuándo',
    details: 'Todos los detalles de este informe',
  },
}
