import type { ReasonKey } from '../../clinical/assertion/assertion'
import type { PageMessages } from '../../i18n/types'

/** A record that another part of it, or of the record, contradicts. */
export interface ContradictedRecord {
  readonly reason: ReasonKey
  readonly resource: { readonly resourceType: string; readonly id: string; readonly [element: string]: unknown }
  /** The word by which its name is found; no other record has it. */
  readonly word: string
  /** The message that states the reason: a short text of the reason, or a status line. */
  readonly messageKey: keyof PageMessages['assertions'] | keyof PageMessages['statuses']
}

const subject = { reference: 'Patient/una' }
const coded = (code: string) => ({ coding: [{ code }] })
const quantity = (value: number, unit: string, code: string) => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code,
})
const day = '2026-10-05'
const modifierExtension = [{ url: 'http://example.org/modifier', valueBoolean: true }]

/** A record of each type that nothing contradicts, by its name. */
const plainRecords: Readonly<Record<string, (text: string) => object>> = {
  AllergyIntolerance: (text) => ({
    patient: subject,
    clinicalStatus: coded('active'),
    verificationStatus: coded('confirmed'),
    code: { text },
    recordedDate: day,
  }),
  CarePlan: (title) => ({ subject, status: 'active', intent: 'plan', title, period: { start: day } }),
  CareTeam: (name) => ({ subject, status: 'active', name }),
  Condition: (text) => ({
    subject,
    clinicalStatus: coded('active'),
    verificationStatus: coded('confirmed'),
    code: { text },
    recordedDate: day,
  }),
  Coverage: (display) => ({ beneficiary: subject, status: 'active', payor: [{ display }], period: { start: day } }),
  Device: (text) => ({ patient: subject, status: 'active', type: { text: `${text} pacemaker` } }),
  DiagnosticReport: (text) => ({ subject, status: 'final', code: { text }, effectiveDateTime: day }),
  DocumentReference: (text) => ({
    subject,
    status: 'current',
    type: { text },
    date: `${day}T10:00:00Z`,
    content: [{ attachment: { contentType: 'text/plain', data: Buffer.from(text).toString('base64') } }],
  }),
  Encounter: (text) => ({
    subject,
    status: 'finished',
    class: { code: 'AMB' },
    type: [{ text }],
    period: { start: `${day}T10:00:00Z`, end: `${day}T11:00:00Z` },
  }),
  Goal: (text) => ({ subject, lifecycleStatus: 'active', description: { text }, startDate: day }),
  Immunization: (text) => ({ patient: subject, status: 'completed', vaccineCode: { text }, occurrenceDateTime: day }),
  MedicationDispense: (text) => ({
    subject,
    status: 'completed',
    medicationCodeableConcept: { text },
    whenHandedOver: day,
  }),
  MedicationRequest: (text) => ({
    subject,
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text },
    authoredOn: day,
    dosageInstruction: [{ text: 'Take 1 tablet every morning' }],
  }),
  Observation: (text) => ({
    subject,
    status: 'final',
    category: [coded('laboratory')],
    code: { text },
    effectiveDateTime: day,
    valueQuantity: quantity(4, 'mmol/L', 'mmol/L'),
  }),
  Procedure: (text) => ({ subject, status: 'completed', code: { text }, performedDateTime: day }),
}

const verification = (code: string) => ({ verificationStatus: coded(code) })
const error = { status: 'entered-in-error' }
const twoUnits = quantity(75, 'mcg', 'mg')
type Elements = object | ((word: string) => object)

