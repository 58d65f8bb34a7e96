import { decodeBase64 } from './base64'
import { sniff, type SniffedType } from '../../lib/sniff'

/** Longer contents are left as sent. */
const MAX_CHARACTERS = 30_000_000
/** A shorter text in these characters is more likely a word. */
const MIN_CHARACTERS = 16

/** Types with a signature at their start, and text. */
const UNPACKED_TYPES: readonly SniffedType[] = [
  'pdf',
  'png',
  'jpeg',
  'gif',
  'webp',
  'tiff',
  'rtf',
  'ccda',
  'svg',
  'xml',
  'html',
  'text',
]

const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]+(?:\r?\n[A-Za-z0-9+/]+)*={0,2}\s*$/.test(text)

/** True for text in UTF-8: a random sequence of bytes hardly ever is. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * The content of a file whose bytes are base64 once more, as some servers encode twice; undefined for any other file. Base64 inside is
 * only taken for what it is if it decodes to text or to a file with a known signature.
 */
export function unpackBase64(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (bytes.length < MIN_CHARACTERS || bytes.length > MAX_CHARACTERS) return undefined
  const text = new TextDecoder('windows-1252').decode(bytes)
  const inner = isBase64(text) ? decodeBase64(text) : undefined
  if (!inner || !UNPACKED_TYPES.includes(sniff(inner))) return undefined
  return sniff(inner) !== 'text' || isUtf8(inner) ? inner : undefined
}
