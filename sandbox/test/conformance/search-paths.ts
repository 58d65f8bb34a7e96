/** Elements of a search parameter as `path Type`; `*` marks a list, types in brackets are the targets of a reference. */
type ParameterPaths = Readonly<Record<string, readonly string[]>>

const subject: readonly string[] = ['subject Reference(Patient)']
const patient: readonly string[] = ['patient Reference(Patient)']
const encounter: readonly string[] = ['encounter Reference(Encounter)']
const code: readonly string[] = ['code CodeableConcept']
const category: readonly string[] = ['category* CodeableConcept']
const status: readonly string[] = ['status code']
const effective: readonly string[] = ['effectiveDateTime dateTime', 'effectivePeriod Period']

const address = (path: string): ParameterPaths => ({
  address: [`${path} Address`],
  'address-city': [`${path}.city string`],
  'address-state': [`${path}.state string`],
  'address-postalcode': [`${path}.postalCode string`],
})

/** Search parameters of the API, taken from its description and R4 only, independent of `src/contract`. */
export const searchPaths: Readonly<Record<string, ParameterPaths>> = {
  AllergyIntolerance: { patient, 'clinical-status': ['clinicalStatus CodeableConcept'] },
  CarePlan: { patient: subject, status, category, date: ['period Period'] },
  CareTeam: {
    patient: subject,
    subject: ['subject Reference(Patient,Group)'],
    encounter,
    category,
    status,
    role: ['participant*.role* CodeableConcept'],
    participant: [
      'participant*.member Reference(Practitioner,Organization,Patient,PractitionerRole,CareTeam,RelatedPerson)',
    ],
  },
  Condition: {
    patient: subject,
    'clinical-status': ['clinicalStatus CodeableConcept'],
    category,
    code,
    encounter,
    'recorded-date': ['recordedDate dateTime'],
    'onset-date': ['onsetDateTime dateTime', 'onsetPeriod Period'],
    'abatement-date': ['abatementDateTime dateTime', 'abatementPeriod Period'],
  },
  Coverage: { patient: ['beneficiary Reference(Patient)'] },
  Device: { type: ['type CodeableConcept'], patient, status },
  DiagnosticReport: { patient: subject, category, code, date: effective, status },
  DocumentReference: {
    patient: subject,
    category,
    type: ['type CodeableConcept'],
    status,
    date: ['date instant'],
    period: ['context.period Period'],
  },
  Encounter: {
    patient: subject,
    identifier: ['identifier* Identifier'],
    class: ['class Coding'],
    status,
    type: ['type* CodeableConcept'],
    date: ['period Period'],
    location: ['location*.location Reference(Location)'],
    'discharge-disposition': ['hospitalization.dischargeDisposition CodeableConcept'],
  },
  Goal: {
    patient: subject,
    'lifecycle-status': ['lifecycleStatus code'],
    'target-date': ['target*.dueDate date'],
    description: ['description CodeableConcept'],
  },
  Group: {
    characteristic: ['characteristic*.code CodeableConcept'],
    type: ['type code'],
    member: ['member*.entity Reference(Patient,Practitioner,PractitionerRole,Device,Medication,Group)'],
  },
  Immunization: {
    patient,
    status,
    date: ['occurrenceDateTime dateTime'],
    'vaccine-code': ['vaccineCode CodeableConcept'],
  },
  Location: {
    name: ['name string', 'alias* string'],
    ...address('address'),
    organization: ['managingOrganization Reference(Organization)'],
    partof: ['partOf Reference(Location)'],
    'operational-status': ['operationalStatus Coding'],
    type: ['type* CodeableConcept'],
  },
  Medication: {
    'lot-number': ['batch.lotNumber string'],
    code,
    ingredient: ['ingredient*.itemReference Reference(Medication,Substance)'],
    status,
    manufacturer: ['manufacturer Reference(Organization)'],
    'ingredient-code': ['ingredient*.itemCodeableConcept CodeableConcept'],
    'expiration-date': ['batch.expirationDate dateTime'],
  },
  MedicationDispense: { patient: subject, status, type: ['type CodeableConcept'] },
  MedicationRequest: {
    patient: subject,
    intent: ['intent code'],
    encounter,
    authoredon: ['authoredOn dateTime'],
    status,
  },
  Observation: {
    patient: subject,
    date: [...effective, 'effectiveTiming Timing', 'effectiveInstant instant'],
    category,
    code,
    status,
  },
  Organization: {
    partof: ['partOf Reference(Organization)'],
    name: ['name string', 'alias* string'],
    ...address('address*'),
  },
  Patient: {
    birthdate: ['birthDate date'],
    family: ['name*.family string'],
    given: ['name*.given* string'],
    gender: ['gender code'],
    identifier: ['identifier* Identifier'],
    name: ['name* HumanName'],
  },
  Practitioner: { name: ['name* HumanName'], identifier: ['identifier* Identifier'], ...address('address*') },
  PractitionerRole: {
    specialty: ['specialty* CodeableConcept'],
    practitioner: ['practitioner Reference(Practitioner)'],
    service: ['healthcareService* Reference(HealthcareService)'],
    location: ['location* Reference(Location)'],
  },
  Procedure: { patient: subject, date: ['performedDateTime dateTime', 'performedPeriod Period'], status, code },
}

/** Spellings in the API description that differ from the listed name. */
export const parameterAliases: Readonly<Record<string, string>> = {
  Participant: 'participant',
  vaccineCode: 'vaccine-code',
  partOf: 'partof',
  operationalStatus: 'operational-status',
  lotnumber: 'lot-number',
}

export interface ElementPath {
  readonly steps: readonly string[]
  readonly type: string
  readonly targets: readonly string[]
}

/** Parses an entry of the table. */
export function parsePath(entry: string): ElementPath {
  const [, path = '', type = '', targets = ''] = /^(\S+) (\w+)(?:\((.*)\))?$/.exec(entry) ?? []
  return { steps: path.split('.'), type, targets: targets === '' ? [] : targets.split(',') }
}

/** Parsed entries of a parameter. */
export function pathsOf(type: string, parameter: string): readonly ElementPath[] {
  return (searchPaths[type]?.[parameter] ?? []).map(parsePath)
}
