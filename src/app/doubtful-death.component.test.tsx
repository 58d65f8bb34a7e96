import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, main } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const coded = (code: string) => ({ coding: [{ code }] })

/** A patient with an active allergy of high risk, a current medicine and a visit in 2023. */
const recordOf = (id: string, patient: object) => {
  const subject = { reference: `Patient/${id}` }
  return [
    { resourceType: 'Patient', id, name: [{ given: ['Ida'], family: 'Moss' }], birthDate: '1987-02-20', ...patient },
    {
      resourceType: 'AllergyIntolerance',
      id: `allergy-${id}`,
      patient: subject,
      clinicalStatus: coded('active'),
      verificationStatus: coded('confirmed'),
      criticality: 'high',
      code: { text: 'Sulfonamide' },
    },
    {
      resourceType: 'MedicationRequest',
      id: `medicine-${id}`,
      subject,
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: 'Foxglove drops' },
      authoredOn: '2026-09-01',
    },
    {
      resourceType: 'Encounter',
      id: `visit-${id}`,
      subject,
      status: 'finished',
      class: { code: 'AMB' },
      period: { start: '2023-09-30', end: '2023-09-30' },
    },
  ]
}

const sandbox = startSandboxWith([
  ...recordOf('born-later', { deceasedDateTime: '1977-07-14' }),
  ...recordOf('care-later', { deceasedDateTime: '2023-01-01' }),
  ...recordOf('has-died', { deceasedDateTime: '2026-10-01' }),
])
const open = (person: string, path: string, rest: object = {}) => renderRoute(path, { person, sandbox, ...rest })

test.each([
  ['born-later', 'July 14, 1977'],
  ['care-later', 'January 1, 2023'],
])('a date of death that other dates contradict changes nothing in the record: %s', async (person, date) => {
  await open(person, '/')
  const doubt = `Date of death ${date}: other dates in this record do not fit it`
  await waitFor(() => expect(document.body.textContent).toContain(doubt))
  await findInMain('High risk of a serious reaction')
  expect(main().textContent).not.toMatch(/until|when this person died/)
  for (const path of [`/record/AllergyIntolerance/allergy-${person}`, '/medicines', '/take-along']) {
    await openPage(path)
    expect(document.body.textContent, path).toContain(doubt)
    expect(main().textContent, path).not.toMatch(/Was on the medicine list|Was current|when this person died/)
  }
  await openPage(`/record/Patient/${person}`)
  await findInMain('This record gives a date of death that does not fit its other dates.')
})

test('a death that nothing contradicts is said once on a card, not in each row', async () => {
  await open('has-died', '/')
  await findInMain('They are shown as they were on October 1, 2026.')
  await findInMain('died on October 1, 2026')
  expect(main().textContent).not.toMatch(/Was (?:current|on the medicine list) until/)
  expect(document.body.textContent).toContain('Died October 1, 2026')
})
