import type { locationCodes as en } from '../../en/codes/locations'
import type { Translated } from '../../../translated'

/** Texts for codes of locations and their opening days: for patients, for providers. */
export const locationCodes: Translated<typeof en> = {
  'Location.status': {
    active: ['En uso', 'Activo'],
    suspended: ['Cerrado por ahora', 'Suspendido'],
    inactive: ['Ya no se usa', 'Inactivo'],
  },
  'Location.mode': {
    instance: ['Un lugar', 'Instancia'],
    kind: ['Un tipo de lugar', 'Tipo'],
  },
  daysOfWeek: {
    mon: ['Lunes', 'Lun'],
    tue: ['Martes', 'Mar'],
    wed: ['Miércoles', 'Mié'],
    thu: ['Jueves', 'Jue'],
    fri: ['Viernes', 'Vie'],
    sat: ['Sábado', 'Sáb'],
    sun: ['Domingo', 'Dom'],
  },
}
