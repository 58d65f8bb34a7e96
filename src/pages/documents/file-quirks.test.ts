import { expect, it } from 'vitest'
import { Failure } from '../../fhir/errors'
import { SmartSession } from '../../auth/session/smart-session'
import { fileAddress } from '../../components/files/file-address'
import { bytesOfBase64 } from '../../components/files/file-bytes'
import { damageOf } from './damage'
import { fileKind } from '../../components/files/file-kind'
import { loadFile } from '../../components/files/load-file'
import { sniff } from '../../components/files/sniff'
import { textOfBytes } from '../../components/files/file-text'

const server = {
  server: 'https://ehr.example/fhir',
  ehr: { id: 'e', name: 'E', fhirBase: 'https://ehr.example/fhir', clientId: 'c' },
}
const tokens = { access: 'x', refresh: undefined, obtainedAt: 0, expiresAt: undefined }
const record = {
  id: 's',
  ehrId: 'e',
  family: 'f',
  afterSignOut: '',
  tokens,
  place: { token: 'https://ehr.example/token', revocation: undefined, clientId: 'c' },
  asked: [],
  needPatientBanner: false,
}
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => bytesOfBase64(base64) ?? new Uint8Array()
const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

it.each([
  ['a relative address', 'Binary/7', 'server'],
  ['an address on the server', 'https://ehr.example/fhir/Binary/7', 'server'],
  ['an address elsewhere', 'https://elsewhere.example/x.pdf', 'elsewhere'],
  ['a script', 'javascript:alert(1)', 'nowhere'],
  ['an address that leaves the server', 'Binary/../../x', 'nowhere'],
])('a file at %s is looked for in the right place', (_case, url, at) => expect(fileAddress(url, server).at).toBe(at))

it.each([
  ['with line breaks', 'SGVs\r\nbG8=', undefined, 'Hello'],
  ['with the alphabet of addresses', 'Pz8_Pj4-', undefined, '???>>>'],
  ['without its padding', 'SGVsbG8', undefined, 'Hello'],
  ['of windows-1252 with its name', 'TmnxbyAzIGHxb3M=', 'text/plain; charset=windows-1252', 'Niño 3 años'],
  ['of windows-1252 without its name', 'TmnxbyAzIGHxb3M=', 'text/plain', 'Niño 3 años'],
  ['of UTF-8', 'TmnDsW8=', 'text/plain', 'Niño'],
  ['of nothing', '', 'text/plain', ''],
])('base64 %s is read as text', (_case, data, contentType, text) =>
  expect(textOfBytes(bytesOf(data), contentType)).toBe(text),
)

it('what is no base64 is said to be unreadable', () => expect(bytesOfBase64('not base64!')).toBeUndefined())

it.each([
  ['a PDF without a label', undefined, '%PDF-1.7', 'pdf'],
  ['a PDF that is labelled as text', 'text/plain', '%PDF-1.7', 'save'],
  ['a page that is labelled as text', 'text/plain; charset=utf-8', '<html><script>alert(1)</script>', 'text'],
  ['a program that is labelled as a picture', 'image/png', 'MZ\u0000', 'save'],
  ['RTF', 'text/rtf', '{\\rtf1 x}', 'save'],
  ['a text', 'text/plain', 'Hello', 'text'],
])('%s is drawn by what its bytes are', (_case, contentType, content, show) =>
  expect(fileKind(contentType, sniff(ascii(content))).show).toBe(show),
)

it('bytes that do not fit the size or the hash are called damaged', async () => {
  const hello = ascii('Hello')
  expect(await damageOf(hello, { size: 5, hash: '9/+ei3uyPUCJ2jQeBN8c0dX2+/A=' })).not.toContain('size')
  expect(await damageOf(hello, { size: 6, hash: 'AAAA' })).toEqual(['size', 'hash'])
})

it('a file that the server does not give as JSON is asked for by its own type', async () => {
  const asked: (string | undefined)[] = []
  const get = (
    _url: string,
    _signal?: AbortSignal,
    { accept }: { readonly accept?: string } = {},
  ): Promise<Response> => {
    asked.push(accept)
    return accept === 'application/pdf'
      ? Promise.resolve(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
      : Promise.reject(new Failure('failed', 'Binary read', 406))
  }
  const file = await loadFile(
    Object.assign(new SmartSession({ ...server.ehr }, record), { get }),
    'Binary/7',
    'application/pdf',
    new AbortController().signal,
  )
  expect([asked, file.contentType]).toEqual([['application/fhir+json', 'application/pdf'], 'application/pdf'])
})
