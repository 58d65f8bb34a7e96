import type { homeCodes as en } from '../../en/codes/home'
import type { Translated } from '../../../translated'

/** Texts for the codes in the app shell and the rows of the home page: gender, allergies, kinds of visits. For patients, for providers. */
export const homeCodes: Translated<typeof en> = {
  gender: {
    male: ['Masculino', 'Masculino'],
    female: ['Femenino', 'Femenino'],
    other: ['Otro', 'Otro'],
    unknown: ['No se sabe', 'Desconocido'],
  },
  'AllergyIntolerance.criticality': {
    low: ['Marcado como riesgo bajo en el registro', 'Criticidad baja'],
    high: ['Riesgo alto de una reacción grave', 'Criticidad alta'],
    'unable-to-assess': ['No se conoce el riesgo', 'Criticidad no evaluable'],
  },
  'AllergyIntolerance.reaction.severity': {
    mild: ['Reacción leve', 'Reacción leve'],
    moderate: ['Reacción moderada', 'Reacción moderada'],
    severe: ['Reacción grave', 'Reacción grave'],
  },
  'CarePlan.category': {
    'assess-plan': ['Lo que se encontró y lo que sigue', 'Evaluación y plan'],
  },
  'Encounter.class': {
    inpatient: ['Estadía en el hospital', 'Hospitalización'],
    IMP: ['Estadía en el hospital', 'Hospitalización'],
    ACUTE: ['Estadía en el hospital', 'Hospitalización'],
    NONAC: ['Estadía en el hospital', 'Hospitalización'],
    outpatient: ['Visita a la clínica', 'Consulta externa'],
    ambulatory: ['Visita a la clínica', 'Ambulatoria'],
    AMB: ['Visita a la clínica', 'Ambulatoria'],
    emergency: ['Visita a la sala de emergencias', 'Emergencia'],
    EMER: ['Visita a la sala de emergencias', 'Emergencia'],
    OBSENC: ['Estadía en el hospital para observación', 'Observación'],
    VR: ['Visita por teléfono o video', 'Virtual'],
    HH: ['Atención en casa', 'Atención domiciliaria'],
    SS: ['Visita al hospital de un solo día', 'Estadía corta'],
    PRENC: ['Antes de una visita o estadía planeada', 'Preingreso'],
  },
}
