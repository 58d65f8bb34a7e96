import { expect, test } from 'vitest'
import { findInMain, main, openTimelineGroups } from './__fixtures__/page-content'
import { daysAgo } from './__fixtures__/days-ago'
import { openPage, renderRoute, startSandboxWith, unmountApp } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const SNOMED = 'http://snomed.info/sct'
const coded = (code: string, display: string, text = display, system = SNOMED) => ({
  coding: [{ system, code, display }],
  text,
})
const hl7 = (system: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
})
const leftKnee = coded('M25.562', 'Pain in left knee', undefined, 'http://hl7.org/fhir/sid/icd-10-cm')
const ofVisit = { subject, encounter: { reference: 'Encounter/visit' }, recordedDate: daysAgo(1) }
const active = { clinicalStatus: hl7('condition-clinical', 'active') }
const doctor = { display: 'Dr. Robin Lee-Sample' }
const yesterday = daysAgo(1)
const base64 = (text: string) => Buffer.from(text).toString('base64')

const sandbox = startSandboxWith([
  {
    resourceType: 'Patient',
    id: 'tove',
    name: [{ given: ['Tove'], family: 'Exampleby' }],
    birthDate: '1971-05-09',
    extension: [
      { url: 'http://hl7.org/fhir/StructureDefinition/patient-birthPlace', valueString: 'A7' },
      { url: 'https://a.example/date-of-enrollment', valueString: 'A8' },
    ],
  },
  {
    resourceType: 'AllergyIntolerance',
    id: 'penicillin',
    patient: subject,
    clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
    code: coded('91936005', 'Allergy to penicillin'),
    criticality: 'high',
    recordedDate: '2011-11-09',
    note: [{ text: 'The rash came back with every dose' }],
    reaction: [
      { manifestation: [coded('247472004', 'Hives'), coded('422587007', 'Nausea')], severity: 'severe' },
      { manifestation: [{ text: 'Swelling of the left hand' }], description: 'After the second dose' },
    ],
  },
  {
    resourceType: 'Condition',
    id: 'fats',
    subject,
    ...active,
    code: coded('55822004', 'Hyperlipidemia'),
    onsetDateTime: '2007-10-15',
    severity: coded('6736007', 'Moderate'),
    bodySite: [{ text: 'Vessels of the neck' }],
  },
  { resourceType: 'Condition', id: 'left', ...ofVisit, ...active, code: leftKnee },
  {
    resourceType: 'Condition',
    id: 'fall',
    ...ofVisit,
    ...active,
    code: coded('30989003', 'Knee pain', 'Knee pain after fall'),
  },
  {
    resourceType: 'Condition',
    id: 'refuted',
    subject,
    verificationStatus: hl7('condition-ver-status', 'refuted'),
    code: coded('195967001', 'Asthma'),
  },
  {
    resourceType: 'Condition',
    id: 'pressure',
    subject,
    ...active,
    code: coded('38341003', 'Hypertensive disorder', 'High blood pressure'),
  },
  {
    resourceType: 'MedicationRequest',
    id: 'statin',
    subject,
    status: 'active',
    intent: 'order',
    authoredOn: daysAgo(3),
    medicationCodeableConcept: coded(
      '617311',
      'atorvastatin 40 MG Oral Tablet',
      undefined,
      'http://www.nlm.nih.gov/research/umls/rxnorm',
    ),
    requester: doctor,
    reasonCode: [coded('55822004', 'Hyperlipidemia')],
    reasonReference: [{ reference: 'Condition/fats', display: 'Hyperlipidemia' }],
    dosageInstruction: [
      {
        text: 'Take 1 tablet at bedtime until the next visit',
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      },
    ],
  },
  {
    resourceType: 'MedicationRequest',
    id: 'no-ibuprofen',
    subject,
    status: 'active',
    intent: 'order',
    doNotPerform: true,
    authoredOn: daysAgo(3),
    medicationCodeableConcept: coded('5640', 'ibuprofen', undefined, 'http://www.nlm.nih.gov/research/umls/rxnorm'),
    reasonCode: [leftKnee],
    dosageInstruction: [{ text: 'Do not take ibuprofen or similar pain relievers' }],
  },
  {
    resourceType: 'MedicationRequest',
    id: 'paused',
    subject,
    status: 'on-hold',
    statusReason: { text: 'Slow pulse: wait until the heart check' },
    intent: 'order',
    authoredOn: daysAgo(30),
    medicationCodeableConcept: { text: 'metoprolol tartrate 25 MG Oral Tablet' },
    dosageInstruction: [{ text: 'Take 1 tablet twice a day' }],
  },
  {
    resourceType: 'Encounter',
    id: 'visit',
    status: 'finished',
    class: { code: 'AMB' },
    subject,
    type: [coded('390906007', 'Follow-up encounter')],
    period: { start: yesterday, end: yesterday },
    reasonCode: [coded('55822004', 'Hyperlipidemia'), leftKnee, { text: 'Pain in the left knee' }],
  },
  {
    resourceType: 'Procedure',
    id: 'not-done',
    subject,
    status: 'not-done',
    statusReason: { text: 'The patient chose exercise instead' },
    code: { text: 'Replacement of the left knee' },
    performedDateTime: '2020-05-04',
  },
  {
    resourceType: 'Observation',
    id: 'potassium',
    subject,
    status: 'final',
    category: [hl7('observation-category', 'laboratory')],
    code: coded('2823-3', 'Potassium [Moles/volume] in Serum or Plasma', undefined, 'http://loinc.org'),
    effectiveDateTime: yesterday,
    dataAbsentReason: hl7('data-absent-reason', 'error'),
    note: [{ text: 'The sample could not be measured. Please give a new sample.' }],
  },
  {
    resourceType: 'Observation',
    id: 'culture',
    subject,
    status: 'final',
    category: [hl7('observation-category', 'laboratory')],
    code: { text: 'Culture of the throat' },
    effectiveDateTime: yesterday,
    valueString: 'No growth after the third day of culture',
    bodySite: { text: 'Back of the throat' },
    method: { text: 'Swab and plate' },
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'scan',
    subject,
    status: 'final',
    code: { text: 'Scan of the chest' },
    effectiveDateTime: yesterday,
    conclusion: 'The lungs are clear and the heart is of usual size.',
  },
  {
    resourceType: 'DocumentReference',
    id: 'note',
    subject,
    status: 'current',
    type: { text: 'Letter of the heart clinic' },
    date: `${yesterday}T10:00:00Z`,
    author: [doctor],
    description: 'About the results of the scan',
    content: [
      { attachment: { contentType: 'text/plain', data: base64('The scan of the chest was clear. Please come back.') } },
    ],
  },
  {
    resourceType: 'CarePlan',
    id: 'plan',
    subject,
    status: 'active',
    intent: 'plan',
    title: 'Care of the heart and the kidneys',
    description: 'What to do until the next visit',
    period: { start: '2024-11-06' },
    activity: [{ detail: { status: 'scheduled', description: 'Check the feet every day' } }],
  },
  {
    resourceType: 'Goal',
    id: 'goal',
    subject,
    lifecycleStatus: 'active',
    description: { text: 'Keep the upper blood pressure below 140' },
    startDate: '2022-05-11',
    note: [{ text: 'This was agreed with the nurse' }],
  },
  {
    resourceType: 'CareTeam',
    id: 'team',
    subject,
    status: 'active',
    name: 'The team of the heart clinic',
    participant: [{ member: doctor, role: [{ text: 'Doctor for the heart' }] }],
  },
  {
    resourceType: 'Immunization',
    id: 'flu',
    patient: subject,
    status: 'not-done',
    statusReason: { text: 'She was ill on the day' },
    vaccineCode: coded(
      '140',
      'Influenza, seasonal, injectable, preservative free',
      undefined,
      'http://hl7.org/fhir/sid/cvx',
    ),
    occurrenceDateTime: '2025-10-10',
  },
])

