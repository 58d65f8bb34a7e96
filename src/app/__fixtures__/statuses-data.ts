import { daysAgo } from './days-ago'

/** The date `days` from the start of the run, as a FHIR date. */
const daysFromNow = (days: number): string => daysAgo(-days)
const subject = { reference: 'Patient/pia' }
const concept = (...codes: readonly string[]) => ({ coding: codes.map((code) => ({ code })) })
const request = (id: string, text: string, rest: object) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject,
  authoredOn: daysFromNow(-30),
  medicationCodeableConcept: { text },
  ...rest,
})
const visit = (id: string, text: string, rest: object) => ({
  resourceType: 'Encounter',
  id,
  subject,
  type: [{ text }],
  class: { code: 'AMB' },
  ...rest,
})
const allergy = (id: string, rest: object) => ({
  resourceType: 'AllergyIntolerance',
  id,
  patient: subject,
  clinicalStatus: concept('active'),
  verificationStatus: concept('confirmed'),
  ...rest,
})

/** Records whose status could be mislabelled by a heading or text. */
export const recordsOfLivingPatient = [
  { resourceType: 'Patient', id: 'pia', name: [{ given: ['Pia'], family: 'Oddly' }] },
  request('idea', 'Idea pill', {
    status: 'draft',
    intent: 'proposal',
    dosageInstruction: [{ text: '1 in the morning' }],
  }),
  request('never', 'Never pill', { doNotPerform: true }),
  request('wrong', 'Wrong pill', { status: 'entered-in-error', dosageInstruction: [{ text: 'Inject before meals' }] }),
  request('paused', 'Paused pill', {
    status: 'on-hold',
    statusReason: { text: 'Slow pulse' },
    dosageInstruction: [{ text: '1 at night' }],
  }),
  request('odd', 'Odd pill', { status: 'brand-new' }),
  request('linked', 'Linked pill', { status: 'draft', intent: 'proposal', encounter: { reference: 'Encounter/open' } }),
  request('yes', 'Yes pill', { dosageInstruction: [{ text: '1 at noon' }] }),
  request('bare', 'Bare pill', { status: 'completed' }),
  {
    resourceType: 'Condition',
    id: 'maybe',
    subject,
    code: { text: 'Maybe gout' },
    clinicalStatus: concept('active'),
    verificationStatus: concept('provisional'),
    onsetDateTime: daysFromNow(-40),
  },
  visit('passed', 'Passed visit', { status: 'planned', period: { start: daysFromNow(-5) } }),
  visit('ahead', 'Coming visit', { status: 'planned', period: { start: daysFromNow(20) } }),
  visit('open', 'Open visit', { status: 'in-progress', period: { start: daysFromNow(-9) } }),
  {
    resourceType: 'Condition',
    id: 'early',
    subject,
    code: { text: 'Early asthma' },
    clinicalStatus: concept('active'),
    verificationStatus: concept('confirmed'),
    onsetPeriod: { start: '1986', end: '1990' },
  },
  allergy('none', {
    code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003', display: 'No known allergy' }] },
  }),
  {
    resourceType: 'Goal',
    id: 'reached',
    lifecycleStatus: 'active',
    achievementStatus: concept('achieved'),
    description: { text: 'Walk each day' },
    subject,
  },
  {
    resourceType: 'Goal',
    id: 'reached-and-done',
    lifecycleStatus: 'completed',
    achievementStatus: concept('achieved'),
    description: { text: 'Climb the stairs' },
    subject,
  },
]
