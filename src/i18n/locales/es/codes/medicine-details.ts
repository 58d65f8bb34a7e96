import type { medicineDetailCodes as en } from '../../en/codes/medicine-details'
import type { Translated } from '../../../translated'

/** Words for the other codes of prescriptions, and for those of medicines and fills: for patients, for providers. */
export const medicineDetailCodes: Translated<typeof en> = {
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
