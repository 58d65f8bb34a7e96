import type { careDetailCodes as en } from '../../en/codes/care-details'
import type { Translated } from '../../translated'

/** Words for the other codes of visits, and for those of procedures: for patients, for providers. */
export const careDetailCodes: Translated<typeof en> = {
  'CarePlan.activity.detail.status': {
    'not-started': ['Sin empezar', 'No iniciada'],
    scheduled: ['Planeada', 'Programada'],
    'in-progress': ['En marcha', 'En curso'],
    'on-hold': ['En pausa', 'En espera'],
    completed: ['Hecha', 'Completada'],
    cancelled: ['Cancelada', 'Cancelada'],
    stopped: ['Detenida', 'Detenida'],
    unknown: ['No se conoce el estado', 'Desconocido'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
  },
  'Encounter.location.status': {
    planned: ['Estará aquí', 'Planificado'],
    active: ['Está aquí ahora', 'Activo'],
    reserved: ['Reservado para esta visita', 'Reservado'],
    completed: ['Estuvo aquí', 'Completado'],
  },
  'Procedure.status': {
    preparation: ['En preparación', 'Preparación'],
    'in-progress': ['En este momento', 'En curso'],
    'not-done': ['No se hizo', 'No realizado'],
    'on-hold': ['En pausa', 'En espera'],
    stopped: ['Empezó pero no se terminó', 'Detenido'],
    completed: ['Hecho', 'Completado'],
    'entered-in-error': ['Anotado por error', 'Registrado por error'],
    unknown: ['No se conoce el estado', 'Desconocido'],
  },
}
