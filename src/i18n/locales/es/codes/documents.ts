import type { documentCodes as en } from '../../en/codes/documents'
import type { Translated } from '../../../translated'

/** Texts for codes of documents and insurance: for patients, for providers. */
export const documentCodes: Translated<typeof en> = {
  'Coverage.status': {
    active: ['Activo', 'Activa'],
    cancelled: ['Cancelado', 'Cancelada'],
    draft: ['Aún no es definitivo', 'Borrador'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
  'DocumentReference.status': {
    current: ['Versión actual', 'Actual'],
    superseded: ['Versión anterior', 'Reemplazado'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
  'DocumentReference.docStatus': {
    preliminary: ['Versión preliminar, puede cambiar', 'Preliminar'],
    final: ['Final', 'Final'],
    amended: ['Cambió después de ser definitivo', 'Modificado'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
  'DocumentReference.relatesTo.code': {
    replaces: ['Reemplaza a', 'Reemplaza'],
    transforms: ['Mismo contenido, en otro formato, que', 'Transforma'],
    signs: ['Firma', 'Firma'],
    appends: ['Se agrega a', 'Amplía'],
  },
}
