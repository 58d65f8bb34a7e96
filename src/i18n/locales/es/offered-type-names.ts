import { forAudience } from './for-audience'
import type { offeredIntros as introsEn, offeredTypeNames as namesEn } from '../en/offered-type-names'
import type { Translated } from '../../translated'

/** Names of the types outside the API, as in English. */
export const offeredTypeNames: Translated<typeof namesEn> = {
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
  MedicationAdministration: {
    patient: { one: 'Dosis a cargo del personal', many: 'Dosis a cargo del personal' },
    provider: { one: 'Administración de medicación', many: 'Administraciones de medicación' },
  },
  NutritionOrder: {
    patient: { one: 'Pedido de dieta', many: 'Pedidos de dieta' },
    provider: { one: 'Orden de nutrición', many: 'Órdenes de nutrición' },
  },
  Specimen: {
    patient: { one: 'Muestra', many: 'Muestras' },
    provider: { one: 'Muestra', many: 'Muestras' },
  },
  ImagingStudy: {
    patient: { one: 'Estudio de imágenes', many: 'Estudios de imágenes' },
    provider: { one: 'Estudio de imágenes', many: 'Estudios de imágenes' },
  },
  QuestionnaireResponse: {
    patient: { one: 'Formulario con respuestas', many: 'Formularios con respuestas' },
    provider: { one: 'Respuesta a cuestionario', many: 'Respuestas a cuestionarios' },
  },
  Appointment: {
    patient: { one: 'Cita', many: 'Citas' },
    provider: { one: 'Cita', many: 'Citas' },
  },
  RelatedPerson: {
    patient: { one: 'Familiar o contacto', many: 'Familia y contactos' },
    provider: { one: 'Persona relacionada', many: 'Personas relacionadas' },
  },
}

/** Introductions of the lists. */
export const offeredIntros: Translated<typeof introsEn> = {
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
  MedicationAdministration: forAudience(
    'Medicinas que el personal de salud dio, o no dio, en una consulta o estadía.',
    'Dosis administradas o no administradas.',
  ),
  NutritionOrder: forAudience('Alimentos, bebidas y alimentación por sonda que se pidieron o se sugirieron.', ''),
  Specimen: forAudience('Sangre, orina y otras muestras que se tomaron para pruebas.', ''),
  ImagingStudy: forAudience(
    'Lo que el registro dice de las radiografías y otros estudios. Las imágenes no están en esta aplicación; lo que muestran está en los informes.',
    'Datos de las imágenes; sin imágenes. Los hallazgos están en los informes.',
  ),
  QuestionnaireResponse: forAudience('Formularios llenados, con las respuestas.', ''),
  Appointment: forAudience(
    'Fechas reservadas, pedidas o sugeridas. Pregunte en la clínica si una fecha sigue en pie.',
    '',
    undefined,
    'Fechas reservadas, pedidas o sugeridas.',
  ),
  RelatedPerson: forAudience('Personas cercanas a la persona de este registro, según el sistema de salud.', ''),
}
