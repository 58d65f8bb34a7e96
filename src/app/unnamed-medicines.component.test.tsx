import { expect, test } from 'vitest'
import { findInMain, findTitle, main } from './__fixtures__/page-content'
import { daysAgo } from './__fixtures__/days-ago'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const NDC = 'http://hl7.org/fhir/sid/ndc'
const codes = [
  ['first', NDC, '99999-0001-23', 'NDC 99999-0001-23'],
  ['second', NDC, '99999-0002-23', 'NDC 99999-0002-23'],
  ['third', 'http://snomed.info/sct', '376988009', 'SNOMED CT 376988009'],
] as const

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  ...codes.map(([id, system, code]) => ({
    resourceType: 'MedicationRequest',
    id,
    subject,
    status: 'active',
    intent: 'order',
    authoredOn: daysAgo(10),
    medicationCodeableConcept: { coding: [{ system, code }] },
    dosageInstruction: [
      {
        text: 'Take 1 tablet every morning',
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['MORN'] } },
      },
    ],
  })),
])

test.each([
  ['en', 'Medicine name not given', 'Your day'],
  ['es', 'No se dio el nombre de la medicina', 'Su día'],
] as const)(
  'medicines without a name are told apart by their codes in rows, the plan of the day and sheets: %s',
  async (language, noName, day) => {
    const expectEach = async () => {
      for (const [, , , code] of codes) await findInMain(`${noName} (${code})`)
    }
    await renderRoute('/', { person: 'tove', language, sandbox })
    await expectEach()
    await openPage('/medicines')
    await expectEach()
    const plan = [...main().querySelectorAll('section')].find(({ textContent }) => textContent.startsWith(day))
    for (const [, , , code] of codes) expect(plan?.textContent).toContain(code)
    await openPage('/download/doctor')
    await expectEach()
    for (const [id, , , code] of codes) {
      await openPage(`/record/MedicationRequest/${id}`)
      await findTitle(`${noName} (${code})`)
    }
  },
)
