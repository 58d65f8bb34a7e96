import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../app/__fixtures__/render-route'

const down =
  'We can’t show your health conditions right now. The health system has a problem, or is closed for a while.'
const unusable =
  'We can’t show your health conditions right now. The health system sent an answer that this app cannot use.'
const gone = 'We can’t find this record. It may have been removed or changed.'

test.each([
  ['403', 'Sandbox EHR does not share this part of your record with this app.'],
  ['404', gone],
  ['410', gone],
  ['429', 'The health system is busy. Try again in a minute.'],
  ['500', down],
  ['html', down],
  ['truncated', unusable],
  ['wrong-patient', 'This record is about another person than the one you have open. We do not show it.'],
] as const)('a failure to load a record is reported on its page: %s', async (kind, sentence) => {
  await setFaults({ kind, type: 'Condition' })
  await renderRoute('/record/Condition/walter-diabetes', { person: 'walter' })
  await findInMain(sentence)
  expect(main().textContent).not.toContain('Somebody Else')
})

test('a failed or truncated list is named on every page that uses it', async () => {
  await setFaults({ kind: '503', type: 'Condition' }, { kind: 'next-elsewhere', type: 'Observation' })
  await renderRoute('/', { person: 'nils' })
  await findInMain(down)
  await findInMain(/Some of your test results .*may be missing/)
  await openPage('/timeline')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('health conditions'))
  await findInMain(/Some may be missing: test results/)
  await openPage('/results')
  await findInMain(/may be missing/)
})

test('records with values of the wrong type break no page and none is omitted', async () => {
  await setFaults({ kind: 'malformed' })
  await renderRoute('/', { person: 'quinn' })
  for (const path of [
    '/conditions',
    '/medicines',
    '/results',
    '/timeline',
    '/records/AllergyIntolerance',
    '/records/CarePlan',
    '/records/CareTeam',
    '/records/Immunization',
    '/',
  ]) {
    await openPage(path)
    expect(main().textContent, path).not.toContain('We can’t show this page')
    if (path === '/conditions') await findInMain('16 records in this list, 1 of them entered by mistake')
  }
})

test('a provider sees the patient’s name without a warning when it is loaded', async () => {
  await renderRoute('/conditions', { person: 'dr-lee', provider: true, patient: 'rosa' })
  expect(await within(screen.getByRole('banner')).findByText(/Rosa/)).toBeDefined()
  expect(within(screen.getByRole('banner')).queryByRole('alert')).toBeNull()
})

test('a provider is warned on every page and print when the patient’s identity cannot be loaded', async () => {
  await setFaults({ kind: '500', type: 'Patient' })
  await renderRoute('/conditions', { person: 'dr-lee', provider: true, patient: 'rosa' })
  const warning = 'Patient identity did not load. Confirm in the EHR which patient this is'
  await waitFor(() => expect(within(screen.getByRole('banner')).getByRole('alert').textContent).toContain(warning))
  await waitFor(() => expect(document.querySelector('.print-head')?.textContent).toContain(warning))
})

test('the list of patients of a provider is the patient search', async () => {
  await renderRoute('/records/Patient', { person: 'dr-lee', provider: true, patient: 'rosa' })
  await findTitle('Find a patient')
  expect(location.pathname).toBe('/patients')
})
