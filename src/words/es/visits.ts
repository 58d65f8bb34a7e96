import { counted } from './reader'
import type { visits as en } from '../en/visits'
import type { Translated } from '../translated'

/** Words of the list of visits and of the records of one. */
export const visits: Translated<typeof en> = {
  visit: {
    title: 'De esta visita',
    intro: 'Notas, resultados y otros registros de esta visita.',
    none: 'No encontramos notas ni resultados de esta visita.',
    parts: 'Partes de esta visita',
    others: 'Otros registros de esta visita',
    mistakes: 'Anotado por error',
    count: (count) => `${counted(count, 'registro', 'registros')} de esta visita`,
  },
}
