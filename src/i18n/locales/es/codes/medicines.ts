import type { medicineCodes as en } from '../../en/codes/medicines'
import type { Translated } from '../../../translated'

/** Words for codes of prescriptions and vaccines: for patients, for providers. */
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
}
