/** Types of R4 outside the API that are requested only where a server offers them (decision 21). */
export const offeredTypes = [
  'ServiceRequest',
  'FamilyMemberHistory',
  'MedicationStatement',
  'MedicationAdministration',
  'NutritionOrder',
  'Specimen',
  'ImagingStudy',
  'QuestionnaireResponse',
  'Appointment',
  'RelatedPerson',
] as const

export type OfferedType = (typeof offeredTypes)[number]

/** True for the name of a type that is requested only where a server offers it. */
export const isOfferedType = (name: string): name is OfferedType => offeredTypes.some((type) => type === name)
