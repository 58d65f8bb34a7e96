import type { offeredCodes as en } from '../en/offered-codes'
import type { Translated } from '../../translated'

/** Texts for codes of the types outside the API. */
export const offeredCodes: Translated<typeof en> = {
  'ServiceRequest.status': {
    draft: ['Borrador, sin pedir', 'Borrador'],
    active: ['Activo', 'Activa'],
    'on-hold': ['En pausa', 'En espera'],
    revoked: ['Cancelado', 'Revocada'],
    completed: ['Hecho', 'Completada'],
    'entered-in-error': ['Anotado por error', 'Ingresado por error'],
    unknown: ['Estado desconocido', 'Desconocido'],
  },
  'ServiceRequest.intent': {
    proposal: ['Sugerido', 'Propuesta'],
    plan: ['Parte del plan', 'Plan'],
    directive: ['Indicación permanente', 'Directiva'],
    order: ['Pedido', 'Orden'],
    'original-order': ['Primer pedido', 'Orden original'],
    'reflex-order': ['Agregado por otro pedido', 'Orden refleja'],
    'filler-order': ['Pedido hecho por quien lo realiza', 'Orden del ejecutor'],
    'instance-order': ['Una vez de un pedido más largo', 'Orden de una instancia'],
    option: ['Una de varias opciones', 'Opción'],
  },
  'ServiceRequest.priority': {
    routine: ['En el tiempo habitual', 'Rutina'],
    urgent: ['Antes de lo habitual', 'Urgente'],
    asap: ['Lo antes posible', 'Lo antes posible'],
    stat: ['De inmediato', 'Inmediata (STAT)'],
  },
  'ServiceRequest.doNotPerform': { true: ['No se debe hacer', 'NO REALIZAR'], false: ['No', 'No'] },
  'FamilyMemberHistory.status': {
    partial: ['Incompleto', 'Parcial'],
    completed: ['Todo lo que se sabía', 'Completo'],
    'entered-in-error': ['Anotado por error', 'Ingresado por error'],
    'health-unknown': ['No se conoce la salud de este familiar', 'Salud desconocida'],
  },
  'MedicationStatement.status': {
    active: ['Consta que se toma', 'Activa'],
    completed: ['Se tomó; ya terminó', 'Completada'],
    'entered-in-error': ['Anotado por error', 'Ingresado por error'],
    intended: ['Para tomar más adelante', 'Prevista'],
    stopped: ['Ya no se toma', 'Suspendida'],
    'on-hold': ['En pausa: por ahora no se debe tomar', 'En espera'],
    unknown: ['Estado desconocido', 'Desconocido'],
    'not-taken': ['No se toma', 'NO SE TOMA'],
  },
  'MedicationAdministration.status': {
    'in-progress': ['En este momento', 'En curso'],
    'not-done': ['No se dio', 'No realizada'],
    'on-hold': ['En pausa', 'En espera'],
    completed: ['Se dio', 'Completada'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
    stopped: ['Se empezó pero no se terminó', 'Suspendida'],
    unknown: ['No se conoce el estado', 'Desconocido'],
  },
}
