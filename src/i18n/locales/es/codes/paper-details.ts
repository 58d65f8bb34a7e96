import type { paperDetailCodes as en } from '../../en/codes/paper-details'
import type { Translated } from '../../../translated'

/** Words for the other codes of documents: for patients, for providers. */
export const paperDetailCodes: Translated<typeof en> = {
  'DocumentReference.relatesTo.code': {
    replaces: ['Reemplaza a', 'Reemplaza'],
    transforms: ['Mismo contenido, en otro formato, que', 'Transforma'],
    signs: ['Firma', 'Firma'],
    appends: ['Se agrega a', 'Amplía'],
  },
}
