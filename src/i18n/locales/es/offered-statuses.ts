import type { offeredStatuses as en } from '../en/offered-statuses'
import type { Translated } from '../../translated'

/** Status texts of the types outside the API, as in `statuses`. */
export const offeredStatuses: Translated<typeof en> = {
  'order.draft': ['En preparación, sin pedir', 'Borrador, sin orden'],
  'order.wasDraft': ['Estaba en preparación, sin pedir', 'Era un borrador, sin orden'],
  'order.plan': ['Parte de un plan; el registro no dice si se pidió', 'Planificado; sin orden visible'],
  'order.kindUnclear': ['Marcado como activo; no está claro si se pidió', 'Activa; intención no reconocida'],
  'order.notToBeDone': ['No se debe hacer', 'NO REALIZAR'],
  'order.notToBeDoneUnclear': [
    'No se debe hacer; no está claro si sigue en pie',
    'NO REALIZAR; estado de la orden no claro',
  ],
  'order.notToBeDoneSuggested': ['Sugerido: no se debe hacer', 'Propuesta: no realizar'],
  'order.notToBeDoneOver': ['No se debía hacer; esa orden ya terminó', 'Orden de no realizar, terminada'],
  'order.notToBeDoneAtDeath': ['No se debía hacer', 'Orden de no realizar al fallecer'],
  'order.notToBeDoneWasSuggested': ['Se sugirió: no se debía hacer', 'Se propuso una orden de no realizar'],

  'FamilyMemberHistory.partial': ['Incompleto', 'Parcial'],
  'FamilyMemberHistory.completed': ['Todo lo que se sabía', 'Completo'],
  'FamilyMemberHistory.healthUnknown': ['No se conoce la salud de este familiar', 'Salud desconocida'],

  'MedicationStatement.active': ['Consta que se toma', 'Activa'],
  'MedicationStatement.completed': ['Se tomó; ya terminó', 'Completada'],
  'MedicationStatement.intended': ['Para tomar más adelante; el registro no dice si se empezó', 'Prevista'],
  'MedicationStatement.stopped': ['Ya no se toma', 'Suspendida'],
  'MedicationStatement.unknown': ['El registro no dice si se toma', 'Estado desconocido'],
  'MedicationStatement.notTaken': ['No se toma', 'NO SE TOMA'],
  'MedicationAdministration.given': ['Se dio', 'Completada'],
  'MedicationAdministration.notGiven': ['No se dio', 'No realizada'],
  'Specimen.available': ['Se tomó', 'Disponible'],
  'Specimen.unavailable': ['Ya no se guarda', 'No disponible'],
  'Specimen.unsatisfactory': ['No se pudo analizar bien', 'Insatisfactoria'],
  'ImagingStudy.registered': ['Aún sin imágenes', 'Registrado'],
  'ImagingStudy.available': ['Se tomaron imágenes', 'Disponible'],
  'QuestionnaireResponse.inProgress': ['Sin terminar', 'En curso'],
  'QuestionnaireResponse.completed': ['Terminado', 'Completada'],
  'QuestionnaireResponse.amended': ['Cambiado después de terminarse', 'Modificada'],
  'Appointment.proposed': ['Se sugirió, sin reservar', 'Propuesta'],
  'Appointment.pending': ['Se pidió, sin confirmar', 'Pendiente'],
  'Appointment.booked': ['Reservada', 'Reservada'],
  'Appointment.waitlist': ['En lista de espera', 'En lista de espera'],
  'Appointment.fulfilled': ['Tuvo lugar', 'Realizada'],
  'Appointment.noShow': ['Consta que no se asistió', 'No asistió'],
}
