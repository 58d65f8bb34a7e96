import type { DocumentedType, RecordType } from '../../../contract'
import type { TypeNames } from '../en/type-names'

const namesOfApi: TypeNames<DocumentedType | 'Answer' | 'Provenance'> = {
  AllergyIntolerance: {
    patient: { one: 'Alergia o reacción', many: 'Alergias y reacciones' },
    provider: { one: 'Alergia', many: 'Alergias' },
  },
  CarePlan: {
    patient: { one: 'Plan de atención', many: 'Planes de atención' },
    provider: { one: 'Plan de atención', many: 'Planes de atención' },
  },
  CareTeam: {
    patient: { one: 'Equipo de atención', many: 'Equipos de atención' },
    provider: { one: 'Equipo de atención', many: 'Equipos de atención' },
  },
  Condition: {
    patient: { one: 'Problema de salud', many: 'Problemas de salud' },
    provider: { one: 'Problema', many: 'Problemas' },
  },
  Coverage: { patient: { one: 'Seguro', many: 'Seguros' }, provider: { one: 'Cobertura', many: 'Coberturas' } },
  Device: {
    patient: { one: 'Implante o dispositivo', many: 'Implantes y dispositivos' },
    provider: { one: 'Dispositivo', many: 'Dispositivos' },
  },
  DiagnosticOrder: {
    patient: { one: 'Pedido de prueba', many: 'Pedidos de pruebas' },
    provider: { one: 'Orden diagnóstica', many: 'Órdenes diagnósticas' },
  },
  DiagnosticReport: {
    patient: { one: 'Informe de prueba', many: 'Informes de pruebas' },
    provider: { one: 'Informe diagnóstico', many: 'Informes diagnósticos' },
  },
  DocumentReference: {
    patient: { one: 'Nota o documento', many: 'Notas y documentos' },
    provider: { one: 'Documento', many: 'Documentos' },
  },
  Encounter: { patient: { one: 'Visita', many: 'Visitas' }, provider: { one: 'Encuentro', many: 'Encuentros' } },
  Goal: { patient: { one: 'Meta de salud', many: 'Metas de salud' }, provider: { one: 'Meta', many: 'Metas' } },
  Group: { patient: { one: 'Grupo', many: 'Grupos' }, provider: { one: 'Grupo', many: 'Grupos' } },
  Immunization: { patient: { one: 'Vacuna', many: 'Vacunas' }, provider: { one: 'Vacunación', many: 'Vacunaciones' } },
  Location: {
    patient: { one: 'Lugar de atención', many: 'Lugares de atención' },
    provider: { one: 'Lugar', many: 'Lugares' },
  },
  Medication: {
    patient: { one: 'Medicina', many: 'Medicinas' },
    provider: { one: 'Medicamento', many: 'Medicamentos' },
  },
  MedicationDispense: {
    patient: { one: 'Surtido de farmacia', many: 'Surtidos de farmacia' },
    provider: { one: 'Dispensación', many: 'Dispensaciones' },
  },
  MedicationRequest: {
    patient: { one: 'Receta', many: 'Recetas' },
    provider: { one: 'Orden de medicamento', many: 'Órdenes de medicamentos' },
  },
  Observation: {
    patient: { one: 'Resultado de prueba', many: 'Resultados de pruebas' },
    provider: { one: 'Observación', many: 'Observaciones' },
  },
  Organization: {
    patient: { one: 'Organización', many: 'Organizaciones' },
    provider: { one: 'Organización', many: 'Organizaciones' },
  },
  Patient: {
    patient: { one: 'Datos personales', many: 'Datos personales' },
    provider: { one: 'Paciente', many: 'Pacientes' },
  },
  Practitioner: {
    patient: { one: 'Profesional de salud', many: 'Profesionales de salud' },
    provider: { one: 'Profesional', many: 'Profesionales' },
  },
  PractitionerRole: {
    patient: { one: 'Función de un profesional de salud', many: 'Funciones de profesionales de salud' },
    provider: { one: 'Función del profesional', many: 'Funciones de profesionales' },
  },
  Procedure: {
    patient: { one: 'Procedimiento', many: 'Procedimientos' },
    provider: { one: 'Procedimiento', many: 'Procedimientos' },
  },
  Questionnaire: {
    patient: { one: 'Formulario', many: 'Formularios' },
    provider: { one: 'Cuestionario', many: 'Cuestionarios' },
  },
  Answer: {
    patient: { one: 'Respuesta a una pregunta', many: 'Preguntas y respuestas' },
    provider: { one: 'Antecedente social o respuesta', many: 'Antecedentes sociales y respuestas' },
  },
  Provenance: {
    patient: { one: 'De dónde viene', many: 'De dónde viene' },
    provider: { one: 'Procedencia', many: 'Procedencia' },
  },
}

/** Names of resource types, as in English. */
export const typeNames = namesOfApi as TypeNames<RecordType | 'Answer' | 'Provenance'>
