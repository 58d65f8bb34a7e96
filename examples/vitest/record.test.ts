import { expect, test } from 'vitest'
import { sandbox } from './setup'

const tokenOf = async (person: string) => (await sandbox.signIn(person)).access_token
const read = async (path: string, token: string) =>
  (await fetch(`${sandbox.fhirBase}/${path}`, { headers: { authorization: `Bearer ${token}` } })).status

test('people who can sign in are listed with their patients', () => {
  expect(sandbox.people.find(({ id }) => id === 'maya')).toMatchObject({
    fhirUser: 'Patient/maya',
    patients: ['maya', 'leo', 'mia'],
  })
})

test('every other search fails, as the request log shows', async () => {
  const token = await tokenOf('walter')
  await sandbox.faults.on({ kind: '503', type: 'Condition', every: 2 })
  const statuses = [await read('Condition?patient=walter', token), await read('Condition?patient=walter', token)]
  const requests = await sandbox.requests.wait({ type: 'Condition', person: 'walter' }, 2)
  expect([statuses, requests.map(({ status, faults }) => [status, faults])]).toEqual([
    [200, 503],
    [
      [200, []],
      [503, ['503']],
    ],
  ])
  expect(await sandbox.faults.list()).toMatchObject([{ kind: '503', hits: 1 }])
})

test('a token expires', async () => {
  const token = await tokenOf('ana')
  await sandbox.clock.forward(3600)
  expect(await read('Patient/ana', token)).toBe(401)
})

test('each test starts from the initial state', async () => {
  expect([await sandbox.faults.list(), await sandbox.requests.list({ type: 'Condition' })]).toEqual([[], []])
  expect(Math.abs(Date.parse(await sandbox.clock.now()) - Date.now())).toBeLessThan(60_000)
})

test('apps can be added and removed, and invalid orders are rejected with a message', async () => {
  const ids = async () => (await sandbox.clients.list()).map(({ client_id }) => client_id)
  await sandbox.clients.add({ client_id: 'another', redirect_uris: ['https://app.example.org/cb'] })
  expect(await ids()).toEqual(expect.arrayContaining(['my-app', 'another']))
  await sandbox.clients.remove('another')
  expect(await ids()).not.toContain('another')
  await expect(sandbox.faults.on({ kind: '5OO' })).rejects.toThrow("There is no fault '5OO'.")
  await expect(sandbox.requests.wait({ type: 'Goal' }, 1, 0)).rejects.toThrow('HTTP 408')
})

test('the second snapshot removes withdrawn records', async () => {
  const token = await tokenOf('walter')
  const [before, withdrawn] = [
    await read('DocumentReference/walter-discharge', token),
    (await sandbox.advance()).find(({ patient, kind }) => patient === 'walter' && kind === 'gone'),
  ]
  expect(before).toBe(200)
  expect(withdrawn?.what).toBe('a note is withdrawn')
  for (const record of withdrawn?.records ?? []) expect(await read(record, token)).toBe(404)
})
