/** Types of which a fixed number of records can be generated. */
export const COUNTABLE_TYPES = [
  'Observation',
  'Condition',
  'MedicationRequest',
  'MedicationDispense',
  'AllergyIntolerance',
  'Immunization',
  'Procedure',
  'Encounter',
  'DiagnosticReport',
  'DocumentReference',
  'CarePlan',
  'CareTeam',
  'Goal',
  'Device',
  'Coverage',
] as const

export type CountableType = (typeof COUNTABLE_TYPES)[number]
/** Number of records by type. */
export type RecordCounts = Readonly<Partial<Record<CountableType, number>>>
