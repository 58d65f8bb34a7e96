import { expect, test } from 'vitest'
import { signIn } from '../qa/sign-in.mjs'
import { sandbox } from './setup'

const tokenOf = async (person: string) => (await signIn(sandbox.fhirBase, person)).access_token
const read = async (path: string, token: string) =>
  (await fetch(`${sandbox.fhirBase}/${path}`, { headers: { authorization: `Bearer ${token}` } })).status

test('everybody who can sign in is listed with whom they may see', () => {
  expect(sandbox.people.find(({ id }) => id === 'maya')).toMatchObject({
    fhirUser: 'Patient/maya',
    patients: ['maya', 'leo', 'mia'],
  })
})

test('every other search fails, and the list of requests says so', async () => {
  const token = await tokenOf('walter')
  await sandbox.faults.on({ kind: '503', type: 'Condition', every: 2 })
  const statuses = [await read('Condition?patient=walter', token), await read('Condition?patient=walter', token)]
  const asked = await sandbox.requests.wait({ type: 'Condition', person: 'walter' }, 2)
  expect([statuses, asked.map(({ status, faults }) => [status, faults])]).toEqual([
    [200, 503],
    [
      [200, []],
      [503, ['503']],
    ],
  ])
  expect(await sandbox.faults.list()).toMatchObject([{ kind: '503', hits: 1 }])
})

test('a token ends when its time is over', async () => {
  const token = await tokenOf('ana')
  await sandbox.clock.forward(3600)
  expect(await read('Patient/ana', token)).toBe(401)
})

test('nothing of an earlier test is left', async () => {
  expect([await sandbox.faults.list(), await sandbox.requests.list({ type: 'Condition' })]).toEqual([[], []])
  expect(Math.abs(Date.parse(await sandbox.clock.now()) - Date.now())).toBeLessThan(60_000)
})

test('an app is added and forgotten, and an order that makes no sense is refused with a sentence', async () => {
  const ids = async () => (await sandbox.clients.list()).map(({ client_id }) => client_id)
  await sandbox.clients.add({ client_id: 'another', redirect_uris: ['https://app.example.org/cb'] })
  expect(await ids()).toEqual(expect.arrayContaining(['my-app', 'another']))
  await sandbox.clients.remove('another')
  expect(await ids()).not.toContain('another')
  await expect(sandbox.faults.on({ kind: '5OO' })).rejects.toThrow("There is no fault '5OO'.")
  await expect(sandbox.requests.wait({ type: 'Goal' }, 1, 0)).rejects.toThrow('HTTP 408')
})

test('a second look finds what the record has gained, changed and lost, and no more', async () => {
  const token = await tokenOf('walter')
  const [before, withdrawn] = [
    await read('DocumentReference/walter-discharge', token),
    (await sandbox.advance()).find(({ patient, kind }) => patient === 'walter' && kind === 'gone'),
  ]
  expect(before).toBe(200)
  expect(withdrawn?.what).toBe('a note is withdrawn')
  for (const record of withdrawn?.records ?? []) expect(await read(record, token)).toBe(404)
})
