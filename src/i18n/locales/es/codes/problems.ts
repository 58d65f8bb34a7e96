import type { problemCodes as en } from '../../en/codes/problems'
import type { Translated } from '../../../translated'

/** Texts for codes of allergies and conditions: for patients, for providers. */
export const problemCodes: Translated<typeof en> = {
  'AllergyIntolerance.clinicalStatus': {
    active: ['Actual', 'Activa'],
    inactive: ['Consta como no activa', 'Inactiva'],
    resolved: ['Consta que la alergia ya pasó', 'Resuelta'],
  },
  'AllergyIntolerance.verificationStatus': {
    unconfirmed: ['No confirmada', 'No confirmada'],
    presumed: ['Se cree que es cierta, no confirmada', 'Presunta'],
    confirmed: ['Confirmada', 'Confirmada'],
    refuted: ['Descartada: se vio que no es una alergia', 'Descartada'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
  'Condition.clinicalStatus': {
    active: ['Actual', 'Activo'],
    recurrence: ['Volvió después de haberse ido', 'Recurrencia'],
    relapse: ['Volvió después de mejorar', 'Recaída'],
    inactive: ['No está activo ahora', 'Inactivo'],
    remission: ['En remisión (con menos señales o ninguna)', 'Remisión'],
    resolved: ['Terminó', 'Resuelto'],
  },
  'Condition.verificationStatus': {
    unconfirmed: ['No confirmado', 'No confirmado'],
    provisional: ['En estudio, sin confirmar', 'Provisional'],
    differential: ['Una de varias cosas en estudio', 'Diferencial'],
    confirmed: ['Confirmado', 'Confirmado'],
    refuted: ['Descartado: se vio que no es este problema de salud', 'Descartado'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
  'AllergyIntolerance.type': {
    allergy: ['Alergia', 'Alergia'],
    intolerance: ['Sensibilidad (no es una alergia verdadera)', 'Intolerancia'],
  },
  'AllergyIntolerance.category': {
    food: ['Alimento', 'Alimento'],
    medication: ['Medicina', 'Medicamento'],
    environment: ['Algo del ambiente (como polen o mascotas)', 'Ambiental'],
    biologic: ['Tratamiento hecho a partir de seres vivos (como una vacuna o un producto de la sangre)', 'Biológico'],
  },
}
