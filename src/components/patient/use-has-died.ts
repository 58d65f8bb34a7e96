import { useStatusContext } from './status-context'

/** True while the open record is of a person who has died: nothing then speaks of now or of calling the care team. */
export function useHasDied(): boolean {
  return useStatusContext().died !== undefined
}
