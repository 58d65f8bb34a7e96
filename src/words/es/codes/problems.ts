import type { problemCodes as en } from '../../en/codes/problems'
import type { Translated } from '../../translated'

/** Words for codes of allergies and conditions in the rows of the first page: for patients, for providers. */
export const problemCodes: Translated<typeof en> = {
  'AllergyIntolerance.clinicalStatus': {
    active: ['Actual', 'Activa'],
    inactive: ['Por ahora no preocupa', 'Inactiva'],
    resolved: ['Ya no tiene la alergia', 'Resuelta'],
  },
  'AllergyIntolerance.verificationStatus': {
    unconfirmed: ['Aún no confirmada', 'No confirmada'],
    presumed: ['Se cree que es cierta', 'Presunta'],
    confirmed: ['Confirmada', 'Confirmada'],
    refuted: ['Descartada: se vio que no es una alergia', 'Descartada'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
  'AllergyIntolerance.criticality': {
    low: ['Riesgo bajo de una reacción grave', 'Criticidad baja'],
    high: ['Riesgo alto de una reacción grave', 'Criticidad alta'],
    'unable-to-assess': ['No se conoce el riesgo', 'Criticidad no evaluable'],
  },
  'AllergyIntolerance.reaction.severity': {
    mild: ['Reacción leve', 'Reacción leve'],
    moderate: ['Reacción moderada', 'Reacción moderada'],
    severe: ['Reacción grave', 'Reacción grave'],
  },
  'Condition.clinicalStatus': {
    active: ['Actual', 'Activo'],
    recurrence: ['Volvió después de haberse ido', 'Recurrencia'],
    relapse: ['Volvió después de mejorar', 'Recaída'],
    inactive: ['No está activo ahora', 'Inactivo'],
    remission: ['En remisión (con menos señales o ninguna)', 'Remisión'],
    resolved: ['Ya no está', 'Resuelto'],
  },
  'Condition.verificationStatus': {
    unconfirmed: ['Aún no confirmado', 'No confirmado'],
    provisional: ['Probable, pero aún se está revisando', 'Provisional'],
    differential: ['Una de varias cosas que se están revisando', 'Diferencial'],
    confirmed: ['Confirmado', 'Confirmado'],
    refuted: ['Descartado: se vio que no es este problema de salud', 'Descartado'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
}
