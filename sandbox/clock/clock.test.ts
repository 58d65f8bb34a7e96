import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import { setClockShift } from './clock'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient({ faults: [], tokenSeconds: 300 })
})
afterAll(() => ehr.close())
afterEach(() => setClockShift(0))

const move = async (order: unknown) => {
  const response = await fetch(`${ehr.url}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  return { status: response.status, ...((await response.json()) as { now?: string; shift?: number; error?: string }) }
}
const token = async () =>
  (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope: 'launch/patient offline_access patient/*.rs' })))).body
const read = async (bearer: string | undefined) => (await ehr.read('Patient/ana', bearer)).status

describe('/control/clock', () => {
  it('ages tokens, which can be refreshed until the sign-in expires', async () => {
    const { access_token, refresh_token } = await token()
    expect(await move({ forward: 240 })).toMatchObject({ status: 200, shift: 240 })
    expect(await read(access_token)).toBe(200)
    await move({ forward: 120 })
    expect(await read(access_token)).toBe(401)
    const refreshed = (await ehr.refresh(refresh_token)).body
    expect(await read(refreshed['access_token'])).toBe(200)
    await move({ forward: 86_400 })
    expect((await ehr.refresh(refreshed['refresh_token'])).body['error']).toBe('invalid_grant')
  })

  it('sets a date; a reset restores the real time', async () => {
    expect((await move({ now: '2031-05-06T07:08:09Z' })).now).toMatch(/^2031-05-06T07:08:/)
    expect(((await (await fetch(`${ehr.url}/control/clock`)).json()) as { now: string }).now).toMatch(/^2031-05-06T07:/)
    await fetch(`${ehr.url}/control/reset`, { method: 'POST' })
    expect(((await (await fetch(`${ehr.url}/control/clock`)).json()) as { shift: number }).shift).toBe(0)
  })

  it.each([
    [{ now: 'tomorrow' }, "'tomorrow' is no date such as"],
    [{ now: '2031-13-45' }, "'2031-13-45' is no date such as"],
    [{ now: '9999-01-01' }, 'within a hundred years'],
    [{ forward: 'a bit' }, "'forward' needs a number of seconds"],
    [{ forward: 1e30 }, "'forward' needs a number of seconds"],
    [{ now: '2031-05-06', forward: 1 }, 'The clock is moved by'],
    [{}, 'The clock is moved by'],
    [{ backward: 1 }, 'The clock is moved by'],
  ])('rejects %j with a message', async (order, message) => {
    expect(await move(order)).toEqual({ status: 400, error: expect.stringContaining(message) as string })
    expect(new Date().getUTCFullYear()).toBeLessThan(2031)
  })
})

it('a sandbox can start on another day, which a reset restores', async () => {
  const sandbox = await startClient({ faults: [], now: '2031-05-06' })
  const day = async () =>
    ((await (await fetch(`${sandbox.url}/control/clock`)).json()) as { now: string }).now.slice(0, 10)
  expect(await day()).toBe('2031-05-06')
  await fetch(`${sandbox.url}/control/clock`, { method: 'POST', body: new URLSearchParams({ forward: '864000' }) })
  expect(await day()).toBe('2031-05-16')
  await fetch(`${sandbox.url}/control/reset`, { method: 'POST' })
  expect(await day()).toBe('2031-05-06')
  await sandbox.close()
  expect(new Date().getUTCFullYear()).toBeLessThan(2031)
})
