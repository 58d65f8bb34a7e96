import type { paperCodes as en } from '../../en/codes/papers'
import type { Translated } from '../../../translated'

/** Words for codes of documents and insurance: for patients, for providers. */
export const paperCodes: Translated<typeof en> = {
  'Coverage.status': {
    active: ['Figura como vigente', 'Activa'],
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
    amended: ['Cambió después de ser final', 'Modificado'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
}
