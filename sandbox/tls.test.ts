import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { startSandbox } from './server'
import { selfSignedCertificate } from './testing/certificate'
import { loadCertificate } from './tls'

const folder = mkdtempSync(join(tmpdir(), 'plainchart-tls-'))
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const [valid, other, expired] = [
  selfSignedCertificate('localhost'),
  selfSignedCertificate('localhost'),
  selfSignedCertificate('localhost', Date.parse('2020-01-02T00:00:00Z')),
]
const cert = file('cert.pem', valid.cert)
const key = file('key.pem', valid.key)

describe('loading a certificate', () => {
  it.each([
    ['no certificate', join(folder, 'none.pem'), key, `there is no file at '${join(folder, 'none.pem')}'`],
    ['no key', cert, join(folder, 'none.pem'), `there is no file at '${join(folder, 'none.pem')}'`],
    ['an invalid certificate', key, key, `'${key}' has no certificate in PEM`],
    ['an invalid key', cert, cert, `'${cert}' has no private key in PEM`],
    [
      'the key of another certificate',
      cert,
      file('other.pem', other.key),
      `the key in '${join(folder, 'other.pem')}' is not that of the certificate in '${cert}'`,
    ],
    [
      'an expired certificate',
      file('ended.pem', expired.cert),
      file('ended-key.pem', expired.key),
      `the certificate in '${join(folder, 'ended.pem')}' ended on 2020-01-02`,
    ],
  ])('rejects %s with a message', (_, certPath, keyPath, message) =>
    expect(() => loadCertificate(certPath, keyPath)).toThrow(`--tls: ${message}`),
  )
})

it('a sandbox with a valid certificate serves https, with https URLs only', async () => {
  const sandbox = await startSandbox({ port: 0, tls: loadCertificate(cert, key) })
  const read = async (address: string) => {
    const [response] = (await once(get(address, { ca: valid.cert }), 'response')) as [IncomingMessage]
    return text(response)
  }
  const smart = await read(`${sandbox.fhirBase}/.well-known/smart-configuration`)
  expect(sandbox.fhirBase).toMatch(/^https:\/\/localhost:\d+\/fhir$/)
  expect(smart.match(/https?:\/\/localhost/g)?.filter((origin) => origin.startsWith('http:'))).toEqual([])
  const openid = JSON.parse(await read(`${sandbox.url}/.well-known/openid-configuration`)) as Record<string, string>
  expect([openid['issuer'], openid['authorization_endpoint']]).toEqual([
    sandbox.url,
    `${sandbox.url}/authorization/connect/authorize`,
  ])
  expect(JSON.parse(await read(`${sandbox.fhirBase}/metadata`))).toMatchObject({
    implementation: { url: sandbox.fhirBase },
  })
  await sandbox.close()
})
