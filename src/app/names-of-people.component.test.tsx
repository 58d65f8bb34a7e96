import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { daysAgo } from './__fixtures__/days-ago'
import { fillIn, findInMain, main, openTimelineGroups, visibleText, watchRequests } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'
import { exportLoaded, renderExport, saveFile } from './__fixtures__/saved-files'

const subject = { reference: 'Patient/tove' }
const visitBase = { class: { code: 'AMB' }, status: 'finished', subject }
const period = { start: daysAgo(3), end: daysAgo(3) }

/** People and places, each named only by its own record. */
const people = [
  {
    resourceType: 'Practitioner',
    id: 'ada',
    name: [{ prefix: ['Dr.'], given: ['Ada'], family: 'Lindqvist' }],
    telecom: [{ system: 'phone', value: '555-0142' }],
  },
  {
    resourceType: 'PractitionerRole',
    id: 'role',
    practitioner: { reference: 'Practitioner/bo' },
    code: [{ text: 'Nurse' }],
  },
  {
    resourceType: 'Practitioner',
    id: 'bo',
    name: [{ given: ['Bo'], family: 'Ekwall' }],
    telecom: [{ system: 'phone', value: '555-0143' }],
  },
  { resourceType: 'Organization', id: 'org', name: 'Fjord Clinic' },
  { resourceType: 'Location', id: 'room', name: 'Harbour Room' },
]

const records = [
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  ...people,
  {
    resourceType: 'Encounter',
    id: 'visit',
    ...visitBase,
    type: [{ text: 'Check-up' }],
    period,
    participant: [{ individual: { reference: 'Practitioner/ada' } }],
    location: [{ location: { reference: 'Location/room' } }],
    serviceProvider: { reference: 'Organization/org' },
  },
  {
    resourceType: 'Procedure',
    id: 'proc',
    status: 'completed',
    subject,
    code: { text: 'Removal of a splinter' },
    performedDateTime: daysAgo(3),
    performer: [{ actor: { reference: 'PractitionerRole/role' } }],
    location: { reference: 'Location/room' },
  },
  {
    resourceType: 'MedicationRequest',
    id: 'order',
    status: 'active',
    intent: 'order',
    subject,
    authoredOn: daysAgo(3),
    medicationCodeableConcept: { text: 'Lisinopril 10 mg tablet' },
    requester: { reference: 'Practitioner/ada' },
  },
  {
    resourceType: 'DocumentReference',
    id: 'doc',
    status: 'current',
    subject,
    type: { text: 'Letter' },
    date: daysAgo(3),
    author: [{ reference: 'PractitionerRole/role' }],
    content: [{ attachment: { contentType: 'application/pdf', url: 'https://files.example/letter.pdf' } }],
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'report',
    status: 'final',
    subject,
    code: { text: 'X-ray of the hand' },
    effectiveDateTime: daysAgo(3),
    performer: [{ reference: 'Organization/org' }],
  },
  {
    resourceType: 'CareTeam',
    id: 'team',
    status: 'active',
    subject,
    name: 'Heart team',
    participant: [
      { member: { reference: 'Practitioner/ada' } },
      { member: { reference: 'PractitionerRole/role' } },
      { member: { reference: 'Organization/org' } },
    ],
    managingOrganization: [{ reference: 'Organization/org' }],
  },
  {
    resourceType: 'Coverage',
    id: 'cover',
    status: 'active',
    beneficiary: subject,
    payor: [{ reference: 'Organization/org' }],
  },
  {
    resourceType: 'MedicationDispense',
    id: 'fill',
    status: 'completed',
    subject,
    whenHandedOver: daysAgo(2),
    medicationCodeableConcept: { text: 'Lisinopril 10 mg tablet' },
    location: { reference: 'Location/room' },
  },
  {
    resourceType: 'Condition',
    id: 'cond',
    subject,
    code: { text: 'High blood pressure' },
    clinicalStatus: { coding: [{ code: 'active' }] },
    recorder: { reference: 'Practitioner/ada' },
  },
  {
    resourceType: 'Immunization',
    id: 'shot',
    status: 'completed',
    patient: subject,
    vaccineCode: { text: 'Flu vaccine' },
    occurrenceDateTime: daysAgo(30),
    performer: [{ actor: { reference: 'Practitioner/ada' } }],
    location: { reference: 'Location/room' },
  },
]

const sandbox = startSandboxWith(records)
const unas = { reference: 'Patient/una' }
const odd = startSandboxWith([
  { resourceType: 'Patient', id: 'una', name: [{ given: ['Una'] }], birthDate: '1971-05-09' },
  { resourceType: 'Practitioner', id: 'nameless', active: true },
  ...['Practitioner/nameless', 'https://elsewhere.example/fhir/Practitioner/x'].map((reference, index) => ({
    resourceType: 'Encounter',
    id: `odd${index}`,
    ...visitBase,
    subject: unas,
    type: [{ text: `Check-up ${index}` }],
    period: { start: daysAgo(index), end: daysAgo(index) },
    participant: [{ individual: { reference } }],
  })),
])
const ofPeople = /\/(?:Practitioner|PractitionerRole|Organization|Location)\/[a-z]+$/
const everybody = ['Location/room', 'Organization/org', 'Practitioner/ada', 'Practitioner/bo', 'PractitionerRole/role']

