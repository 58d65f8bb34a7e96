import { counted } from './reader'
import type { visits as en } from '../en/visits'
import type { Translated } from '../translated'

/** Words of the list of visits and of the records of one. */
export const visits: Translated<typeof en> = {
  visit: {
    title: 'De esta visita',
    intro: 'Todos los registros que nombran esta visita, de los que ya se cargaron.',
    none: 'Ninguno de los registros cargados hasta ahora nombra esta visita.',
    parts: 'Partes de esta visita',
    others: 'Otros registros que nombran esta visita',
    mistakes: 'Anotado por error',
    count: (count) => `${counted(count, 'registro', 'registros')} de esta visita`,
  },
}
