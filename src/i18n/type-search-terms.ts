/** By what people look for a whole kind of record, in both languages. Results and reports are not among them: “test” would find all of them, and nobody the one that is meant. */
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
