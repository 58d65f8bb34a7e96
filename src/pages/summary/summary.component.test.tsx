import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contradictorySandbox } from '../../app/__fixtures__/contradictory-records'
import { findInMain, inMain, linkedIds } from '../../app/__fixtures__/page-content'
import {
  clinicalStatusOf,
  conditionsOf,
  isEncounterDiagnosis,
  requestsOf,
  verificationStatusOf,
} from '../../app/__fixtures__/population'
import { renderRoute } from '../../app/__fixtures__/render-route'

const card = (name: string): HTMLElement => inMain().getByRole('region', { name })

test('the summary of a long record shows every section with counts, and what not to take', async () => {
  await renderRoute('/', { person: 'walter' })
  const forbidden = requestsOf('walter').filter(({ doNotPerform }) => doNotPerform === true)
  expect(forbidden.length).toBeGreaterThan(0)
  const allergies = card('Allergies and reactions')
  const medicines = card('Medicines listed as current')
  for (const { medicationCodeableConcept } of forbidden) {
    const name = medicationCodeableConcept?.coding?.[0]?.display ?? 'no name'
    await waitFor(() => expect(allergies.textContent).toContain(name))
    expect(within(medicines).queryByRole('link', { name })).toBeNull()
  }
  const conditions = card('Health conditions')
  await within(conditions).findByRole('link', {
    name: `See all ${conditionsOf('walter').length}: health conditions`,
  })
  const current = conditionsOf('walter').filter(
    (condition) =>
      ['active', 'recurrence', 'relapse'].includes(clinicalStatusOf(condition)) &&
      verificationStatusOf(condition) === 'confirmed' &&
      !isEncounterDiagnosis(condition),
  )
  expect(linkedIds('Condition', conditions)).toEqual(current.map(({ id }) => id ?? '').sort())
  for (const name of [
    'Latest test results',
    'Allergies and reactions',
    'Vital signs',
    'Vaccines',
    'Visits',
    'Care plans',
    'Goals',
    'Care team',
    'Test reports',
    'Notes and documents',
    'Insurance',
  ])
    await waitFor(() => expect(card(name).querySelector('a[href^="/record/"]'), name).not.toBeNull())
  await findInMain(/Updated at/)
})

test('a proxy sees the name of a patient who has died, and no stopped medicine as current', async () => {
  await renderRoute('/', { person: 'carmen', patient: 'rosa' })
  expect(inMain().getByRole('heading', { level: 1 }).textContent).toContain('Rosa')
  await waitFor(() => expect(card('Medicines').textContent).toContain('Nothing is listed as current.'))
  const current = requestsOf('rosa').filter(({ status }) => status === 'active')
  expect(linkedIds('MedicationRequest', card('Medicines'))).toEqual(current.map(({ id }) => id ?? ''))
})

test('each section of an empty summary says that nothing was found, and allergies claim no absence', async () => {
  await renderRoute('/', { person: 'omar' })
  await waitFor(() => {
    const cards = inMain().getAllByRole('region')
    expect(cards).toHaveLength(13)
    for (const each of cards) expect(each.textContent).toMatch(/found no/i)
  })
  expect(card('Allergies and reactions').textContent).toContain('This does not mean there are none')
})

test('an entered-in-error result is never the latest, and a critical result has its advice', async () => {
  await renderRoute('/', { person: 'pia', sandbox: contradictorySandbox() })
  await waitFor(() => expect(card('Latest test results').textContent).toContain('6.6 mmol/L'))
  expect(card('Latest test results').textContent).toContain('A result like this should be looked at right away.')
  expect(card('Latest test results').textContent).not.toMatch(/9\.9|8\.8/)
  await waitFor(() =>
    expect(card('Medicines listed as current').textContent).toContain('Another entry says not to take this medicine.'),
  )
})
