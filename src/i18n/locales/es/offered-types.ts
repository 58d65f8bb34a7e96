import { forAudience } from './for-audience'
import { offeredStatuses as statuses } from './offered-statuses'
import type { offeredTypes as en } from '../en/offered-types'
import type { Translated } from '../../translated'

const typeNames: Translated<typeof en>['typeNames'] = {
  ServiceRequest: {
    patient: { one: 'Pedido o remisión', many: 'Pedidos y remisiones' },
    provider: { one: 'Solicitud de servicio', many: 'Solicitudes de servicio' },
  },
  FamilyMemberHistory: {
    patient: { one: 'Salud de un familiar', many: 'Salud de la familia' },
    provider: { one: 'Antecedente familiar', many: 'Antecedentes familiares' },
  },
  MedicationStatement: {
    patient: { one: 'Uso de una medicina', many: 'Uso de medicinas' },
    provider: { one: 'Declaración de medicación', many: 'Declaraciones de medicación' },
  },
}

const intro: Translated<typeof en>['intro'] = {
  ServiceRequest: forAudience(
    'Lo que se pidió o se sugirió: pruebas, procedimientos, remisiones. Los resultados están en Resultados.',
    'Los resultados están en Resultados.',
  ),
  FamilyMemberHistory: forAudience(
    'La salud de sus familiares. Nada en esta lista trata de usted.',
    'Problemas de familiares, no del paciente.',
    'La salud de los familiares. Nada en esta lista trata de esta persona.',
  ),
  MedicationStatement: forAudience(
    'Lo que alguien dijo sobre tomar medicinas. No son recetas.',
    'Uso declarado; no son órdenes.',
  ),
}

const codes: Translated<typeof en>['codes'] = {
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
}

const labels: Translated<typeof en>['labels'] = {
  'ServiceRequest.code': ['Qué se pidió', 'Código'],
  'ServiceRequest.requester': ['Solicitado por', 'Solicitante'],
  'ServiceRequest.performer': ['Quién consta para hacerlo', 'Ejecutor'],
  'ServiceRequest.authoredOn': ['Escrito', 'Fecha de autoría'],
  'ServiceRequest.occurrencePeriod': ['Cuándo', 'Período'],
  'ServiceRequest.occurrenceTiming': ['Cuándo', 'Programación'],
  'ServiceRequest.orderDetail': ['Detalles', 'Detalle de la orden'],
  'ServiceRequest.quantityQuantity': ['Cantidad', 'Cantidad'],
  'ServiceRequest.quantityRatio': ['Cantidad', 'Cantidad (razón)'],
  'ServiceRequest.quantityRange': ['Cantidad', 'Cantidad (rango)'],
  'ServiceRequest.locationCode': ['Dónde', 'Lugar'],
  'ServiceRequest.locationReference': ['Dónde', 'Referencia del lugar'],
  'ServiceRequest.requisition': ['Número de todo el pedido', 'Requisición'],
  'ServiceRequest.relevantHistory': ['Historia del registro', 'Historial relevante'],
  'FamilyMemberHistory.relationship': ['Familiar', 'Parentesco'],
  'FamilyMemberHistory.name': ['Nombre de este familiar', 'Nombre'],
  'FamilyMemberHistory.sex': ['Sexo de este familiar', 'Sexo'],
  'FamilyMemberHistory.dataAbsentReason': ['Por qué no se conoce la salud', 'Razón de ausencia'],
  'FamilyMemberHistory.condition': ['Salud de este familiar', 'Problemas del familiar'],
  'FamilyMemberHistory.condition.code': ['Qué tuvo este familiar', 'Problema'],
  'FamilyMemberHistory.condition.onsetPeriod': ['Comenzó', 'Período de inicio'],
  'FamilyMemberHistory.condition.contributedToDeath': ['Parte de la causa de la muerte', 'Contribuyó a la muerte'],
  'FamilyMemberHistory.date': ['Escrito', 'Fecha'],
  'FamilyMemberHistory.bornPeriod': ['Nació', 'Período de nacimiento'],
  'FamilyMemberHistory.bornDate': ['Nació', 'Fecha de nacimiento'],
  'FamilyMemberHistory.bornString': ['Nació', 'Nacimiento'],
  'FamilyMemberHistory.ageAge': ['Edad', 'Edad'],
  'FamilyMemberHistory.ageRange': ['Edad', 'Rango de edad'],
  'FamilyMemberHistory.ageString': ['Edad', 'Edad como texto'],
  'FamilyMemberHistory.estimatedAge': ['La edad es una estimación', 'Edad estimada'],
  'FamilyMemberHistory.deceasedBoolean': ['Este familiar falleció', 'Fallecido'],
  'FamilyMemberHistory.deceasedAge': ['Edad al fallecer', 'Edad al fallecer'],
  'FamilyMemberHistory.deceasedRange': ['Edad al fallecer', 'Rango de edad al fallecer'],
  'FamilyMemberHistory.deceasedDate': ['Fecha de fallecimiento', 'Fecha de fallecimiento'],
  'FamilyMemberHistory.deceasedString': ['Falleció', 'Fallecimiento'],
  'FamilyMemberHistory.patient': ['Familiar de', 'Paciente'],
  'MedicationStatement.effectiveDateTime': ['Cuándo', 'Fecha efectiva'],
  'MedicationStatement.effectivePeriod': ['Cuándo', 'Período efectivo'],
  'MedicationStatement.dateAsserted': ['Informado', 'Fecha de la declaración'],
  'MedicationStatement.informationSource': ['Informado por', 'Fuente de la información'],
  'MedicationStatement.dosage': ['Indicaciones anotadas', 'Dosis'],
  'MedicationStatement.context': ['Consulta', 'Contexto'],
}

/** Texts of the types outside the API. */
export const offeredTypes: Translated<typeof en> = {
  typeNames,
  intro,
  statuses,
  codes,
  labels,
  inRelative: (names) => `En este familiar: ${names}`,
}
