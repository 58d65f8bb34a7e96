import { expect, test } from 'vitest'
import { findInMain, main } from './__fixtures__/page-content'
import { daysAgo } from './__fixtures__/days-ago'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const condition = { reference: 'Condition/pressure' }
const encounter = { reference: 'Encounter/visit' }
const medicationReference = { reference: 'Medication/m1' }

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  { resourceType: 'Medication', id: 'm1', code: { text: 'Lisinopril 10 mg tablet' } },
  {
    resourceType: 'Encounter',
    id: 'visit',
    status: 'finished',
    class: { code: 'AMB' },
    subject,
    period: { start: daysAgo(3), end: daysAgo(3) },
  },
  { resourceType: 'Condition', id: 'pressure', subject, code: { text: 'High blood pressure' }, encounter },
  {
    resourceType: 'MedicationRequest',
    id: 'order',
    status: 'active',
    intent: 'order',
    subject,
    encounter,
    authoredOn: daysAgo(3),
    medicationReference,
    reasonReference: [condition],
    dosageInstruction: [{ text: 'Take 1 tablet by mouth every morning' }],
  },
  {
    resourceType: 'MedicationDispense',
    id: 'fill',
    status: 'completed',
    subject,
    whenHandedOver: daysAgo(2),
    medicationReference,
    authorizingPrescription: [{ reference: 'MedicationRequest/order' }],
  },
])

test.each([
  '/timeline',
  '/new',
  '/records/MedicationDispense',
  '/record/Encounter/visit',
  '/record/Condition/pressure',
])('an order or a fill that links to its medication has the name of it: %s', async (path) => {
  await renderRoute('/', { person: 'tove', sandbox })
  await openPage(path)
  await findInMain(/Lisinopril 10 mg/)
  expect(main().textContent).not.toMatch(/name not given here/)
})
