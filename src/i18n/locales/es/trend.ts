import { forAudience, pluralize, numberFormat } from './for-audience'
import type { trend as en } from '../en/trend'
import type { Translated } from '../../translated'

const countParts = ({ numbers, undated, words, none }: Parameters<typeof en.countsHere>[0]): readonly string[] => [
  ...(numbers > 0 ? [`${numberFormat.format(numbers)} con un número que se puede dibujar`] : []),
  ...(undated > 0 ? [`${numberFormat.format(undated)} con un número pero sin fecha`] : []),
  ...(words > 0 ? [`${numberFormat.format(words)} como texto`] : []),
  ...(none > 0 ? [`${numberFormat.format(none)} sin valor`] : []),
]

/** Messages of the trend page: one test over time. */
export const trend: Translated<typeof en> = {
  title: 'Resultados a lo largo del tiempo',
  back: 'Volver a los resultados de pruebas',
  backToVitals: 'Volver a los signos vitales',
  inRecord: 'En el registro:',
  newestTitle: 'Resultado más reciente',
  resultTitle: 'Resultado',
  newest: (value, date) => `El valor más reciente es ${value} (${date}).`,
  shown: (value, date) => `El valor (${date}) es ${value}.`,
  previous: (value, date) => `El anterior fue ${value} (${date}).`,
  compares: (words, source) =>
    source === 'range'
      ? `Comparado con el rango esperado: ${words}.`
      : `El ${source === 'lab' ? 'laboratorio' : 'registro'} dice: ${words}.`,
  count: (count, since) => `Hay ${pluralize(count, 'valor', 'valores')}${since ? ` desde ${since}` : ''}.`,
  counts: (total, counts, since) => {
    const parts = countParts(counts)
    const from = since === undefined ? '' : ` desde ${since}`
    return `Hay ${pluralize(total, 'resultado', 'resultados')}${from}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}. La tabla de abajo los tiene todos.`
  },
  countsHere: (counts) => {
    const parts = countParts(counts)
    return `Pueden faltar resultados${parts.length > 0 ? `. Aquí se muestran: ${parts.join(', ')}` : ''}.`
  },
  extremes: (lowest, highest) => `El más bajo fue ${lowest} y el más alto fue ${highest}.`,
  unitHeading: (unit) => `Resultados en ${unit}`,
  noUnit: 'sin unidad',
  separateUnits: (units) =>
    `El registro da estos resultados en unidades cuyos números no se pueden comparar: ${units}. Por eso mostramos cada una aparte.`,
  unitAssumed: (count, unit) =>
    `${pluralize(count, 'resultado se envió', 'resultados se enviaron')} sin unidad. La gráfica ${count === 1 ? 'lo muestra como marca hueca' : 'los muestra como marcas huecas'}, como si ${count === 1 ? 'fuera' : 'fueran'} en ${unit}.`,
  unitNotSent: 'No se envió la unidad.',
  converted: (unit) => `La gráfica muestra todos los resultados en ${unit}. La tabla muestra cada uno como se envió.`,
  selectHint: 'Elija un punto en la gráfica o mueva la barra.',
  slider: 'Resultados por fecha',
  position: (position, count) => `Punto ${numberFormat.format(position)} de ${numberFormat.format(count)}`,
  open: 'Abrir el resultado',
  band: 'Rango esperado',
  notZero: 'La escala no empieza en 0.',
  loadingChart: 'Preparando la gráfica…',
  about: 'Acerca de esta gráfica',
  aboutText: [
    'La parte sombreada muestra el rango esperado que vino con los resultados. Para una persona puede servir otro rango.',
    'Un triángulo quiere decir que el resultado está fuera del rango esperado. Un rombo, que está fuera sin decir de qué lado. Un círculo, que está dentro. Una raya, que no hay un rango para comparar.',
    'Una marca hueca quiere decir “menos de” o “más de”, que el resultado aún no es final o que no se envió su unidad.',
    'Un anillo de rayas marca un resultado privado; un cuadrado, uno que se cambió después de ser definitivo.',
  ],
  table: 'Todos los resultados de',
  tableOfSome: 'Resultados de',
  columns: {
    date: 'Fecha',
    result: 'Resultado',
    range: 'Rango esperado',
    flag: 'Cómo se compara',
    status: 'Estado',
    note: 'Nota',
    upper: 'Número de arriba',
    lower: 'Número de abajo',
  },
  hiddenInTime: (count) =>
    `${pluralize(count, 'resultado anterior está', 'resultados anteriores están')} en la tabla de abajo.`,
  excluded: 'Los resultados anotados por error o cancelados están en la tabla, no en la gráfica.',
  target: 'Meta',
  goal: (target) => `Meta: ${target}`,
  futureResults: 'Los resultados con una fecha futura están en la tabla, no en la gráfica.',
  overTime: 'A lo largo del tiempo',
  originTitle: 'Acerca del resultado más reciente',
  originOfResult: 'Acerca de este resultado',
  inReport: 'En el informe:',
  allDetails: 'Todo lo que dice el registro sobre él',
  marks: 'Un triángulo está fuera del rango esperado; un círculo, dentro.',
  showAs: 'Mostrar como',
  showAsOptions: { chart: 'Gráfica y tabla', table: 'Solo tabla' },
  moreRows: (count) => `Mostrar ${pluralize(count, 'fila más', 'filas más')}`,
  compare: 'Comparar con otra prueba',
  compareCount: (count) => `${pluralize(count, 'prueba', 'pruebas')} para elegir`,
  compareFull: 'Puede comparar tres pruebas a la vez. Quite una para agregar otra.',
  resultCount: (count) => `(${pluralize(count, 'resultado', 'resultados')})`,
  showEvents: 'Mostrar también recetas y visitas de este período',
  eventsTitle: 'Recetas y visitas de este período',
  eventKinds: { MedicationRequest: 'Receta', Encounter: 'Visita' },
  eventsLoading: 'Aún se están cargando recetas y visitas.',
  eventsFailed: 'No pudimos cargar todas las recetas y visitas. Puede que falten algunas aquí.',
  eventsNone: 'No encontramos recetas ni visitas en este período.',
  eventsMore: (count) =>
    `Solo se muestran las 12 más recientes. ${pluralize(count, 'más antigua está', 'más antiguas están')} en la línea de tiempo.`,
  partOf: (name) => `Parte de ${name}`,
  spans: { '3m': '3 meses', '1y': '1 año', '2y': '2 años', '5y': '5 años', all: 'Todo' },
  spanLegend: 'Período',
  chosenTime: (period, count, outside) => {
    if (count === 0) return `${period}: ningún resultado.`
    const flagged = outside === 0 ? '' : `, ${numberFormat.format(outside)} fuera del rango`
    return `${period}: ${pluralize(count, 'resultado', 'resultados')}${flagged}.`
  },
  chosenTimeOfSome: (period) => `${period}. Pueden faltar resultados.`,
  showWhole: 'Mostrar todo el tiempo',
  chooseTime: 'Elegir un período',
  dragHint: 'Arrastre sobre la gráfica o escriba dos días.',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  showTime: 'Mostrar este período',
  timeError: 'Escriba dos días. El primero no puede ser posterior al último.',
  onlyOfTime: (period) => `Solo los resultados de este período: ${period}.`,
  someOfAll: (count, all) => `${numberFormat.format(count)} de ${numberFormat.format(all)}`,
  marksTitle: 'Más sobre esta gráfica',
  resultsTitle: 'Resultados',
  labRange: 'Rango del laboratorio',
  anyRange: 'Rango',
  sides: { above: 'Por encima', below: 'Por debajo', outside: 'Fuera' },
  inside: 'Dentro',
  withNote: 'Con una nota',
  atHome: 'En casa',
  homeMark: 'Una línea debajo de una marca: medido en casa, por la persona o la familia. Las demás no la tienen.',
  homeSpans: { week: 'en los últimos 7 días', shown: 'en el período que se muestra' },
  homeAverage: (span, value, count, days) =>
    `Promedio en casa ${span}: ${value} (${pluralize(count, 'medición', 'mediciones')} en ${pluralize(days, 'día', 'días')}).`,
  showBefore: (count) => (count === 1 ? 'Mostrar el anterior' : `Mostrar los ${numberFormat.format(count)} anteriores`),
  save: 'Guardar estos resultados',
  saveAll: 'Guardar todos los resultados de esta prueba',
  saveCsv: 'Guardar como tabla (CSV)',
  pin: 'Fijar esta prueba',
  unpin: 'Dejar de fijar esta prueba',
  whatItIs: 'Qué es esta prueba',
  nameInRecord: 'Nombre en el registro:',
  readMore: (name) =>
    name === undefined ? 'Leer más en MedlinePlus (otro sitio)' : `${name}: leer más en MedlinePlus (otro sitio)`,
  goesWith: 'Va con',
  goesWithMissing:
    'Puede que aquí falten problemas de salud, metas o visitas que van con esta prueba. No pudimos cargarlos todos.',
  detailsOfResult: 'Todos los detalles de este resultado',
  report: 'Informe:',
  aboutPage: {
    lab: 'El laboratorio pone el rango y dice dónde está un resultado.',
    compared: (count) => `Esta aplicación comparó ${numberFormat.format(count)} de estos resultados con su rango.`,
    outside: 'Un resultado fuera del rango no siempre es un problema.',
    careTeam: forAudience(
      'Su equipo de atención puede decirle qué significa.',
      '',
      'El equipo de atención puede decir qué significa.',
      '',
    ),
    axis: 'La gráfica no empieza en 0.',
    general: (isReviewed) =>
      isReviewed
        ? '“Qué es esta prueba” es información general.'
        : '“Qué es esta prueba” es información general. Ningún profesional la ha revisado.',
  },
}
