/** The type of a file by its bytes, whatever its declared type. `binary` is any other type. */
export type SniffedType =
  | 'empty'
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'tiff'
  | 'zip'
  | 'ole'
  | 'dicom'
  | 'program'
  | 'rtf'
  | 'ccda'
  | 'svg'
  | 'xml'
  | 'html'
  | 'text'
  | 'binary'

interface MagicNumber {
  readonly is: SniffedType
  readonly at: number
  readonly text: string
}

const magicNumbers: readonly MagicNumber[] = [
  { is: 'pdf', at: 0, text: '%PDF-' },
  { is: 'png', at: 0, text: '\x89PNG\r\n\x1a\n' },
  { is: 'jpeg', at: 0, text: '\xff\xd8\xff' },
  { is: 'gif', at: 0, text: 'GIF87a' },
  { is: 'gif', at: 0, text: 'GIF89a' },
  { is: 'webp', at: 8, text: 'WEBP' },
  { is: 'tiff', at: 0, text: 'II*\0' },
  { is: 'tiff', at: 0, text: 'MM\0*' },
  { is: 'zip', at: 0, text: 'PK\x03\x04' },
  { is: 'ole', at: 0, text: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  { is: 'dicom', at: 128, text: 'DICM' },
  { is: 'program', at: 0, text: 'MZ' },
  { is: 'program', at: 0, text: '\x7fELF' },
  { is: 'program', at: 0, text: '#!' },
  { is: 'rtf', at: 0, text: '{\\rtf' },
]

/** Markup by its first element, after `afterPrologue`; only applied to text. */
const firstElements: readonly (readonly [SniffedType, RegExp])[] = [
  ['rtf', /^\{\\rtf/],
  ['ccda', /^<(?:\w{1,40}:)?ClinicalDocument[\s>]/],
  ['svg', /^<svg[\s>]/i],
  ['html', /^<(?:!doctype html|html|head|body|div|p|table|h[1-6]|script|style|meta)[\s>/]/i],
]
const XML_START = /^<(?:\?xml|!DOCTYPE |[A-Za-z_][\w.-]*(?::[\w.-]+)?(?:\s[^<>]*)?\/?>)/

/** What may precede the first element, and how it ends. */
const prologueParts = [
  ['<!--', '-->'],
  ['<?', '>'],
  ['<!doctype svg', '>'],
] as const

/** The text from its first element on: without comments, processing instructions and the declaration of a drawing. A loop, because a pattern for it backtracks. */
function afterPrologue(text: string): string {
  const lower = text.toLowerCase()
  for (let at = 0; ;) {
    at = text.length - text.slice(at).trimStart().length
    const part = prologueParts.find(([start]) => lower.startsWith(start, at))
    const end = part ? text.indexOf(part[1], at + part[0].length) : -1
    if (!part || end < 0) return text.slice(at)
    at = end + part[1].length
  }
}

// Control characters that do not occur in text: all but tab, line ends, form feed and escape.
const isControl = (byte: number): boolean =>
  byte < 9 || byte === 11 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)

const latin1Of = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => String.fromCharCode(byte)).join('')

const hasUtf16Mark = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/** Detects the type of a file by its bytes. A text with a zero byte is `binary`. */
export function sniff(bytes: Uint8Array): SniffedType {
  if (bytes.length === 0) return 'empty'
  const start = latin1Of(bytes, 1024)
  const magic = magicNumbers.find(({ at, text }) => start.startsWith(text, at))
  if (magic && (magic.is !== 'webp' || start.startsWith('RIFF'))) return magic.is
  const wide = hasUtf16Mark(bytes)
  if (!wide && bytes.some(isControl)) return 'binary'
  const head = wide
    ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, 2048))
    : start.replace(/^\xef\xbb\xbf/, '')
  const first = afterPrologue(head)
  const markup = firstElements.find(([, pattern]) => pattern.test(first))?.[0]
  return markup ?? (XML_START.test(head.trimStart()) ? 'xml' : 'text')
}