/** At least one record for each reason but `denied` and `deathDateDisagrees`. */
const cases: readonly (readonly [ReasonKey, type: string, messageKey: ContradictedRecord['messageKey'], Elements])[] = [
  ['mistake', 'Observation', 'mistake', error],
  ['mistake', 'MedicationRequest', 'mistake', error],
  ['mistake', 'AllergyIntolerance', 'mistake', verification('entered-in-error')],
  ['doNotTake', 'MedicationRequest', 'MedicationRequest.doNotTake', { doNotPerform: true }],
  ['recalled', 'MedicationDispense', 'recalled', { note: [{ text: 'Lot 7 was recalled' }] }],
  ['recalled', 'MedicationRequest', 'MedicationRequest.recalled', { id: 'recalled' }],
  ['notDone', 'Immunization', 'Immunization.notGiven', { status: 'not-done' }],
  ['notDone', 'Procedure', 'Procedure.notDone', { status: 'not-done' }],
  ['notDone', 'MedicationRequest', 'reversed', { wasNotTaken: true }],
  ['cancelled', 'Encounter', 'cancelled', { status: 'cancelled' }],
  ['cancelled', 'Observation', 'Observation.cancelled', { status: 'cancelled' }],
  ['cancelled', 'DiagnosticReport', 'DiagnosticReport.cancelled', { status: 'cancelled' }],
  ['refuted', 'Condition', 'Condition.ruledOut', verification('refuted')],
  ['refuted', 'AllergyIntolerance', 'AllergyIntolerance.ruledOut', verification('refuted')],
  ['removed', 'Device', 'Device.activeRemoved', { id: 'explanted' }],
  ['replaced', 'DocumentReference', 'DocumentReference.old', { status: 'superseded' }],
  ['noResult', 'Observation', 'Observation.registered', { status: 'registered', valueQuantity: undefined }],
  ...Object.keys(plainRecords).map(
    (type) => ['unknownModifier', type, 'unknownModifier', { modifierExtension }] as const,
  ),
  ['unknownModifier', 'MedicationRequest', 'unknownModifier', { modifierExtension, doNotPerform: true }],
  ['unknownModifier', 'Observation', 'unknownModifier', { modifierExtension, category: [coded('vital-signs')] }],
  ['unitsDisagree', 'Observation', 'unitsDisagree', { valueQuantity: twoUnits }],
  [
    'unitsDisagree',
    'MedicationRequest',
    'unitsDisagree',
    { dosageInstruction: [{ doseAndRate: [{ doseQuantity: twoUnits }] }] },
  ],
  [
    'namesDisagree',
    'MedicationRequest',
    'namesDisagree',
    (word: string) => ({
      medicationCodeableConcept: { text: `${word} 500 mg tablet`, coding: [{ display: `${word} 325 MG Oral Tablet` }] },
    }),
  ],
  [
    'namesDisagree',
    'Condition',
    'namesDisagree',
    (word: string) => ({ code: { text: `${word} type 1`, coding: [{ display: `${word} type 2` }] } }),
  ],
  [
    'categoryDisagrees',
    'AllergyIntolerance',
    'categoryDisagrees',
    (word: string) => ({ category: ['food'], code: { text: `${word} dander` } }),
  ],
  ['datesDisagree', 'Condition', 'datesDisagree', { abatementDateTime: '2026-10-09' }],
  [
    'backwardsPeriod',
    'Encounter',
    'backwardsPeriod',
    { period: { start: '2026-09-02T10:00:00Z', end: '2026-09-02T09:00:00Z' } },
  ],
  [
    'backwardsPeriod',
    'Procedure',
    'backwardsPeriod',
    { performedDateTime: undefined, performedPeriod: { start: '2026-09-02', end: '2026-09-01' } },
  ],
  ['future', 'Immunization', 'doneInFuture', { occurrenceDateTime: '2027-01-05' }],
  ['hiddenParts', 'Condition', 'hiddenParts', { meta: { security: [{ code: 'REDACTED' }] } }],
  ['hiddenParts', 'AllergyIntolerance', 'hiddenParts', { meta: { tag: [{ code: 'SUBSETTED' }] } }],
]

/** Only the dictionary finds that these names disagree. */
const casesByDictionary: typeof cases = [
  [
    'namesDisagree',
    'MedicationRequest',
    'namesDisagree',
    (word: string) => ({
      medicationCodeableConcept: {
        text: `Acetaminophen 500 mg tablet ${word}`,
        coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '313782' }],
      },
    }),
  ],
  [
    'namesDisagree',
    'Immunization',
    'namesDisagree',
    (word: string) => ({
      vaccineCode: {
        text: `COVID-19 vaccine ${word}`,
        coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '141' }],
      },
    }),
  ],
  [
    'namesDisagree',
    'Condition',
    'namesDisagree',
    (word: string) => ({
      code: { text: `Asthma ${word}`, coding: [{ system: 'http://snomed.info/sct', code: '44054006' }] },
    }),
  ],
  [
    'namesDisagree',
    'Observation',
    'namesDisagree',
    (word: string) => ({
      code: { text: `Potassium ${word}`, coding: [{ system: 'http://loinc.org', code: '2345-7' }] },
    }),
  ],
]

export const contradictedRecords: readonly ContradictedRecord[] = [...cases, ...casesByDictionary].map(
  ([reason, resourceType, messageKey, elements], index) => {
    const word = `Zon${index}ax`
    return {
      reason,
      messageKey,
      word,
      resource: {
        resourceType,
        id: `${reason}-${index}`,
        ...plainRecords[resourceType]?.(word),
        ...(typeof elements === 'function' ? elements(word) : elements),
      },
    }
  },
)

/** The records with which the contradicted ones are loaded. */
export const surroundingRecords: readonly object[] = [
  {
    resourceType: 'Patient',
    id: 'una',
    name: [{ given: ['Una'], family: 'Gate' }],
    birthDate: '1971-05-09',
    deceasedDateTime: '1969-01-01',
  },
  { resourceType: 'Practitioner', id: 'doc', name: [{ given: ['Doc'], family: 'Tor' }] },
  {
    resourceType: 'Procedure',
    id: 'denied',
    ...plainRecords['Procedure']?.('No known procedures'),
  },
  {
    resourceType: 'Procedure',
    id: 'explant',
    ...plainRecords['Procedure']?.('Removal of a device'),
    focalDevice: [
      {
        action: { coding: [{ system: 'http://hl7.org/fhir/device-action', code: 'explanted' }] },
        manipulated: { reference: 'Device/explanted', display: 'Device' },
      },
    ],
  },
  {
    resourceType: 'MedicationDispense',
    id: 'recalled-fill',
    ...plainRecords['MedicationDispense']?.('Recalled fill'),
    authorizingPrescription: [{ reference: 'MedicationRequest/recalled' }],
    note: [{ text: 'Lot 7 was recalled' }],
  },
]
