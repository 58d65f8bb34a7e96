import { expect, test } from 'vitest'
import { fetchReachablePatients } from './patient-context'
import type { Session } from '../session/session'

const patients = [
  { id: 'leo', birthDate: '2019-06-12' },
  { id: 'rosa', birthDate: '1944-01-01', deceasedDateTime: '2026-03-14' },
  { id: 'dora', deceasedBoolean: true },
  { id: 'nils', deceasedBoolean: false },
]
const respond = (): Promise<Response> =>
  Promise.resolve(
    Response.json({
      resourceType: 'Bundle',
      entry: patients.map((patient) => ({ resource: { resourceType: 'Patient', ...patient } })),
    }),
  )

test('the list of patients states who has died, because it shows no age for them', async () => {
  const found = await fetchReachablePatients({ user: undefined, get: respond } as unknown as Session)
  expect(found.map(({ id, hasDied }) => [id, hasDied])).toEqual([
    ['leo', false],
    ['rosa', true],
    ['dora', true],
    ['nils', false],
  ])
})
