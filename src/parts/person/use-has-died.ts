import { hasDied } from '../../clinical/has-died'
import { usePatient } from '../../data/person'

/** True while the open record is of a person who has died: nothing then speaks of now or of calling the care team. */
export function useHasDied(): boolean {
  return hasDied(usePatient().resource)
}
