import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from './memory-storage'
import { ExpiringMap } from './expiring-map'
import { allow, startClient } from './__fixtures__/oauth-client'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
/** Moves the clock, which the sandbox shares; timers go on as they are. */
const wait = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
const DAY = 86_400

describe('what is remembered', () => {
  it('is gone when its time is over, and leaves the memory when something comes', () => {
    const kept = new ExpiringMap<string>()
    kept.set('a', 'first', Date.now() + 60_000)
    kept.set('b', 'for good')
    expect(kept.get('a')).toBe('first')
    wait(61)
    expect([kept.get('a'), kept.get('b'), kept.size]).toEqual([undefined, 'for good', 2])
    kept.set('c', 'next', Date.now() + 60_000)
    expect([kept.get('b'), kept.get('c'), kept.size]).toEqual(['for good', 'next', 2])
  })

  it('is never more than there is room for: the oldest goes, and what is kept anew is young', () => {
    const kept = new ExpiringMap<number>(3)
    for (const n of [1, 2, 3]) kept.set(`k${n}`, n)
    kept.set('k1', 1)
    kept.set('k4', 4)
    expect([kept.size, kept.get('k2'), kept.get('k1'), kept.get('k4')]).toEqual([3, undefined, 1, 4])
  })

  it('of a grant that is revoked goes, and nothing of another one', async () => {
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

it('sign-ins of days past take no memory: after many of them there is as much as after one', async () => {
  const set = vi.spyOn(ExpiringMap.prototype, 'set')
  const ehr = await startClient()
  const kept = () => [...new Set(set.mock.contexts as ExpiringMap<unknown>[])].reduce((sum, { size }) => sum + size, 0)
  const scope = 'openid fhirUser launch launch/patient offline_access patient/*.rs'
  const signIn = async () => {
    const started = await fetch(`${ehr.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ user: 'walter', patient: 'walter', app: 'http://localhost:5173' }),
    })
    const launch = new URL(started.headers.get('location') ?? '').searchParams.get('launch') ?? ''
    await ehr.signIn({}, []) // begun, and left at the first page
    const { body } = await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope, launch }, allow('walter').slice(1))))
    expect((await ehr.refresh(body['refresh_token'])).status).toBe(200)
  }
  await signIn()
  const afterOne = kept()
  for (let n = 0; n < 4; n += 1) await signIn()
  expect(kept()).toBeGreaterThan(afterOne * 3)
  wait(DAY + 1)
  await signIn()
  expect(kept()).toBe(afterOne)
  await ehr.close()
})
