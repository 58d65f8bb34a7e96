import { forAudience, pluralize, headingFor, numberFormat } from './for-audience'
import type { find as en } from '../en/find'
import type { Translated } from '../../translated'

const list = new Intl.ListFormat('es')
const at = (date: string, isDay: boolean): string => (isDay ? `el ${date}` : `en ${date}`)
const between = ([low, high, unit]: readonly [string, string, string]): string =>
  `${low === high ? low : `entre ${low} y ${high}`}${unit === '' ? '' : ` ${unit}`}`

/** Messages of the page that searches the loaded record and answers questions to it. */
export const find: Translated<typeof en> = {
  title: (reader) =>
    reader.audience === 'patient'
      ? 'Buscar en su registro'
      : headingFor(reader, 'Buscar en el registro', 'Buscar en el registro'),
  label: 'Palabra, nombre o pregunta',
  examplesTitle: 'Por ejemplo',
  examples: ({ audience, firstName = 'esta persona', hasDied }) =>
    ({
      patient: ['¿Qué tomo?', '¿A qué soy alérgico?', '¿Cuándo fue mi vacuna de la gripe?', 'Última presión arterial'],
      proxy: [
        ...(hasDied ? [] : [`¿Qué toma ${firstName}?`]),
        'Alergias',
        '¿Cuándo fue la última vacuna de la gripe?',
        'Último peso',
      ],
      provider: ['Última A1c', 'Última presión arterial', 'Próxima visita'],
    })[audience],
  matches: (count, text) => `${pluralize(count, 'coincidencia', 'coincidencias')} con “${text}”.`,
  none: (text) => `No hay nada con “${text}”. Pruebe otra palabra, como ronchas en vez de urticaria.`,
  noneExplanation:
    'Eso no quiere decir que no haya nada. Los registros usan las palabras del equipo de atención, a veces en inglés. Estas listas pueden ayudar:',
  shown: (shown, all) =>
    `Se muestran ${numberFormat.format(shown)} de ${pluralize(all, 'registro encontrado', 'registros encontrados')}`,
  kinds: 'Tipos de registros',
  group: (name, count) => `${name} (${numberFormat.format(count)})`,
  showAll: (count) => `Mostrar todo (${numberFormat.format(count)})`,
  newest: 'De las pruebas con el mismo nombre, aquí solo está la más reciente.',
  more: (count) => `${pluralize(count, 'coincidencia más', 'coincidencias más')} en este registro`,
  allRecords: (count, text) =>
    count === 1 ? `1 registro con “${text}”` : `Los ${numberFormat.format(count)} registros con “${text}”`,
  moreRows: (count) => `${numberFormat.format(count)} más`,
  rows: {
    tests: 'Pruebas',
    medicines: 'Medicinas',
    conditions: 'Problemas de salud',
    allergies: 'Alergias',
    vaccines: 'Vacunas',
    procedures: 'Procedimientos',
    visits: 'Visitas',
    papers: 'Informes y notas',
  },
  name: 'Nombre',
  code: 'Código',
  plain: 'Palabras sencillas',
  file: 'Texto de un archivo',
  narrative: 'Texto del equipo de atención',
  status: 'Estado',
  mistake: 'Anotado por error',
  notSearched: (files) =>
    `No buscamos dentro de ${pluralize(files, 'archivo', 'archivos')}. ${files === 1 ? 'No está cargado o no es texto.' : 'No están cargados o no son texto.'}`,
  about:
    'Las respuestas siguen reglas fijas y salen solo de este registro. También cuentan las palabras sencillas: “azúcar” encuentra glucosa. No se busca en números ni en fechas.',
  aboutPrivacy: 'Lo que escribe se queda en este navegador.',

  answer: 'Respuesta',
  answered: 'La respuesta está abajo.',
  which: (text) => `“${text}” puede ser uno de estos`,
  noAnswer: 'Este registro no permite saberlo',
  readAs: (words) => `Se leyó como ${list.format(words.map((word) => `“${word}”`))}.`,
  reasons: {
    advice: forAudience(
      'Esta aplicación no juzga resultados ni da consejos. Pregunte a su equipo de atención o a su farmacia.',
      'Esta aplicación no juzga resultados ni da consejos.',
      'Esta aplicación no juzga resultados ni da consejos. Pregunte al equipo de atención o a la farmacia.',
      'Esta aplicación no juzga resultados ni da consejos.',
    ),
    otherPerson: ({ audience, firstName }) =>
      audience === 'patient'
        ? 'Este registro trata solo de usted.'
        : `Este registro trata solo de ${firstName ?? 'una persona'}.`,
    notUnderstood: () => 'No se entendió toda la pregunta; por eso no tiene respuesta.',
    nothingNamed: () => 'Nada aquí tiene ese nombre. Puede tener otro nombre o estar en el registro de otra clínica.',
    nothingListed: () => 'Este registro no tiene ninguno por ahora. Eso no quiere decir que no haya.',
    nothingThen: () => 'En este registro no hay nada de ese tiempo.',
    nothingPlanned: () => 'En este registro no hay ninguna visita por venir. Puede estar programada en otro lugar.',
    noMedicine: () => 'Ninguna receta actual de este registro dice que sea para eso.',
    noPurpose: () => 'La receta no dice para qué es.',
    noPrescriber: () => 'El registro no dice quién la recetó.',
    noStart: () => 'El registro no dice desde cuándo.',
    noNote: () => 'Este registro no tiene ninguna nota de esa visita.',
    doubtful: () => 'Lo que hay aquí sobre eso no es confiable.',
    notLoaded: () => 'Falta una parte del registro que se necesita para responder.',
  },
  nothingIn: (times) => `En este registro no hay nada de ${times.join(' ni de ')}.`,
  nearest: 'Lo más cercano en este registro',
  fullList: (name) => `Lista completa: ${name}`,
  missing: (types) => `Puede faltar algo: ${types}.`,
  withoutPrivate: 'No se usaron los registros privados que están cubiertos.',
  answers: {
    results: (count, extent) =>
      `${pluralize(count, 'resultado', 'resultados')}${extent === undefined ? '' : `, ${between(extent)}`}.`,
    pressures: (count, upper, lower) =>
      `${pluralize(count, 'medición', 'mediciones')}. Número de arriba ${between(upper)}. Número de abajo ${between(lower)}.`,
    visits: (count) => `${pluralize(count, 'visita', 'visitas')}.`,
    visitOn: (date, isDay) => `La última en este registro fue ${at(date, isDay)}.`,
    lastVisitWith: (name, date, isDay) => `${name}: la última visita en este registro fue ${at(date, isDay)}.`,
    visitOfTime: (date, isDay) => `Fue ${at(date, isDay)}.`,
    visitsPlanned: (count) => `${pluralize(count, 'visita programada', 'visitas programadas')}.`,
    visitsNotHeld: (count) =>
      `${pluralize(count, 'visita', 'visitas')} sin constancia de que se ${count === 1 ? 'hiciera' : 'hicieran'}.`,
    event: (status, date, isDay) => `${status}${date === undefined ? '' : `, ${isDay ? date : `en ${date}`}`}.`,
    team: (people) => `En el equipo de atención de este registro: ${people}.`,
    medicines: (count) => `${pluralize(count, 'receta actual', 'recetas actuales')}.`,
    prescriptions: (count) => `${pluralize(count, 'receta tiene', 'recetas tienen')} este nombre.`,
    taking: (count, reason) => `${pluralize(count, 'receta actual es', 'recetas actuales son')} para: ${reason}.`,
    withoutReason: (count) =>
      `${pluralize(count, 'otra receta actual no dice', 'otras recetas actuales no dicen')} para qué es.`,
    prescribedFor: (reasons) => `Recetada para: ${reasons}.`,
    prescribedBy: (who, date, isDay) => `Recetada por ${who}${date === undefined ? '' : ` ${at(date, isDay)}`}.`,
    firstPrescription: (date, isDay) => `La primera receta de este registro se escribió ${at(date, isDay)}.`,
    notes: (count) => `${pluralize(count, 'nota está unida', 'notas están unidas')} a ella.`,
    notesOfDay: (count) =>
      `${pluralize(count, 'nota es', 'notas son')} de ese día. El registro no ${count === 1 ? 'la' : 'las'} une a la visita.`,
    list: (count, against) =>
      `${numberFormat.format(count)} en este registro${against === 0 ? '' : `, y ${pluralize(against, 'descartado o no hecho', 'descartados o no hechos')}`}.`,
  },
}
