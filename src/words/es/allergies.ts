import type { allergies as en } from '../en/allergies'
import type { Translated } from '../translated'

/** Words of the list of allergies. */
export const allergies: Translated<typeof en> = {
  reaction: 'Reacción',
  noReaction: 'No se anotó ninguna',
  noneAndSome: 'Una anotación dice que no hay alergias conocidas y otras nombran algunas. Estas anotaciones no coinciden. Pregunte al equipo de atención.',
}
