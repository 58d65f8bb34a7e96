import type { carePlans as en } from '../en/care-plans'
import type { Translated } from '../../translated'

/** Words of the list of care plans. */
export const carePlans: Translated<typeof en> = {
  activities: { open: 'Pasos del plan', paused: 'En pausa', done: 'Hecho', stopped: 'Se detuvo o se canceló' },
  notToDo: (words) => `No debe hacerse: ${words}`,
}
