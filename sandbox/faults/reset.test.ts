import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow, startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'

let sandbox: SandboxClient
beforeAll(async () => {
  sandbox = await startClient({ faults: ['503:Goal'] })
})
afterAll(() => sandbox.close())

const reset = (headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/control/reset`, { method: 'POST', headers })
const activeFaults = async () =>
  (
    (await (await fetch(`${sandbox.url}/control/faults`)).json()) as {
      active: { kind: string; type?: string; hits: number }[]
    }
  ).active
const scope = 'openid launch/patient offline_access patient/*.rs'
const tokens = async () => (await sandbox.token(sandbox.exchangeFields(await sandbox.codeFor({ scope })))).body
const read = async (token: string | undefined, path = 'Patient/ana') => (await sandbox.read(path, token)).status

describe('after a reset', () => {
  it('earlier tokens, refresh tokens and codes are invalid, and a new sign-in works', async () => {
    const before = await tokens()
    const code = await sandbox.codeFor()
    expect(await read(before['access_token'])).toBe(200)
    expect((await reset()).status).toBe(200)
    expect(await read(before['access_token'])).toBe(401)
    expect((await sandbox.refresh(before['refresh_token'])).status).toBe(400)
    expect((await sandbox.token(sandbox.exchangeFields(code))).status).toBe(400)
    expect(await read((await tokens())['access_token'])).toBe(200)
  })

  it('consent is requested again', async () => {
    await sandbox.codeFor({}, allow('ana'))
    const withoutConsent = () => sandbox.signIn({}, [['login', { person: 'ana' }]])
    expect((await withoutConsent()).url.searchParams.has('code')).toBe(true)
    await reset()
    expect((await withoutConsent()).text).toContain('Allow')
  })

  it('an earlier launch is unknown', async () => {
    const started = await fetch(`${sandbox.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ user: 'dr-lee', patient: 'ana', app: 'http://localhost:5173' }),
    })
    const launch = new URL(started.headers.get('location') ?? '').searchParams.get('launch') ?? ''
    const errorOf = async () =>
      (await sandbox.signIn({ launch, scope: 'openid launch patient/*.rs' }, [])).url.searchParams.get('error')
    expect(await errorOf()).toBe(null)
    await reset()
    expect(await errorOf()).toBe('invalid_request')
  })

  it('the initial faults are restored, with their counts', async () => {
    await fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"hang","type":"Condition"}',
    })
    const { access_token } = await tokens()
    const hanging = read(access_token, 'Condition?patient=ana')
    expect(await read(access_token, 'Goal?patient=ana')).toBe(503)
    await reset()
    expect(await hanging).toBe(401)
    expect(await activeFaults()).toMatchObject([{ kind: '503', type: 'Goal', hits: 0 }])
  })
})

describe('the reset endpoint', () => {
  it('rejects other origins', async () => {
    expect((await reset({ origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  it('does not exist without --faults', async () => {
    const plain = await startClient()
    const { status } = await fetch(`${plain.url}/control/reset`, { method: 'POST' })
    await plain.close()
    expect(status).toBe(404)
  })
})
