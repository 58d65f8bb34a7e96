import { expect, it } from 'vitest'
import { FhirError } from '../../fhir/errors'
import { SmartSession } from '../../auth/session/smart-session'
import { fileAddress } from '../../components/files/file-address'
import { decodeBase64 } from '../../components/files/base64'
import { checkIntegrity } from './file-integrity'
import { fileKind } from '../../components/files/file-kind'
import { loadFile } from '../../components/files/load-file'
import { sniff } from '../../lib/sniff'
import { decodeText } from '../../lib/file-text'

const server = {
  server: 'https://ehr.example/fhir',
  ehr: { id: 'e', name: 'E', fhirBase: 'https://ehr.example/fhir', clientId: 'c' },
}
const tokens = { access: 'x', refresh: undefined, obtainedAt: 0, expiresAt: undefined }
const record = {
  id: 's',
  ehrId: 'e',
  tokenFamily: 'f',
  signOutMarker: '',
  tokens,
  endpoints: { token: 'https://ehr.example/token', revocation: undefined, clientId: 'c' },
  requestedScopes: [],
  needPatientBanner: false,
}
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => decodeBase64(base64) ?? new Uint8Array()
const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

it.each([
  ['a relative URL', 'Binary/7', 'server'],
  ['a URL on the server', 'https://ehr.example/fhir/Binary/7', 'server'],
  ['a URL elsewhere', 'https://elsewhere.example/x.pdf', 'elsewhere'],
  ['a script URL', 'javascript:alert(1)', 'nowhere'],
  ['a URL that leaves the server', 'Binary/../../x', 'nowhere'],
])('a file at %s resolves to the right place', (_case, url, at) => expect(fileAddress(url, server).at).toBe(at))

it.each([
  ['with line breaks', 'SGVs\r\nbG8=', undefined, 'Hello'],
  ['in the URL-safe alphabet', 'Pz8_Pj4-', undefined, '???>>>'],
  ['without padding', 'SGVsbG8', undefined, 'Hello'],
  ['of windows-1252 with its charset', 'TmnxbyAzIGHxb3M=', 'text/plain; charset=windows-1252', 'Niño 3 años'],
  ['of windows-1252 without a charset', 'TmnxbyAzIGHxb3M=', 'text/plain', 'Niño 3 años'],
  ['of UTF-8', 'TmnDsW8=', 'text/plain', 'Niño'],
  ['of an empty text', '', 'text/plain', ''],
])('base64 %s decodes to text', (_case, data, contentType, text) =>
  expect(decodeText(bytesOf(data), contentType)).toBe(text),
)

it('invalid base64 is unreadable', () => expect(decodeBase64('not base64!')).toBeUndefined())

it.each([
  ['a PDF without a label', undefined, '%PDF-1.7', 'pdf'],
  ['a PDF labelled as text', 'text/plain', '%PDF-1.7', 'save'],
  ['HTML labelled as text', 'text/plain; charset=utf-8', '<html><script>alert(1)</script>', 'html'],
  ['a program labelled as an image', 'image/png', 'MZ\u0000', 'save'],
  ['RTF', 'text/rtf', '{\\rtf1 x}', 'rtf'],
  ['RTF labelled as text', 'text/plain', '{\\rtf1 x}', 'rtf'],
  ['a text', 'text/plain', 'Hello', 'text'],
])('%s is shown by the type of its bytes', (_case, contentType, content, show) =>
  expect(fileKind(contentType, sniff(ascii(content))).show).toBe(show),
)

it('bytes that do not match the size or the hash are damaged', async () => {
  const hello = ascii('Hello')
  expect(await checkIntegrity(hello, { size: 5, hash: '9/+ei3uyPUCJ2jQeBN8c0dX2+/A=' })).not.toContain('size')
  expect(await checkIntegrity(hello, { size: 6, hash: 'AAAA' })).toEqual(['size', 'hash'])
})

it('a file that the server does not return as JSON is requested by its own type', async () => {
  const accepted: (string | undefined)[] = []
  const get = (
    _url: string,
    _signal?: AbortSignal,
    { accept }: { readonly accept?: string } = {},
  ): Promise<Response> => {
    accepted.push(accept)
    return accept === 'application/pdf'
      ? Promise.resolve(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
      : Promise.reject(new FhirError('failed', 'Binary read', 406))
  }
  const file = await loadFile(
    Object.assign(new SmartSession({ ...server.ehr }, record), { get }),
    'Binary/7',
    'application/pdf',
    new AbortController().signal,
  )
  expect([accepted, file.contentType]).toEqual([['application/fhir+json', 'application/pdf'], 'application/pdf'])
})
