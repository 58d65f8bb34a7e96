import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { signIn } from './sign-in.mjs'
import { startSandbox } from './start.mjs'

let sandbox
let token
const read = (path, bearer = token) =>
  fetch(`${sandbox.fhirBase}/${path}`, { headers: { authorization: `Bearer ${bearer}` } })
const faults = (method, order) =>
  fetch(
    `${sandbox.url}/control/faults`,
    order === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) },
  )

before(async () => {
  sandbox = await startSandbox('--faults', '--quiet', '--seed', '7')
  token = (await signIn(sandbox.fhirBase, 'walter')).access_token
})
afterEach(() => faults('DELETE'))
after(() => sandbox.stop())

test('a patient can only read their own record', async () => {
  const conditions = await (await read('Condition?patient=walter')).json()
  assert.equal(conditions.resourceType, 'Bundle')
  assert.ok(conditions.total > 0)
  assert.equal((await read('Condition?patient=ana')).status, 403)
})

test('a parent can choose a child', async () => {
  const response = await signIn(sandbox.fhirBase, 'maya', 'leo')
  assert.equal(response.patient, 'leo')
})

test('a rate-limited request succeeds on retry', async () => {
  await faults('POST', { kind: '429-retry-after', type: 'Condition', count: 1, seconds: 2 })
  const refused = await read('Condition?patient=walter')
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '2'])
  assert.equal((await read('Condition?patient=walter')).status, 200)
})

test('a fault for one person does not affect others', async () => {
  const ana = (await signIn(sandbox.fhirBase, 'ana')).access_token
  await faults('POST', { kind: '503', person: 'walter' })
  assert.equal((await read('Patient/walter')).status, 503)
  assert.equal((await read('Patient/ana', ana)).status, 200)
})

test('two sandboxes with the same seed have the same records and separate state', async () => {
  const other = await startSandbox('--open', '--quiet', '--seed', '7')
  const without = (text) => text.replaceAll(/http:\/\/localhost:\d+/g, '')
  assert.equal(
    without(await (await fetch(`${other.fhirBase}/Patient/walter`)).text()),
    without(await (await read('Patient/walter')).text()),
  )
  assert.equal((await fetch(`${other.url}/control/faults`)).status, 404)
  await other.stop()
})
