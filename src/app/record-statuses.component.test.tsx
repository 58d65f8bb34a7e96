import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  fillIn,
  findInMain,
  headings,
  inMain,
  isHidden,
  linkedIds,
  linksTo,
  main,
  openTimelineGroups,
  rowOf,
  sectionOf,
} from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'
import { recordsOfLivingPatient } from './__fixtures__/statuses-data'

const living = startSandboxWith(recordsOfLivingPatient)
const died = startSandboxWith(
  recordsOfLivingPatient.map((resource) =>
    resource.resourceType === 'Patient' ? { ...resource, deceasedDateTime: '2026-11-20' } : resource,
  ),
)
const textOfRow = async (path: string): Promise<string> => {
  await waitFor(() => expect(linksTo(path)).not.toEqual([]))
  return rowOf(path).textContent
}
const listUnder = (title: string): HTMLElement => inMain().getByRole('list', { name: title })

test.each([
  ['idea', 'Idea pill', 'Suggested, not prescribed'],
  ['never', 'Never pill', 'Do not take'],
])('the order %s is labelled as what it is everywhere, never as prescribed', async (id, name, phrase) => {
  const path = `/record/MedicationRequest/${id}`
  await renderRoute(path, { person: 'pia', sandbox: living })
  await inMain().findAllByText(phrase)
  expect(main().textContent).not.toMatch(/\bCurrent\b|Prescribed|How to take it|From the prescription/)
  await openPage('/timeline')
  await openTimelineGroups()
  expect(await textOfRow(path)).toContain(phrase)
  expect(await textOfRow(path)).not.toMatch(/Current|Prescribed/)
  await openPage('/find')
  await fillIn(inMain().getByRole('searchbox'), name)
  expect(await textOfRow(path)).toContain(phrase)
  await openPage('/take-along')
  await userEvent.click(await inMain().findByText(/^Prescriptions \(/))
  await userEvent.click(inMain().getByRole('checkbox', { name: new RegExp(`^${name}.*${phrase}$`) }))
  await waitFor(() =>
    expect(
      inMain()
        .getAllByRole('listitem')
        .findLast((item) => item.textContent.includes(name))?.textContent,
    ).toContain(phrase),
  )
})

test('headings call only matching records current, planned or in progress', async () => {
  await renderRoute('/medicines', { person: 'pia', sandbox: living })
  await waitFor(() => expect(within(sectionOf('You take')).getByRole('link', { name: 'Yes pill' })).toBeDefined())
  expect(sectionOf('You take').textContent).not.toContain('Current')
  expect(sectionOf('Status not given or not clear').textContent).toContain('Status in the record: “brand-new”')
  await openPage('/records/Encounter')
  expect(listUnder('Planned (1)').textContent).toContain('Coming visit')
  expect(headings(2).join()).not.toContain('Happening now')
  expect(await textOfRow('/record/Encounter/open')).toContain('the record does not say if it is over')
  expect(await textOfRow('/record/Encounter/passed')).toContain('Planned, no record that it happened')
  await openPage('/conditions')
  expect(await textOfRow('/record/Condition/early')).toContain('1986–1990')
  expect(await textOfRow('/record/Condition/maybe')).toContain('Being checked, not confirmed')
  await openPage('/records/AllergyIntolerance')
  expect(headings(2)).toContain('Where the record names none')
  expect(headings(2).join()).not.toMatch(/(?:^|,)Current/)
  await openPage('/records/Goal')
  for (const id of ['reached', 'reached-and-done']) expect(await textOfRow(`/record/Goal/${id}`)).toContain('Reached')
  expect(await textOfRow('/record/Goal/reached')).not.toContain('Under way')
})

test('directions are labelled as directions only when they apply', async () => {
  await renderRoute('/medicines', { person: 'pia', sandbox: living })
  expect(await textOfRow('/record/MedicationRequest/yes')).toMatch(/1 at noon/)
  expect(await textOfRow('/record/MedicationRequest/paused')).toMatch(/Paused.*“Slow pulse/)
  expect(await textOfRow('/record/MedicationRequest/paused')).not.toContain('1 at night')
  const wrong = rowOf('/record/MedicationRequest/wrong')
  expect(isHidden(wrong)).toBe(true)
  await userEvent.click(inMain().getByText('Entered by mistake (1)'))
  expect(isHidden(wrong)).toBe(false)
  expect(wrong.textContent).not.toContain('Inject before meals')
  await userEvent.click(within(wrong).getByRole('link', { name: 'Wrong pill' }))
  await findInMain(/Entered by mistake, not to be followed.*Inject before meals/)
  await openPage('/timeline')
  await openTimelineGroups()
  expect(await textOfRow('/record/MedicationRequest/paused')).toContain('Paused: not to be taken for now')
  expect(await textOfRow('/record/MedicationRequest/paused')).not.toContain('1 at night')
  expect(await textOfRow('/record/Condition/early')).toContain('between 1986 and 1990')
})

test('the home page does not claim that a planned visit in the past took place', async () => {
  await renderRoute('/', { person: 'pia', sandbox: living })
  const toCheck = await inMain().findByRole('region', { name: 'To check' })
  expect(rowOf('/record/Encounter/passed', toCheck).textContent).toContain('Planned, no record that it happened')
  const next = await inMain().findByRole('region', { name: 'Next visit' })
  expect(linkedIds('Encounter', next)).toEqual(['ahead'])
  const medicines = await inMain().findByRole('region', { name: 'You take' })
  await waitFor(() => expect(medicines.textContent).toContain('Not clear if current:'))
  const [current, others] = within(medicines).getAllByRole('list')
  expect(medicines.textContent).not.toContain('Idea pill')
  expect(current?.textContent).toContain('Yes pill')
  expect(current?.textContent).not.toContain('Odd pill')
  expect(others?.textContent).toMatch(/Odd pill.*brand-new/)
})

test('after a death no list, sheet or record uses the present tense', async () => {
  await renderRoute('/records', { person: 'pia', sandbox: died })
  expect(inMain().getByRole('link', { name: 'Print or download' })).toBeDefined()
  expect(inMain().queryByRole('link', { name: /appointment/ })).toBeNull()
  await openPage('/take-along')
  await waitFor(() => expect(location.pathname).toBe('/download'))
  await userEvent.click(await inMain().findByRole('link', { name: 'For a doctor' }))
  await waitFor(() => expect(headings(2).concat(headings(3))).toContain('Implants'))
  expect(main().textContent).not.toContain('to call')
  await openPage('/medicines')
  await waitFor(() => expect(headings(2)).toContain('On the medicine list when this person died'))
  expect(sectionOf('On the medicine list when this person died').textContent).toContain('Yes pill')
  expect(main().textContent).not.toMatch(/Do not take this medicine|\bCurrent\b|How to take it|[Aa]sk the/)
  expect(document.body.textContent).not.toContain('911')
  await openPage('/records/AllergyIntolerance')
  await findInMain('These are things that caused, or could have caused, a harmful reaction.')
  await openPage('/timeline')
  await openTimelineGroups()
  expect(await textOfRow('/record/MedicationRequest/yes')).toMatch(/^Yes pillWas on the medicine list until/)
  await openPage('/record/MedicationRequest/yes')
  await findInMain(/How it was to be taken.*1 at noon/)
  expect(main().textContent).not.toContain('How to take it')
  await openPage('/record/Patient/pia')
  await findInMain('Died November 20, 2026')
  await openPage('/record/Encounter/ahead')
  await findInMain('Was planned for ')
})
