import { pluralize, headingFor, forAudience, numberFormat } from './for-audience'
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
  before: 'Lo que conviene saber antes de mirar',
  beforeText: (reader) => [
    'Un resultado fuera del rango esperado no siempre es un problema. Muchas cosas pueden cambiar un resultado, como la comida, una medicina o la hora del día.',
    ...(reader.hasDied
      ? []
      : [
          'El equipo de atención mira todos los resultados juntos. ¿Tiene dudas? Escriba sus preguntas y hágalas al equipo de atención.',
        ]),
  ],
  showing: (shown, all, time) =>
    `Se muestran ${numberFormat.format(shown)} de ${pluralize(all, 'resultado', 'resultados')}${time === undefined ? '' : ` (período: ${time})`}`,
  frequentTests: 'Pruebas que más se repiten',
  frequentTestCount: (count) => pluralize(count, 'resultado', 'resultados'),
  find: 'Buscar una prueba',
  showLegend: 'Mostrar',
  timeLegend: 'Período',
  show: { all: 'Todos', outside: 'Fuera del rango esperado', notFinal: 'Aún no finales' },
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
  groupBy: { date: 'Fecha', test: 'Nombre de la prueba', table: 'Tabla de pruebas y fechas' },
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
  noDateGroup: 'Sin fecha',
  home: forAudience(
    'Medido por usted o por su familia',
    'Medido por el paciente o la familia',
    'Medido por la persona o por su familia',
  ),
  homeIntro:
    'Una línea por prueba: la medición más reciente. Las demás están en “Ver a lo largo del tiempo”. Una medición marcada como fuera del rango esperado está con los demás resultados.',
  newestOf: (count) => `La más reciente de ${pluralize(count, 'medición', 'mediciones')}`,
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