const PAGES = [
  '/timeline',
  '/results',
  '/conditions',
  '/medicines',
  '/records/AllergyIntolerance',
  '/records/Encounter',
  '/records/Procedure',
  '/records/CarePlan',
  '/records/Goal',
  '/records/CareTeam',
  '/records/Immunization',
  '/documents',
  '/new',
  '/take-along',
  '/record/AllergyIntolerance/penicillin',
  '/record/Condition/fats',
  '/record/Condition/pressure',
  '/record/Condition/refuted',
  '/record/MedicationRequest/statin',
  '/record/MedicationRequest/no-ibuprofen',
  '/record/MedicationRequest/paused',
  '/record/Encounter/visit',
  '/record/Procedure/not-done',
  '/record/Observation/potassium',
  '/record/Observation/culture',
  '/record/DiagnosticReport/scan',
  '/record/DocumentReference/note',
  '/record/CarePlan/plan',
  '/record/Goal/goal',
  '/record/CareTeam/team',
  '/record/Patient/tove',
  '/record/Immunization/flu',
  '/results/trend/culture',
  '/documents/note',
]

const ENGLISH =
  /(?<![\p{L}-])(?:the|of|and|with|for|by|to|from|was|were|not|until|since|after|every|please|this|each|take)(?![\p{L}-])/iu
