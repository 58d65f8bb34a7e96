import type { peopleCodes as en } from '../../en/codes/people'
import type { Translated } from '../../../translated'

/** Words for the one code of a person that the frame shows: for patients, for providers. */
export const peopleCodes: Translated<typeof en> = {
  gender: {
    male: ['Masculino', 'Masculino'],
    female: ['Femenino', 'Femenino'],
    other: ['Otro', 'Otro'],
    unknown: ['No se sabe', 'Desconocido'],
  },
}
