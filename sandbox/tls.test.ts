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
const [good, other, ended] = [
  selfSignedCertificate('localhost'),
  selfSignedCertificate('localhost'),
  selfSignedCertificate('localhost', Date.parse('2020-01-02T00:00:00Z')),
]
const cert = file('cert.pem', good.cert)
const key = file('key.pem', good.key)

describe('a certificate and a key that cannot be used together', () => {
  it.each([
    ['no certificate', join(folder, 'none.pem'), key, `there is no file at '${join(folder, 'none.pem')}'`],
    ['no key', cert, join(folder, 'none.pem'), `there is no file at '${join(folder, 'none.pem')}'`],
    ['a certificate that is none', key, key, `'${key}' has no certificate in PEM`],
    ['a key that is none', cert, cert, `'${cert}' has no private key in PEM`],
    [
      'the key of another one',
      cert,
      file('other.pem', other.key),
      `the key in '${join(folder, 'other.pem')}' is not that of the certificate in '${cert}'`,
    ],
    [
      'one that has ended',
      file('ended.pem', ended.cert),
      file('ended-key.pem', ended.key),
      `the certificate in '${join(folder, 'ended.pem')}' ended on 2020-01-02`,
    ],
  ])('%s: a sentence', (_, one, two, sentence) => expect(() => loadCertificate(one, two)).toThrow(`--tls: ${sentence}`))
})

it('with one that fits the sandbox speaks https, and every address that it tells is one', async () => {
  const sandbox = await startSandbox({ port: 0, tls: loadCertificate(cert, key) })
  const read = async (address: string) => {
    const [answer] = (await once(get(address, { ca: good.cert }), 'response')) as [IncomingMessage]
    return text(answer)
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
