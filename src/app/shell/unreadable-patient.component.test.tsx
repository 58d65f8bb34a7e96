import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { respondWith } from '../__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../__fixtures__/render-route'
import { recordPaths } from '../route-paths'

const main = () => within(screen.getByRole('main'))
const title = 'This record could not be opened'

/** Every page of a record, with an id where the path needs one. */
const recordPages = recordPaths
  .filter((path) => path !== '/patients' && path !== '/privacy')
  .map((path) =>
    path
      .replace(/:(?:id|observationId)/, 'any')
      .replace(':type', 'Condition')
      .replace(':option', 'doctor'),
  )

test.each([
  ['404', 'The health system named a patient that it does not know.'],
  ['410', 'The health system named a patient that it does not know.'],
  ['403', 'The health system does not let this app see who this record belongs to.'],
] as const)('nothing is stated about a patient whose read is answered with %s', async (kind, reason) => {
  await setFaults({ kind, type: 'Patient' })
  await renderRoute('/', { person: 'ana' })
  for (const path of recordPages) {
    await openPage(path)
    expect(main().getByRole('heading', { level: 1 }).textContent, path).toBe(title)
    const shown = screen.getByRole('main').textContent
    expect(shown, path).toContain(reason)
    expect(shown, path).toContain(`HTTP ${kind}`)
    expect(shown, path).not.toContain('found no')
    expect(main().getByRole('button', { name: 'Sign in again' })).toBeDefined()
  }
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.queryByRole('button', { name: /print/i })).toBeNull()
  expect(screen.queryByRole('link', { name: /download|about you/i })).toBeNull()
  expect(document.querySelector('.print-head')).toBeNull()
})

test('a patient that can be read at the next try opens the record', async () => {
  await setFaults({ kind: '404', type: 'Patient' })
  await renderRoute('/conditions', { person: 'ana', language: 'es' })
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('No se pudo abrir este registro')
  await setFaults()
  main().getByRole('button', { name: 'Intentar de nuevo' }).click()
  // By name: the page has a navigation of its own, which may be there by then.
  expect(await screen.findByRole('navigation', { name: 'Registro' })).toBeDefined()
})

test('care staff can open another chart instead of one that cannot be read', async () => {
  await setFaults({ kind: '403', type: 'Patient', count: 1 })
  await renderRoute('/conditions', { person: 'dr-lee', provider: true, patient: 'rosa' })
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(main().getByRole('link', { name: 'Find another patient' }).getAttribute('href')).toBe('/patients')
  await openPage('/patients')
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Find a patient')
})

test('another patient in the answer is not the patient of the sign-in', async () => {
  respondWith(/\/Patient\/ana$/, JSON.stringify({ resourceType: 'Patient', id: 'bea', name: [{ text: 'Bea' }] }))
  await renderRoute('/', { person: 'ana' })
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('main').textContent).toContain('answered with the record of another patient')
  expect(document.body.textContent).not.toContain('Bea')
})

test('an empty list says nothing while the patient could not be read', async () => {
  await setFaults({ kind: '500', type: 'Patient' })
  respondWith(
    /\/(?:AllergyIntolerance|Immunization)\?/,
    JSON.stringify({ resourceType: 'Bundle', type: 'searchset', total: 0 }),
  )
  await renderRoute('/records/AllergyIntolerance', { person: 'ana' })
  expect(screen.getByRole('main').textContent).toContain(
    'We can’t tell if there are allergies and reactions in your record. We could not check who this record belongs to.',
  )
  for (const path of [
    '/',
    '/take-along',
    '/download/doctor',
    '/download/work',
    '/download/me',
    '/timeline',
    '/records/Immunization',
    '/loaded',
  ]) {
    await openPage(path)
    expect(screen.getByRole('main').textContent, path).not.toMatch(
      /found no|no known allerg|no current allerg|none found/i,
    )
  }
})
