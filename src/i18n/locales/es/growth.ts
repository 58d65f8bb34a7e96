import { headingFor, forAudience } from './for-audience'
import type { growth as growthEn } from '../en/growth'
import type { Translated } from '../../translated'

const measurements = { height: 'Estatura', weight: 'Peso', bmi: 'Índice de masa corporal (IMC)' }
const inSentence = { height: 'la estatura', weight: 'el peso', bmi: 'el índice de masa corporal' }
const newest = {
  height: 'La estatura más reciente',
  weight: 'El peso más reciente',
  bmi: 'El índice de masa corporal más reciente',
}
const less = { height: 'son más bajos', weight: 'pesan menos', bmi: 'tienen un IMC más bajo' }
const shares = {
  at: (count: number) => `unos ${count}`,
  below: (count: number) => `menos de ${count}`,
  above: (count: number) => `más de ${count}`,
}
const places = { at: 'en', below: 'por debajo de', above: 'por encima de' }
const compared = (measurement: keyof typeof less, where: keyof typeof places, percentile: number): string =>
  `está ${places[where]}${where === 'at' ? ' el' : 'l'} percentil ${percentile}. De cada 100 niños de la misma edad y sexo, ${shares[where](percentile)} ${less[measurement]}.`

/** Messages of the growth charts. */
export const growth: Translated<typeof growthEn> = {
  title: (reader) => headingFor(reader, 'Crecimiento', 'Crecimiento'),
  intro: 'Estatura, peso e índice de masa corporal antes de los 20 años, junto a cómo crecen otros niños.',
  link: 'Ver el crecimiento por edad',
  listName: 'mediciones',
  measurement: 'Medición',
  measurements,
  curve: 'Comparar con',
  curves: { female: 'Niñas', male: 'Niños', none: 'Nadie' },
  fromRecord: 'Elegimos las curvas según el sexo que figura en el registro. Usted puede cambiarlas.',
  sexUnknown: 'El registro no dice qué curvas usar. Elija niñas o niños para comparar.',
  none: (measurement) => `No encontramos ${inSentence[measurement]} de antes de los 20 años en este registro.`,
  noBirthDate: 'El registro no tiene la fecha de nacimiento completa, por eso no podemos saber la edad.',
  newest: (_, measurement, where, percentile, date) =>
    `${newest[measurement]} (${date}) ${compared(measurement, where, percentile)}`,
  shown: (_, measurement, where, percentile, date) =>
    `${inSentence[measurement].replace(/^e/, 'E').replace(/^l/, 'L')} del ${date} ${compared(measurement, where, percentile)}`,
  meaning: forAudience(
    'Un percentil alto o bajo no basta para saber cómo va el crecimiento. A menudo dice más cómo cambia con el tiempo. Pregunte al equipo de atención qué significa.',
    '',
    undefined,
    'Un percentil alto o bajo no basta para saber cómo va el crecimiento.',
  ),
  lines: (percentiles) =>
    `Las líneas finas son percentiles: ${percentiles}. Los puntos, y la línea gruesa entre ellos, son las mediciones. La edad en años va de izquierda a derecha.`,
  source:
    'Las curvas son las tablas de crecimiento de los CDC del año 2000, para niños de 2 a 20 años en los Estados Unidos. Terminan cerca de los percentiles 3 y 97. Para niños menores de 2 años no hay curvas aquí.',
  loadingChart: 'Preparando la gráfica…',
  table: (measurement) => `${measurement} por edad`,
  columns: { date: 'Fecha', age: 'Edad', value: 'Resultado', percentile: 'Percentil' },
  percentileText: (where, percentile) => (where === 'at' ? `${percentile}` : `${places[where]}l ${percentile}`),
  notCompared: {
    noValue: 'Sin número',
    unit: 'No se compara: otra unidad',
    inexact: 'No se compara: no es un número exacto',
    date: 'No se compara: no se sabe el día',
    age: 'No hay curva para esta edad',
  },
  noCurve: 'Sin curva elegida',
}
