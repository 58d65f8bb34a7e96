import { pluralize, possessive, headingFor, forAudience, numberFormat } from './for-audience'
import { summary } from './summary'
import type { results as en } from '../en/results'
import type { Translated } from '../../translated'

const notComparedReasons = {
  words: 'rango en palabras',
  people: 'rango solo para algunas personas',
  sex: 'rango según el sexo, que no está claro en el registro',
  others: 'rango para personas de otra edad u otro sexo',
  units: 'rango en otra unidad',
  other: 'más de un rango, o un rango que no está claro',
  noRange: 'sin rango',
}

type TestCounts = Parameters<(typeof en)['noneOutsideOf']>[0]

const unmarked = ({ withoutRange, notCompared }: TestCounts): readonly string[] => [
  withoutRange > 0 ? `${pluralize(withoutRange, 'prueba no tiene', 'pruebas no tienen')} rango.` : '',
  notCompared > 0
    ? `${numberFormat.format(notCompared)} no se ${notCompared === 1 ? 'pudo' : 'pudieron'} comparar con su rango.`
    : '',
]

const areAllUnmarked = ({ tests, withoutRange, notCompared }: TestCounts): boolean =>
  withoutRange + notCompared === tests

const soFar = ({ tests, outside }: TestCounts): string =>
  `Por ahora: ${outside === 0 ? 'ninguna' : numberFormat.format(outside)} de ${pluralize(tests, 'prueba', 'pruebas')} fuera del rango.`

