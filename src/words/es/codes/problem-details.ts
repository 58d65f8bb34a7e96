import type { problemDetailCodes as en } from '../../en/codes/problem-details'
import type { Translated } from '../../translated'

/** Words for the other codes of allergies: for patients, for providers. */
export const problemDetailCodes: Translated<typeof en> = {
  'AllergyIntolerance.type': {
    allergy: ['Alergia', 'Alergia'],
    intolerance: ['Sensibilidad (no es una alergia verdadera)', 'Intolerancia'],
  },
  'AllergyIntolerance.category': {
    food: ['Alimento', 'Alimento'],
    medication: ['Medicina', 'Medicamento'],
    environment: ['Cosas a su alrededor (como polen o mascotas)', 'Ambiental'],
    biologic: ['Tratamiento hecho a partir de seres vivos (como una vacuna o un producto de la sangre)', 'Biológico'],
  },
}
