/** Search terms for all records of a type, in both languages. Not for results and reports: “test” would match all of them. */
export const typeSearchTerms: Readonly<Record<string, readonly string[]>> = {
  AllergyIntolerance: ['Allergy', 'Alergia'],
  CarePlan: ['Care plan', 'Plan de atención'],
  CareTeam: ['Care team', 'Equipo de atención'],
  Condition: ['Health condition', 'Problema de salud'],
  Coverage: ['Insurance', 'Seguro'],
  Device: ['Implant or device', 'Implante o dispositivo'],
  DocumentReference: ['Note or document', 'Nota o documento'],
  Encounter: ['Visit', 'Visita'],
  Goal: ['Health goal', 'Meta de salud'],
  Immunization: ['Vaccine', 'Vacuna'],
  MedicationDispense: ['Pharmacy fill', 'Surtido de farmacia'],
  MedicationRequest: ['Prescription', 'Receta'],
  Procedure: ['Procedure', 'Procedimiento'],
}
