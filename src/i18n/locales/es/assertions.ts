import type { assertions as assertionsEn } from '../en/assertions'
import type { Translated } from '../../translated'

/** Short texts for rows, in Spanish. */
export const assertions: Translated<typeof assertionsEn> = {
  recalled: ['Marcado como retirado', 'Retiro anotado'],
  unknownModifier: [
    'El registro dice más, y eso puede cambiar su significado',
    'Modificador desconocido: el significado puede ser otro',
  ],
  unitsDisagree: ['Nombra dos unidades para una sola cantidad', 'El texto y el código de la unidad se contradicen'],
  namesDisagree: ['Su nombre y su código no concuerdan', 'El texto y el código se contradicen'],
  categoryDisagrees: ['Su nombre y su categoría no concuerdan', 'El nombre y la categoría se contradicen'],
  datesDisagree: ['Sus fechas y su estado no concuerdan', 'Las fechas y el estado se contradicen'],
  backwardsPeriod: ['La fecha de fin es anterior a la de inicio', 'El período termina antes de empezar'],
  hiddenParts: ['Hay partes que no se muestran', 'El servidor ocultó u omitió partes'],
}
