import { told } from './reader'
import type { allergies as en } from '../en/allergies'
import type { Translated } from '../../translated'

/** Words of the list of allergies. */
export const allergies: Translated<typeof en> = {
  reaction: 'Reacción',
  noReaction: 'No se anotó ninguna',
  noneAndSome: told(
    'Una anotación dice que usted no tiene alergias conocidas y otras nombran algunas. Pregunte a su equipo de atención cuál es la correcta.',
    'Contradicción: “sin alergias conocidas” está registrado junto a alergias.',
    'Una anotación dice que no hay alergias conocidas y otras nombran algunas. Pregunte al equipo de atención cuál es la correcta.',
    'Una anotación dice que no había alergias conocidas y otras nombran algunas.',
  ),
}
