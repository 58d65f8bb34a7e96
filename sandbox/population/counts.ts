/** The types whose records can be counted. */
export const countable = [
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

export type Counted = (typeof countable)[number]
/** How many records of which types one person is to have. */
export type Counts = Readonly<Partial<Record<Counted, number>>>
