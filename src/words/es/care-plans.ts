import type { carePlans as en } from '../en/care-plans'
import type { Translated } from '../translated'

/** Words of the list of care plans. */
export const carePlans: Translated<typeof en> = {
  activities: 'Lo que se va a hacer',
  notToDo: (words) => `No debe hacerse: ${words}`,
}
