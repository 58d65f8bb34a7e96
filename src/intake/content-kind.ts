import { decodeText } from '../lib/file-text'
import { sniff, type SniffedType } from '../lib/sniff'
import { FileError } from './file-error'

/** How many bytes tell the kind of a file. */
export const BYTES_OF_START = 65_536

/** What a file holds: records in FHIR JSON, other files, a document to show as it is, an encrypted copy, or health cards. */
export type ContentKind = 'fhir' | 'zip' | 'document' | 'protected' | 'card'

/** Files that the document pages show or save. */
const documentTypes: readonly SniffedType[] = [
  'pdf',
  'png',
  'jpeg',
  'gif',
  'webp',
  'tiff',
  'rtf',
  'ccda',
  'html',
  'text',
]

/** Archives other than zip: 7z, RAR, gzip. */
const archiveStarts: readonly (readonly number[])[] = [
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x1f, 0x8b],
]

/** Five parts of base64url, of which the second is empty where the key is not in the file (RFC 7516, 3.1); the first is JSON. */
const COMPACT_JWE = /^eyJ[\w-]+\.[\w-]+\.[\w-]+\.[\w-]/

/** Two or more parts of base64url, the first of which is JSON: a signed card (RFC 7515, 3.1). */
const COMPACT_JWS = /^eyJ[\w-]+\.[\w-]+/
/** The only member of a `.smart-health-card` file that has a meaning. */
const CARD_FILE = /^\{[^{}[\]]*"verifiableCredential"\s*:\s*\[/
/** A SMART Health Link, also with the address of a page that opens it. */
const LINK = /^(?:https:\/\/[^\s#]+#)?shlink:\//i

/** True for the text of a code that is a health card, or a part of one. Throws FileError for a link to shared records. */
export function isCardCode(text: string): boolean {
  if (LINK.test(text)) throw new FileError('link')
  return /^shc:\//i.test(text)
}

/** What a file holds, by its first bytes and never by its name. Throws FileError for what cannot be opened. */
export function contentKindOf(start: Uint8Array): { readonly kind: ContentKind; readonly type: SniffedType } {
  const type = sniff(start)
  if (type === 'empty') throw new FileError('empty')
  if (type === 'zip') return { kind: 'zip', type }
  if (archiveStarts.some((bytes) => bytes.every((byte, index) => start[index] === byte)))
    throw new FileError('otherArchive')
  const head = decodeText(start, undefined).trimStart()
  if (type === 'text' && (isCardCode(head) || CARD_FILE.test(head))) return { kind: 'card', type }
  if (type === 'text' && (head === '' || head.startsWith('{') || head.startsWith('['))) return { kind: 'fhir', type }
  if (type === 'text' && COMPACT_JWE.test(head)) return { kind: 'protected', type }
  if (type === 'text' && COMPACT_JWS.test(head)) return { kind: 'card', type }
  if (documentTypes.includes(type)) return { kind: 'document', type }
  if (type === 'xml' && /xmlns\s*=\s*["']http:\/\/hl7\.org\/fhir["']/.test(head)) throw new FileError('fhirXml')
  throw new FileError('unknownType')
}