/** Messages of the list of results. */
export const results: Translated<typeof en> = {
  listName: 'resultados de pruebas',
  title: (reader) => headingFor(reader, 'Resultados de pruebas', 'Resultados'),
  intro: (reader) => {
    if (reader.audience === 'patient')
      return 'Son resultados de laboratorio y de otras pruebas. Puede ver un resultado antes de que su equipo de atención lo haya visto.'
    return reader.hasDied
      ? 'Son resultados de laboratorio y de otras pruebas.'
      : 'Son resultados de laboratorio y de otras pruebas. Un resultado puede aparecer aquí antes de que el equipo de atención lo haya visto.'
  },
  sentence: (reader, counts, missing) => {
    const { tests, outside } = counts
    if (missing === 'loading')
      return [
        'Se están cargando más.',
        areAllUnmarked(counts) ? '' : soFar(counts),
        ...(outside === 0 ? unmarked(counts) : []),
      ]
        .filter(Boolean)
        .join(' ')
    const isOwn = missing === 'none' && reader.audience === 'patient'
    const owner = isOwn ? '' : ` ${possessive(reader)}`
    const one = `${isOwn ? 'Su' : 'La'} prueba${missing === 'none' ? owner : ' que se cargó aquí'}`
    const all = `${isOwn ? 'sus' : 'las'} ${pluralize(tests, 'prueba', 'pruebas')}${missing === 'none' ? owner : ' que se cargaron aquí'}`
    const subject = outside === 0 ? `Ninguna de ${all}` : `${numberFormat.format(outside)} de ${all}`
    const were =
      tests === 1
        ? `${one} ${outside === 0 ? 'no estaba' : 'estaba'}`
        : `${subject} ${outside > 1 ? 'estaban' : 'estaba'}`
    return [
      areAllUnmarked(counts) ? '' : `${were} fuera del rango del laboratorio la última vez.`,
      ...(outside === 0 ? unmarked(counts) : []),
      missing === 'some' ? 'Faltan algunos resultados.' : '',
    ]
      .filter(Boolean)
      .join(' ')
  },
  about: (reader, byApp) =>
    [
      '“Por encima”, “por debajo” y “dentro del rango” son palabras del laboratorio; cada laboratorio fija su rango.',
      byApp > 0 ? `Esta aplicación comparó ${pluralize(byApp, 'resultado', 'resultados')} con el rango dado.` : '',
      'Un resultado fuera del rango no siempre es un problema: lo pueden cambiar la comida, una medicina o la hora.',
      reader.hasDied === true
        ? ''
        : `Un resultado puede estar aquí antes de que lo vea ${reader.audience === 'patient' ? 'su' : 'el'} equipo de atención.`,
    ]
      .filter(Boolean)
      .join(' '),
  aboutMissing: 'Pueden faltar resultados de otras clínicas.',
  showing: (shown, all, time) =>
    `Se muestran ${numberFormat.format(shown)} de ${pluralize(all, 'resultado', 'resultados')}${time === undefined ? '' : ` (período: ${time})`}`,
  find: 'Buscar una prueba',
  showLegend: 'Mostrar',
  timeLegend: 'Período',
  show: { all: 'Todos', outside: 'Fuera del rango esperado', notFinal: 'Aún no definitivos' },
  kind: 'Tipo de resultado',
  kinds: {
    all: 'Todos los tipos',
    laboratory: 'Pruebas de laboratorio',
    'vital-signs': 'Signos vitales',
    'social-history': 'Vida diaria',
    survey: 'Preguntas y formularios',
    imaging: 'Imágenes (como radiografías)',
    exam: 'Examen físico',
    procedure: 'Procedimientos',
    therapy: 'Terapia',
    activity: 'Actividad',
    other: 'Otros',
  },
  timeWindows: { '3m': '3 meses', '1y': '1 año', '5y': '5 años', all: 'Todo' },
  widened: 'Hay pocos resultados en el último año, por eso se muestran todos.',
  group: 'Agrupar por',
  layouts: { test: 'Por prueba', date: 'Por fecha' },
  moreFilters: 'Filtros',
  showingTests: (shown, all, time) =>
    `Se muestran ${numberFormat.format(shown)} de ${pluralize(all, 'resultado más reciente', 'resultados más recientes')}${time === undefined ? '' : ` (período: ${time})`}`,
  topics: {
    kidneys: 'Riñones',
    sugar: 'Azúcar en la sangre',
    fats: 'Colesterol y grasas',
    salts: 'Sales y minerales',
    liver: 'Hígado y digestión',
    bloodCells: 'Células de la sangre',
    ironAndVitamins: 'Hierro y vitaminas',
    heart: 'Corazón',
    clotting: 'Coagulación de la sangre',
    hormones: 'Tiroides y hormonas',
    immune: 'Sistema inmunitario',
    infections: 'Infecciones',
    allergies: 'Pruebas de alergia',
    gases: 'Oxígeno y ácido en la sangre',
    medicineLevels: 'Niveles de medicinas y otras sustancias',
    urine: 'Orina',
    screening: 'Pruebas de detección y de tejidos',
    pregnancy: 'Embarazo y nacimiento',
    scans: 'Radiografías y otras imágenes',
    vitalSigns: 'Signos vitales',
    other: 'Otras pruebas',
  },
  allTests: 'Pruebas',
  pinned: 'Pruebas fijadas',
  comparePinned: (count) =>
    count > 3 ? 'Comparar las tres primeras a lo largo del tiempo' : 'Comparar a lo largo del tiempo',
  unpinAll: (count) => (count === 1 ? 'Dejar de fijar' : 'Dejar de fijar todas'),
  notSince: (year) => `No se hacen desde ${year} o antes`,
  parts: {
    outside: (count) => `${numberFormat.format(count)} fuera`,
    inside: (count) => `${numberFormat.format(count)} dentro del rango`,
    allInside: (count) => `Los ${numberFormat.format(count)} dentro del rango`,
    others: (count) => pluralize(count, 'otro', 'otros'),
    results: (count) => pluralize(count, 'resultado', 'resultados'),
  },
  reports: (count) => pluralize(count, 'informe', 'informes'),
  reportsMissing: 'No se cargaron los informes de pruebas, por eso faltan aquí.',
  noneOutsideOf: (counts) =>
    [areAllUnmarked(counts) ? '' : 'Ninguna fuera del rango.', ...unmarked(counts)].filter(Boolean).join(' '),
  atHome: (count) => `En casa · ${pluralize(count, 'medición', 'mediciones')}`,
  groupBy: { table: 'Tabla de pruebas y fechas', date: 'Fecha', test: 'Nombre de la prueba' },
  filters: 'Elegir qué mostrar',
  order: 'Orden',
  orders: { newest: 'Lo más reciente primero', oldest: 'Lo más antiguo primero' },
  test: 'Prueba',
  columns: {
    test: 'Prueba',
    value: 'Resultado',
    mark: 'Marca',
    range: 'Rango de referencia',
    before: 'Anterior (cambio)',
    by: 'Realizado por',
    when: 'Fecha',
  },
  tableCaption: 'Pruebas por fecha',
  flowsheet: {
    newest: (isWhole) => (isWhole ? 'Resultado más reciente' : 'Resultado más reciente cargado'),
    newestOn: (day, isWhole) => `${isWhole ? 'Más reciente' : 'Más reciente cargado'}; ${day} si no hay fecha`,
    unit: 'Unidad',
    noReport: 'En ningún informe',
    older: 'En otras fechas',
    moreDays: (next, all) =>
      `Ver ${numberFormat.format(next)} de ${pluralize(all, 'fecha anterior', 'fechas anteriores')}`,
    explanation:
      'Días de la toma de la muestra; la hora y la zona están en la página de cada resultado. Las marcas entre paréntesis vienen solo del rango.',
  },
  tableTruncated: (count) =>
    `La tabla muestra las 24 fechas más recientes. ${pluralize(count, 'fecha más antigua no aparece', 'fechas más antiguas no aparecen')}. Elija un período más corto u otra vista para ver el resto.`,
  tableUndated: (count) =>
    `${pluralize(count, 'resultado no tiene fecha y no puede', 'resultados no tienen fecha y no pueden')} mostrarse en la tabla.`,
  tableEarlier: (count) =>
    `${pluralize(count, 'resultado preliminar que después fue final no está', 'resultados preliminares que después fueron finales no están')} en la tabla.`,
  tableFlags:
    '▲ quiere decir por encima del rango esperado y ▼ por debajo. Los signos entre paréntesis vienen solo del rango: nadie marcó esos resultados.',
  beforeThat: (value) => `Antes: ${value}`,
  earlier: 'Versión anterior',
  farOutside: summary.farOutside,
  releaseNotice: (name) => `Lo que dice ${name} sobre cuándo aparecen aquí los resultados y las notas:`,
  noDateGroup: 'Sin fecha',
  home: forAudience(
    'Medido por usted o por su familia',
    'Medido por el paciente o la familia',
    'Medido por la persona o por su familia',
  ),
  homeIntro: (isWhole) =>
    `Una línea por prueba: la medición más reciente${isWhole ? '' : ' de las que se cargaron'}. Las demás están en “Ver a lo largo del tiempo”. Una medición marcada como fuera del rango esperado está con los demás resultados.`,
  readingsLoaded: (count) => `${pluralize(count, 'medición cargada', 'mediciones cargadas')}`,
  newestOf: (count) => `La más reciente de ${numberFormat.format(count)}`,
  otherFromDay: 'Otros resultados de este día',
  noneOutside:
    'No hay resultados fuera del rango esperado aquí. Algunos resultados no tienen un rango esperado, y de esos no podemos decirlo.',
  noneInTime: (older) =>
    `Nada en este período. ${pluralize(older, 'resultado de otra fecha coincide', 'resultados de otras fechas coinciden')}.`,
  allTimes: 'Mostrar todas las fechas',
  notCompared: (counts) => {
    const total = counts.reduce((sum, [, count]) => sum + count, 0)
    const reasons = counts.map(([reason, count]) => `${notComparedReasons[reason]} (${numberFormat.format(count)})`)
    return `No pudimos comparar ${pluralize(total, 'resultado', 'resultados')} con un rango, por eso no ${total === 1 ? 'está' : 'están'} en esta lista: ${reasons.join(', ')}.`
  },
  noneMatch: 'Ningún resultado cumple con lo que eligió. En el registro, una prueba puede tener otro nombre.',
  seeTrendOfSome: 'Ver a lo largo del tiempo',
  seeTrend: (count) => `Ver a lo largo del tiempo (${pluralize(count, 'resultado', 'resultados')})`,
  seeReport: 'Abrir el informe',
  reportsFailed: 'No pudimos cargar los informes de pruebas, por eso los resultados no están agrupados por informe.',
  noValue: 'No se dio un valor',
  members: (count) =>
    count === 1
      ? 'Un grupo de 1 prueba. Ábralo para ver su resultado.'
      : `Un grupo de ${numberFormat.format(count)} pruebas. Ábralo para ver sus resultados.`,
  excluded: (count) => `Cancelados o anotados por error (${numberFormat.format(count)})`,
  excludedText: 'No cuentan como resultados. No confíe en ellos.',
  more: (count) => `Mostrar ${pluralize(count, 'día más', 'días más')}`,
  moreTests: (count) => `Mostrar ${pluralize(count, 'prueba más', 'pruebas más')}`,
}
