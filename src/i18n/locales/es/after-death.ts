import type { headingsAfterDeath as headings } from '../en/after-death'
import type { Translated } from '../../translated'

/** Headings in the record of a person who has died. */
export const headingsAfterDeath: Translated<typeof headings> = {
  current: 'En el registro cuando esta persona falleció',
  recent: 'En el registro',
  medicines: 'En la lista de medicinas cuando esta persona falleció',
  doNotTake: 'No se debía tomar',
}
