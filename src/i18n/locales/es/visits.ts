import { pluralize, forAudience } from './for-audience'
import type { visits as en } from '../en/visits'
import type { Translated } from '../../translated'

/** Messages of the records related to a visit or a condition. */
export const visits: Translated<typeof en> = {
  visit: {
    notes: forAudience('Lo que se dijo', 'Notas e informes'),
    written: 'Notas e informes',
    none: 'No encontramos notas ni informes con texto que nombren esta visita o sean del mismo día. Puede haber algunos que esta aplicación no ve.',
    noneLinked: 'No encontramos notas ni informes con texto que nombren esta visita.',
    unsure: 'No pudimos revisar todas las notas y los informes. Aquí pueden faltar algunos de esta visita.',
    noDay: 'El registro no da el día de esta visita. Por eso no pudimos buscar notas del mismo día.',
    sameDay: 'Del mismo día, sin vínculo con esta visita',
    sameDays: 'De los mismos días, sin vínculo con esta visita',
    sameDayExplanation: 'Lo que sigue es del tiempo de esta visita. El registro no dice que sea de ella.',
    newer: 'Esta es una versión más reciente. Una anterior es del día de la visita.',
    details: 'Todos los detalles de esta visita',
    before: (day) => `Visita anterior: ${day}`,
    after: (day) => `Visita siguiente: ${day}`,
    copies: 'El mismo texto está también aquí:',
    otherFiles: (count) => `Ver ${pluralize(count, 'archivo más', 'archivos más')}`,
    outside: 'Resultados fuera del rango esperado',
    more: 'Más de esta visita',
    moreNone: 'No encontramos nada más de esta visita.',
    parts: 'Partes de esta visita',
    others: 'Otros registros de esta visita',
    mistakes: 'Anotado por error',
    count: (count) => `${pluralize(count, 'registro más', 'registros más')} de esta visita`,
  },
  condition: {
    title: 'Lo que le corresponde',
    intro: 'El propio registro vincula esto con este problema de salud. Otras cosas pueden ser de él sin vínculo.',
    none: 'No encontramos ningún otro registro vinculado con este problema de salud.',
    unsure: 'No pudimos revisar todos los registros. Aquí puede faltar algo de este problema de salud.',
    privateNotSearched: 'Aquí no se miran los registros privados.',
    all: (what) => `Ver todo: ${what.toLowerCase()}`,
  },
}
