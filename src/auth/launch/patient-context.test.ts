import { expect, test } from 'vitest'
import { reachablePatients } from './patient-context'
import type { Session } from '../session/session'

const people = [
  { id: 'leo', birthDate: '2019-06-12' },
  { id: 'rosa', birthDate: '1944-01-01', deceasedDateTime: '2026-03-14' },
  { id: 'dora', deceasedBoolean: true },
  { id: 'nils', deceasedBoolean: false },
]
const answer = (): Promise<Response> =>
  Promise.resolve(
    Response.json({
      resourceType: 'Bundle',
      entry: people.map((person) => ({ resource: { resourceType: 'Patient', ...person } })),
    }),
  )

test('of the people to choose from it is known who has died: the page tells no age of theirs', async () => {
  const found = await reachablePatients({ user: undefined, get: answer } as unknown as Session)
  expect(found.map(({ id, hasDied }) => [id, hasDied])).toEqual([
    ['leo', false],
    ['rosa', true],
    ['dora', true],
    ['nils', false],
  ])
})
