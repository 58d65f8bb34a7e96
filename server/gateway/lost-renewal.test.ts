import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../__fixtures__/server'

/** Whether the EHR accepts a refresh token once only. */
let rotates: boolean
let used: Set<string>
/** Called with a response that the EHR is about to send. */
let onTokenResponse: (send: () => ServerResponse) => void

const ehr = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += String(chunk)))
  request.on('end', () => {
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.method === 'GET')
      return json({
        authorization_endpoint: `${origin()}/authorize`,
        token_endpoint: `${origin()}/token`,
        code_challenge_methods_supported: ['S256'],
      })
    const token = new URLSearchParams(body).get('refresh_token') ?? 'code'
    if (rotates && used.has(token)) return json({ error: 'invalid_grant' }, 400)
    used.add(token)
    return onTokenResponse(() => json({ access_token: 'a', token_type: 'Bearer', refresh_token: `${token}+` }))
  })
})
const origin = () => `http://localhost:${(ehr.address() as AddressInfo).port}`
beforeAll(async () => {
  await new Promise<void>((done) => ehr.listen(0, 'localhost', done))
})
afterAll(() => void ehr.close())

test.each([
  ['keeps refresh tokens usable: another instance continues the session', false, [200, 'a']],
  ['has used up the refresh token: the app is told so, and asks for a new sign-in', true, [400, undefined]],
])('an instance that dies during a renewal at an EHR that %s', async (_, isRotating, expected) => {
  ;[rotates, used] = [isRotating, new Set()]
  onTokenResponse = (send) => void send()
  const confidential = { method: 'client_secret_post', credentials: [{ env: 'SECRET' }] }
  const settings = (url: string) => ({
    url,
    ehrs: [{ id: 'a', name: 'A', fhirBase: `${origin()}/fhir`, clientId: 'c', confidential }],
  })
  const first = await startServer(settings, { SECRET: 'a-secret' })
  const second = await startServer(settings, { SECRET: 'a-secret' }, first)
  const ask = async (address: string, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${address}/ehr/a/token`, { method: 'POST', headers: { origin: first.url }, body })
    return [answer.status, (await answer.json()) as Record<string, string>] as const
  }
  const [, tokens] = await ask(first.address, {
    grant_type: 'authorization_code',
    code: 'c',
    redirect_uri: `${first.url}/callback`,
    code_verifier: 'v'.repeat(43),
  })
  const renewal = { grant_type: 'refresh_token', refresh_token: tokens['refresh_token'] ?? '' }
  onTokenResponse = () => first.app.server.closeAllConnections()
  await expect(ask(first.url, renewal)).rejects.toThrow('fetch failed')
  expect([...used]).toEqual(['code', 'code+'])
  onTokenResponse = (send) => void send()
  const [status, body] = await ask(second.address, renewal)
  expect([status, body['access_token']]).toEqual(expected)
  if (isRotating) expect(body).toEqual({ error: 'invalid_grant' })
  ehr.closeAllConnections()
  await Promise.all([first.close(), second.close()])
})