/** English outside of the record and outside of sentences. Empty: there is no reason for any. */
const ALLOWED: readonly string[] = []

/** Texts with English words that are not marked as English: the screen reader would read them as Spanish. */
function unmarkedEnglish(): readonly string[] {
  const walker = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const isMarked = node.parentElement?.closest('[lang="en"], pre, code, script, style')
    if (ENGLISH.test(text) && !isMarked && !ALLOWED.includes(text)) found.push(text)
  }
  return [...new Set(found)]
}

const open = () => renderRoute('/', { person: 'tove', sandbox, language: 'es' })
const NOTE = 'Parte de esta página está en inglés, tal como se escribió en el registro.'
const marked = () => [...main().querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)

test('no page of a Spanish reader has English that is not marked as English', async () => {
  await open()
  await findInMain('Ibuprofeno')
  const found: Record<string, readonly string[]> = {}
  const check = (path: string) => {
    const texts = unmarkedEnglish()
    if (texts.length > 0) found[path] = texts
  }
  check('/')
  for (const path of PAGES) {
    await openPage(path)
    if (path === '/timeline') await openTimelineGroups()
    check(path)
  }
  expect(found).toEqual({})
}, 120_000)

test('the home page names what must not be taken, reactions and problems in Spanish, with the record’s words marked', async () => {
  await open()
  await findInMain(/Ibuprofeno \(ibuprofen\) Do not take ibuprofen or similar pain relievers \(en inglés\)/)
  await findInMain(/Ronchas \(urticaria\).*Náusea \(ganas de vomitar\)/)
  await findInMain('Colesterol alto u otras grasas en la sangre')
  await findInMain('Presión alta')
  expect(main().textContent.split(NOTE)).toHaveLength(2)
})

test('extensions have a Spanish label, or an English one that is marked', async () => {
  await open()
  await openPage('/record/Patient/tove')
  await findInMain(/Lugar de nacimiento/)
  await findInMain(/Date of enrollment \(en inglés\)/)
  expect(marked()).toContain('Date of enrollment')
})

test.each<readonly [path: string, text: RegExp]>([
  ['/timeline', /Colesterol alto u otras grasas en la sangre/],
  ['/records/AllergyIntolerance', /Ronchas \(urticaria\).*Náusea \(ganas de vomitar\)/],
  ['/conditions', /Dolor de rodilla Pain in left knee/],
  // The words of the record only where they say more than the name.
  ['/conditions', /Asma(?! ?Asthma)/],
  ['/medicines', /No tome: Ibuprofeno \(ibuprofen\).*“Do not take ibuprofen or similar pain relievers” \(en inglés\)/],
  ['/record/AllergyIntolerance/penicillin', /Ronchas \(urticaria\) \(“Hives”\)/],
  ['/record/Encounter/visit', /Colesterol alto u otras grasas en la sangre/],
  ['/record/MedicationRequest/statin', /Colesterol alto u otras grasas en la sangre/],
])('the page %s has the names of the dictionary: %s', async (path, text) => {
  await open()
  await openPage(path)
  await findInMain(text)
})

test('the page of an order not to take a medicine names it as the lists do, with the record’s own name once', async () => {
  await open()
  await openPage('/record/MedicationRequest/no-ibuprofen')
  await findInMain('No tome ibuprofeno.')
  expect(main().querySelector('h1')?.textContent).toBe('Ibuprofeno')
  await findInMain(/En el registro: ibuprofen/)
  expect(marked()).toContain('ibuprofen')
})

test('a list of names on one line has the words of the record where they say more than the name', async () => {
  await open()
  await openPage('/timeline')
  await findInMain(/Pain in left knee; Knee pain after fall|Knee pain after fall; Pain in left knee/)
  expect(marked()).toContain('Knee pain after fall')
})

test('a page without English has no note about it, and an English page none at all', async () => {
  await open()
  await openPage('/privacy')
  expect(main().textContent).not.toContain(NOTE)
  unmountApp()
  await renderRoute('/', { person: 'tove', sandbox })
  await findInMain('ibuprofen')
  expect(marked()).toEqual([])
  expect(main().textContent).not.toMatch(/this page is in/)
})