/** Pages with the name of someone whom the records there only refer to. */
const pages: Readonly<Record<'patient' | 'staff', readonly (readonly [path: string, names: readonly string[]])[]>> = {
  patient: [
    ['/records/CareTeam', ['Dr. Ada Lindqvist', 'Fjord Clinic']],
    ['/records/Coverage', ['Fjord Clinic']],
    ['/records/DocumentReference', ['Bo Ekwall']],
    ['/records/Encounter', ['Dr. Ada Lindqvist']],
    ['/documents', ['Bo Ekwall']],
    ['/timeline', ['Dr. Ada Lindqvist', 'Bo Ekwall']],
    ['/new', ['Dr. Ada Lindqvist', 'Bo Ekwall']],
    ['/find', ['Check-up', 'Dr. Ada Lindqvist']],
    ['/record/Encounter/visit', ['Dr. Ada Lindqvist', 'Harbour Room', 'Fjord Clinic']],
    ['/record/Immunization/shot', ['Dr. Ada Lindqvist', 'Harbour Room']],
    ['/record/MedicationRequest/order', ['Dr. Ada Lindqvist']],
    ['/record/Procedure/proc', ['Bo Ekwall', 'Harbour Room']],
    ['/documents/doc', ['Bo Ekwall']],
  ],
  staff: [
    ['/', ['Dr. Ada Lindqvist', 'Fjord Clinic']],
    ['/medicines', ['Dr. Ada Lindqvist']],
    ['/records/CareTeam', ['Dr. Ada Lindqvist', 'Fjord Clinic']],
    ['/records/Coverage', ['Fjord Clinic']],
    ['/records/DiagnosticReport', ['Fjord Clinic']],
    ['/records/DocumentReference', ['Bo Ekwall']],
    ['/records/Encounter', ['Dr. Ada Lindqvist', 'Harbour Room', 'Fjord Clinic']],
    ['/records/MedicationDispense', ['Harbour Room']],
    ['/records/Procedure', ['Bo Ekwall', 'Harbour Room']],
  ],
}

const signInAs = {
  patient: { person: 'tove', sandbox },
  staff: { person: 'all-patients-provider', patient: 'tove', provider: true, sandbox },
}

/** Opens a page, with all of its rows. */
async function openWhole(path: string): Promise<void> {
  await openPage(path)
  if (path === '/timeline') await openTimelineGroups()
  if (path === '/new') await userEvent.click(await within(main()).findByRole('radio', { name: 'The last 30 days' }))
  if (path === '/find') await fillIn(within(main()).getByRole('searchbox'), 'lindqvist')
}

test.each(['patient', 'staff'] as const)(
  'every page of a %s names those whom its records only refer to, and each is read once',
  async (reader) => {
    const asked = watchRequests(ofPeople)
    await renderRoute('/', signInAs[reader])
    for (const [path, names] of pages[reader]) {
      await openWhole(path)
      for (const name of names) await findInMain(name)
      expect(main().textContent, path).not.toMatch(/name not/)
    }
    expect(asked.map((address) => address.split('/').slice(-2).join('/')).toSorted()).toEqual(everybody)
  },
)

test.each([
  ['403', 'patient', 'en', 'Care provider (name not shared)'],
  ['404', 'patient', 'en', 'Care provider (name not found)'],
  ['500', 'patient', 'en', 'Care provider (name could not be loaded)'],
  ['403', 'patient', 'es', 'Profesional de salud (nombre no compartido)'],
  ['404', 'patient', 'es', 'Profesional de salud (nombre no encontrado)'],
  ['500', 'patient', 'es', 'Profesional de salud (no se pudo cargar el nombre)'],
  ['403', 'staff', 'en', 'Practitioner (name not shared)'],
  ['404', 'staff', 'en', 'Practitioner (name not found)'],
  ['500', 'staff', 'en', 'Practitioner (name could not be loaded)'],
] as const)('after HTTP %s for a person, lists of a %s (%s) have “%s”', async (kind, reader, language, text) => {
  const { faults } = await sandbox
  onTestFinished(() => faults.off())
  await faults.on({ kind, type: 'Practitioner' })
  const asked = watchRequests(ofPeople)
  await renderRoute('/', { ...signInAs[reader], language })
  for (const path of ['/records/Encounter', ...(reader === 'patient' ? ['/timeline'] : [])]) {
    await openWhole(path)
    await findInMain(text)
  }
  expect(new Set(asked).size).toBe(asked.length)
})

test('a person without a name, and one on another server, are not waited for', async () => {
  await renderRoute('/', { person: 'una', sandbox: odd })
  await openPage('/records/Encounter')
  await findInMain('Care provider (name not given)')
  await findInMain('Care provider (name in another system)')
})

test('sheets and files name them too, with their phone numbers on the sheet for a doctor', async () => {
  await renderExport('doctor', signInAs.patient)
  await findInMain('Dr. Ada Lindqvist · 555-0142')
  await findInMain('Bo Ekwall · 555-0143')
  expect(visibleText()).not.toContain('not loaded')
  await openPage('/download/work')
  await exportLoaded()
  await findInMain('Harbour Room')
  await openPage('/download/me')
  await exportLoaded()
  const { text } = await saveFile('Save as text')
  for (const name of ['Letter, Bo Ekwall', 'Dr. Ada Lindqvist', 'Fjord Clinic', 'Harbour Room'])
    expect(text).toContain(name)
  expect(text).not.toMatch(/name not|not named/)
})

test('files of data have the names in words, and the records as they were sent', async () => {
  await renderExport('app', signInAs.patient)
  const ips = await saveFile('Save the summary')
  expect(ips.text).toContain('Lindqvist')
  const json = await saveFile('Save as FHIR file')
  expect(json.text).not.toContain('"display"')
})

test('files say who could not be named', async () => {
  const { faults } = await sandbox
  onTestFinished(() => faults.off())
  await faults.on({ kind: '403', type: 'Practitioner' })
  await renderExport('doctor', signInAs.patient)
  await findInMain('Care provider (name not shared) · Phone and email were not loaded')
  await openPage('/download/me')
  await exportLoaded()
  expect((await saveFile('Save as text')).text).toContain('Care provider (name not shared)')
})
