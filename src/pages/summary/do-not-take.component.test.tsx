import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, main, sectionOf } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../app/__fixtures__/render-route'

const NOTHING_LOADED = 'We could not check what you must not take. Your prescriptions did not load.'
const PART_LOADED = 'We could not check everything that must not be taken. Some prescriptions are missing.'

test.each([
  ['503', NOTHING_LOADED],
  ['403', NOTHING_LOADED],
  ['html', NOTHING_LOADED],
  ['outcome-only', NOTHING_LOADED],
  ['nothing-of-total', NOTHING_LOADED],
  ['outcome-in-bundle', PART_LOADED],
] as const)('the allergies card says that it could not check what must not be taken: %s', async (kind, sentence) => {
  await setFaults({ kind, type: 'MedicationRequest' })
  await renderRoute('/', { person: 'walter' })
  await waitFor(() => expect(sectionOf('Allergies and reactions').textContent).toContain(sentence))
})

test('a list that ends early shows the order not to take a medicine and that others may be missing', async () => {
  await setFaults({ kind: 'outcome-in-bundle', type: 'MedicationRequest' })
  await renderRoute('/', { person: 'walter' })
  await waitFor(() => expect(sectionOf('Allergies and reactions').textContent).toContain(PART_LOADED))
  expect(sectionOf('Allergies and reactions').textContent).toContain('Do not take ibuprofen')
})

test.each([
  ['es', 'walter', 'walter', 'No pudimos revisar qué no debe tomar. Sus recetas no cargaron.'],
  ['en', 'maya', 'leo', 'We could not check what must not be taken. The prescriptions did not load.'],
] as const)('it is in the words of the reader: %s, %s', async (language, person, patient, sentence) => {
  await setFaults({ kind: '503', type: 'MedicationRequest' })
  await renderRoute('/', { person, patient, language })
  await findInMain(sentence)
})

test('a provider reads that orders not to give a medicine were not checked', async () => {
  await setFaults({ kind: '503', type: 'MedicationRequest' })
  await renderRoute('/', { person: 'dr-lee', provider: true, patient: 'walter' })
  await findInMain('We could not check what must not be taken. The prescriptions did not load.')
})

test('nothing is said when all prescriptions have loaded', async () => {
  await renderRoute('/', { person: 'walter' })
  await waitFor(() => expect(sectionOf('Allergies and reactions').textContent).toContain('Do not take ibuprofen'))
  expect(main().textContent).not.toContain('We could not check')
})

test.each([
  ['503', 'We could not check what must not be taken: the prescriptions did not load.'],
  ['outcome-in-bundle', 'We could not check everything that must not be taken: some prescriptions are missing.'],
] as const)('every sheet says it once: %s', async (kind, sentence) => {
  await setFaults({ kind, type: 'MedicationRequest' })
  await renderRoute('/download/doctor', { person: 'walter' })
  await waitFor(() => expect(sectionOf('Must not be taken, as an order says').textContent).toContain(sentence))
  expect(main().textContent.split(sentence)).toHaveLength(2)
  await openPage('/take-along')
  await findInMain(sentence)
  expect(main().textContent.split(sentence)).toHaveLength(2)
})
