/**
 * Access by type and kind of person (API description, "Authorization for patient-specific access"): `mine` records of the person's
 * patients; `all` every record; `none` no record, although the type is served; `absent` the API has no request for the type;
 * `search only` no read by id.
 */
type Cell = 'mine' | 'all' | 'none' | 'absent' | 'mine, search only' | 'none, search only'

type Row = readonly [type: string, patient: Cell, proxy: Cell, provider: Cell]

export const accessTable: readonly Row[] = [
  ['AllergyIntolerance', 'mine', 'mine', 'mine'],
  ['CarePlan', 'mine', 'mine', 'mine'],
  ['CareTeam', 'mine', 'mine', 'mine'],
  ['Condition', 'mine', 'mine', 'mine'],
  ['Coverage', 'mine', 'mine', 'mine'],
  ['Device', 'mine', 'mine', 'mine'],
  ['DiagnosticOrder', 'absent', 'absent', 'absent'],
  ['DiagnosticReport', 'mine', 'mine', 'mine'],
  ['DocumentReference', 'mine', 'mine', 'mine'],
  ['Encounter', 'mine', 'mine', 'mine'],
  ['Goal', 'mine', 'mine', 'mine'],
  ['Group', 'none, search only', 'none, search only', 'mine, search only'],
  ['Immunization', 'mine', 'mine', 'mine'],
  ['Location', 'all', 'all', 'all'],
  ['Medication', 'all', 'all', 'all'],
  ['MedicationDispense', 'mine', 'mine', 'mine'],
  ['MedicationRequest', 'mine', 'mine', 'mine'],
  ['Observation', 'mine', 'mine', 'mine'],
  ['Organization', 'all', 'all', 'all'],
  ['Patient', 'mine', 'mine', 'mine'],
  ['Practitioner', 'all', 'all', 'all'],
  ['PractitionerRole', 'all', 'all', 'all'],
  ['Procedure', 'mine', 'mine', 'mine'],
  ['Questionnaire', 'absent', 'absent', 'absent'],
]

/** Requests that other systems treat as "break the glass"; here none grants access. */
export const breakGlass: readonly { readonly query?: string; readonly headers?: Readonly<Record<string, string>> }[] = [
  { headers: { 'x-break-glass': 'true' } },
  { headers: { 'x-breaktheglass': '1', 'x-reason': 'emergency' } },
  { headers: { 'x-purpose-of-use': 'BTG' } },
  { headers: { purposeofuse: 'ETREAT' } },
  { headers: { prefer: 'break-glass' } },
  { headers: { category: 'http://terminology.hl7.org/CodeSystem/v3-ActReason|BTG; scheme="http://hl7.org/fhir/tag"' } },
  { query: '_security=http://terminology.hl7.org/CodeSystem/v3-ActReason|BTG' },
  { query: 'break-glass=true' },
  { query: '_purpose=BTG' },
]
