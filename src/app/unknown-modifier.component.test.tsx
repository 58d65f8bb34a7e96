import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fillIn, findInMain, inMain, main, rowOf } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const modifier = { modifierExtension: [{ url: 'https://ehr.example/only-if-needed', valueBoolean: true }] }
const coded = (system: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  {
    resourceType: 'MedicationRequest',
    id: 'pill',
    status: 'active',
    intent: 'order',
    subject,
    authoredOn: '2026-10-01',
    medicationCodeableConcept: { text: 'Alfadrug 5 mg' },
    dosageInstruction: [
      {
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['MORN'] } },
        doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      },
    ],
    ...modifier,
  },
  {
    resourceType: 'Condition',
    id: 'problem',
    clinicalStatus: coded('condition-clinical', 'active'),
    verificationStatus: coded('condition-ver-status', 'confirmed'),
    subject,
    code: { text: 'Odd syndrome' },
    recordedDate: '2026-10-01',
    ...modifier,
  },
  {
    resourceType: 'Observation',
    id: 'pair',
    status: 'final',
    category: [coded('observation-category', 'laboratory')],
    subject,
    code: { text: 'Odd test' },
    effectiveDateTime: '2026-10-01',
    component: [{ code: { text: 'Odd part' }, valueQuantity: { value: 5, unit: 'mg/dL' }, ...modifier }],
  },
])
const paths = { pill: 'MedicationRequest/pill', problem: 'Condition/problem', pair: 'Observation/pair' }
type Id = keyof typeof paths
const DOUBT = 'There is more to this, and it may change what it means'

test.each([
  ['/', ['pill', 'problem', 'pair']],
  ['/medicines', ['pill']],
  ['/conditions', ['problem']],
  ['/results?time=all', ['pair']],
  ['/timeline', ['pill', 'problem', 'pair']],
] as const satisfies readonly (readonly [string, readonly Id[]])[])(
  'a modifier that the app does not know is marked in every row: %s',
  async (path, ids) => {
    await renderRoute(path, { person: 'tove', sandbox })
    for (const id of ids) await findInMain({ pill: 'Alfadrug', problem: 'Odd syndrome', pair: 'Odd test' }[id])
    for (const id of ids) {
      // The row of a result opens the page of its test, except on the timeline.
      const opensTest = id === 'pair' && path !== '/timeline'
      expect(rowOf(opensTest ? `/results/trend/${id}` : `/record/${paths[id]}`).textContent, id).toContain(DOUBT)
    }
    // The plan of the day leaves such a prescription out.
    expect(main().textContent).not.toContain('Your day')
  },
)

test('it is marked on the sheet for a doctor, in the print and in what is found', async () => {
  await renderRoute('/download/doctor', { person: 'tove', sandbox })
  for (const name of ['Alfadrug', 'Odd syndrome', 'Odd test']) await findInMain(name)
  await findInMain(DOUBT)
  expect(main().textContent.split(DOUBT)).toHaveLength(4)
  await openPage('/find')
  await fillIn(inMain().getByRole('searchbox'), 'odd')
  await findInMain('Odd syndrome')
  for (const id of ['problem', 'pair'] as const) expect(rowOf(`/record/${paths[id]}`).textContent, id).toContain(DOUBT)
  let printed = ''
  window.print = () => void (printed = document.body.textContent)
  await openPage('/download/me')
  // The button is disabled while lists load, and may be disabled again.
  await waitFor(async () => {
    if (printed === '') await userEvent.click(screen.getByRole('button', { name: /^Print (?:or save as PDF|about)/ }))
    for (const name of ['Alfadrug', 'Odd syndrome', 'Odd test']) expect(printed).toContain(name)
  })
  expect(printed.split(DOUBT)).toHaveLength(4)
})

test('it is marked in the choice for an appointment, on its sheet, and in the file', async () => {
  await renderRoute('/take-along', { person: 'tove', sandbox })
  const names = ['Alfadrug', 'Odd syndrome', 'Odd test']
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  for (const name of names) {
    expect(screen.getByRole('checkbox', { name: new RegExp(name) }).closest('label')?.textContent).toContain(DOUBT)
    // The last list item with the name is that of the sheet.
    const onSheet = inMain()
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.startsWith(name))
      .at(-1)
    expect(onSheet?.querySelector('input')).toBeNull()
    expect(onSheet?.textContent, name).toContain(DOUBT)
  }
  const saved = vi.spyOn(URL, 'createObjectURL')
  // A click on the link would replace the window, also for the files of tests that follow.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => [saved, click].forEach((spy) => spy.mockRestore()))
  await userEvent.click(screen.getByRole('button', { name: 'Save as text' }))
  const file = saved.mock.calls[0]?.[0]
  expect(file instanceof Blob ? (await file.text()).split(DOUBT) : []).toHaveLength(4)
})
