import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from './memory-storage'
import { ExpiringMap } from './expiring-map'
import { allow, startClient } from './__fixtures__/oauth-client'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
/** Shifts the clock, which the sandbox shares; timers are not affected. */
const wait = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
const DAY_SECONDS = 86_400

describe('an expiring map', () => {
  it('hides expired entries, and removes them when another is added', () => {
    const map = new ExpiringMap<string>()
    map.set('a', 'first', Date.now() + 60_000)
    map.set('b', 'for good')
    expect(map.get('a')).toBe('first')
    wait(61)
    expect([map.get('a'), map.get('b'), map.size]).toEqual([undefined, 'for good', 2])
    map.set('c', 'next', Date.now() + 60_000)
    expect([map.get('b'), map.get('c'), map.size]).toEqual(['for good', 'next', 2])
  })

  it('drops the oldest entry when full; setting an entry again makes it the newest', () => {
    const map = new ExpiringMap<number>(3)
    for (const n of [1, 2, 3]) map.set(`k${n}`, n)
    map.set('k1', 1)
    map.set('k4', 4)
    expect([map.size, map.get('k2'), map.get('k1'), map.get('k4')]).toEqual([3, undefined, 1, 4])
  })

  it('drops the tokens of a revoked grant only', async () => {
    const { adapter, size } = memoryStorage()
    const tokens = adapter('AccessToken')
    for (const [id, grantId] of [
      ['x', 'g1'],
      ['y', 'g1'],
      ['z', 'g2'],
    ] as const)
      await tokens.upsert(id, { grantId }, 60)
    await adapter('AccessToken').revokeByGrantId('g1')
    expect([size(), await tokens.find('x'), await tokens.find('z')]).toEqual([1, undefined, { grantId: 'g2' }])
  })
})

it('past sign-ins use no memory: many sign-ins leave as many entries as one', async () => {
  const set = vi.spyOn(ExpiringMap.prototype, 'set')
  const ehr = await startClient()
  const entryCount = () =>
    [...new Set(set.mock.contexts as ExpiringMap<unknown>[])].reduce((sum, { size }) => sum + size, 0)
  const scope = 'openid fhirUser launch launch/patient offline_access patient/*.rs'
  const signIn = async () => {
    const started = await fetch(`${ehr.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ user: 'walter', patient: 'walter', app: 'http://localhost:5173' }),
    })
    const launch = new URL(started.headers.get('location') ?? '').searchParams.get('launch') ?? ''
    await ehr.signIn({}, []) // abandoned on the first page
    const { body } = await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope, launch }, allow('walter').slice(1))))
    expect((await ehr.refresh(body['refresh_token'])).status).toBe(200)
  }
  await signIn()
  const afterOne = entryCount()
  for (let n = 0; n < 4; n += 1) await signIn()
  expect(entryCount()).toBeGreaterThan(afterOne * 3)
  wait(DAY_SECONDS + 1)
  await signIn()
  expect(entryCount()).toBe(afterOne)
  await ehr.close()
})
