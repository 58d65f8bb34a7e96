import { expect, test } from 'vitest'
import { readSettings, type ConfidentialClient } from '../settings'
import { openToken, sealToken } from './sealed-token'

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
const environment = { OLD: 'old-secret', NEW: 'new-secret', KEY_1: key(1), KEY_2: key(2) }

/** A client with these credentials and sealing keys, by the names of their environment variables. */
function client(credentials: readonly string[], sealingKeys: readonly string[] = [], id = 'a'): ConfidentialClient {
  const asSettings = (names: readonly string[]) => names.map((env) => ({ env }))
  const confidential = {
    method: 'client_secret_post',
    credentials: asSettings(credentials),
    sealingKeys: asSettings(sealingKeys),
  }
  const ehrs = [{ id, name: 'A', fhirBase: 'https://ehr.example/fhir', clientId: 'c', confidential }]
  const settings = readSettings({ url: 'https://site.example', ehrs }, Date.now(), environment)
  const found = settings.gateways.get(id)?.confidential
  if (found === undefined) throw new Error('no client')
  return found
}

test.each([
  ['the same secret', client(['OLD']), client(['OLD'])],
  ['the old secret next to a new one', client(['OLD']), client(['NEW', 'OLD'])],
  ['the same sealing key and another secret', client(['OLD'], ['KEY_1']), client(['NEW'], ['KEY_1'])],
  ['the old sealing key next to a new one', client(['OLD'], ['KEY_1']), client(['OLD'], ['KEY_2', 'KEY_1'])],
  ['a sealing key introduced after it was sealed', client(['OLD']), client(['OLD'], ['KEY_1'])],
])('a refresh token can be opened with %s', async (_, before, after) => {
  expect(await openToken(await sealToken('refresh', before), after)).toBe('refresh')
})

test.each([
  ['another secret', client(['OLD']), client(['NEW'])],
  ['the secret alone where a sealing key was used', client(['OLD'], ['KEY_1']), client(['OLD'])],
  ['the same secret of another EHR', client(['OLD']), client(['OLD'], [], 'b')],
  ['the same sealing key of another EHR', client(['OLD'], ['KEY_1']), client(['OLD'], ['KEY_1'], 'b')],
])('a refresh token cannot be opened with %s', async (_, before, after) => {
  const sealed = await sealToken('refresh', before)
  await expect(openToken(sealed, after)).rejects.toMatchObject({ code: 'invalid_grant' })
})
