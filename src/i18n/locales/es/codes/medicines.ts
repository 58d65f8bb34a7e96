import type { medicineCodes as en } from '../../en/codes/medicines'
import type { Translated } from '../../../translated'

/** Texts for codes of medicines, prescriptions, fills and vaccines: for patients, for providers. */
export const medicineCodes: Translated<typeof en> = {
  'Immunization.status': {
    completed: ['Aplicada', 'Completada'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
    'not-done': ['No aplicada', 'No aplicada'],
  },
  'MedicationRequest.status': {
    active: ['Actual', 'Activo'],
    'on-hold': ['En pausa: por ahora no se debe tomar', 'En espera'],
    cancelled: ['Cancelada antes de empezar', 'Cancelado'],
    completed: ['Terminada', 'Completado'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
    stopped: ['Se detuvo antes de terminar', 'Detenido'],
    draft: ['Un borrador, no recetada', 'Borrador'],
    unknown: ['No se conoce el estado', 'Desconocido'],
  },
  'MedicationRequest.intent': {
    proposal: ['Sugerida', 'Propuesta'],
    plan: ['Parte del plan', 'Plan'],
    order: ['Recetada', 'Orden'],
    'original-order': ['Primera receta', 'Orden original'],
    'reflex-order': ['Agregada por otra orden', 'Orden refleja'],
    'filler-order': ['Orden hecha por la farmacia', 'Orden de la farmacia'],
    'instance-order': ['Una dosis de una orden más larga', 'Orden de una dosis'],
    option: ['Una de varias opciones', 'Opción'],
  },
  'MedicationRequest.doNotPerform': {
    true: ['No tome esta medicina', 'NO ADMINISTRAR'],
    false: ['', ''],
  },
  'Medication.status': {
    active: ['En uso', 'Activo'],
    inactive: ['No está en uso', 'Inactivo'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
  'MedicationDispense.status': {
    preparation: ['La farmacia lo está preparando', 'Preparación'],
    'in-progress': ['Listo o en camino', 'En curso'],
    cancelled: ['Cancelado; no se recogió', 'Cancelado'],
    'on-hold': ['En espera en la farmacia', 'En espera'],
    completed: ['Surtido', 'Completado'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
    stopped: ['Se detuvo antes de terminar', 'Detenido'],
    declined: ['No se surtió', 'Rechazado'],
    unknown: ['No se conoce el estado', 'Desconocido'],
  },
  'MedicationRequest.priority': {
    routine: ['Plazo habitual', 'Rutina'],
    urgent: ['Antes de lo habitual', 'Urgente'],
    asap: ['Lo antes posible', 'Lo antes posible'],
    stat: ['De inmediato', 'STAT (inmediato)'],
  },
  'MedicationRequest.category': {
    inpatient: ['En un hospital', 'Hospitalización'],
    outpatient: ['En una clínica', 'Ambulatorio'],
    community: ['En casa', 'Comunidad'],
    discharge: ['Al salir del hospital', 'Alta'],
  },
}
