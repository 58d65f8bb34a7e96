import { base64url } from 'jose'
import { isObject, parseJson, textOf } from '../../lib/json'
import { LinkError } from './link-error'

/** A SMART Health Link (HL7 SMART Health Cards and Links 1.0, "Construct a SMART Health Link Payload"). */
export interface HealthLink {
  /** Of the manifest; with `isDirect` of the file itself. */
  readonly url: string
  /** 32 bytes, which never leave this device. */
  readonly key: Uint8Array
  /** Flag `P`. */
  readonly needsPasscode: boolean
  /** Flag `U`: one file, without a manifest. */
  readonly isDirect: boolean
  /** Flag `L`: its files may change. */
  readonly isLongTerm: boolean
  /** At most 80 characters. */
  readonly label: string | undefined
  /** Milliseconds since 1970. A hint: the link may have ended before, or still work. */
  readonly expiresAt: number | undefined
}

const VERSION = 1
const MAX_PAYLOAD_CHARACTERS = 4096
const KEY_BYTES = 32
const MAX_LABEL = 80
/** A date cannot be later (ECMAScript, 21.4.1.1). */
const MAX_TIME_MS = 8.64e15

/** In a text with or without the address of a viewer before it. */
const LINK = /(?:^|[\s#<"(])shlink:\/([\w-]*)/

function decode(text: string): Uint8Array {
  try {
    return base64url.decode(text)
  } catch {
    throw new LinkError('damagedLink')
  }
}

function labelOf(value: unknown): string | undefined {
  const label = textOf(value)?.trim()
  return label === undefined || label.length <= MAX_LABEL ? label : `${label.slice(0, MAX_LABEL - 1)}…`
}

function endOf(exp: unknown): number | undefined {
  const at = typeof exp === 'number' ? exp * 1000 : NaN
  return Math.abs(at) <= MAX_TIME_MS ? at : undefined
}

/** Reads a link that was pasted, or is part of the address of a viewer. Throws LinkError. */
export function parseHealthLink(text: string): HealthLink {
  const encoded = LINK.exec(text)?.[1]
  if (encoded === undefined) throw new LinkError('notLink')
  if (encoded.length > MAX_PAYLOAD_CHARACTERS) throw new LinkError('damagedLink')
  const payload = parseJson(new TextDecoder().decode(decode(encoded)))
  if (!isObject(payload)) throw new LinkError('damagedLink')
  // Of later versions only label, flags and end are as in this one.
  if (typeof payload['v'] === 'number' && payload['v'] > VERSION) throw new LinkError('newerVersion')
  const url = textOf(payload['url'])
  const key = decode(textOf(payload['key']) ?? '')
  if (url === undefined || key.length !== KEY_BYTES) throw new LinkError('damagedLink')
  const flags = textOf(payload['flag']) ?? ''
  const [needsPasscode, isDirect] = [flags.includes('P'), flags.includes('U')]
  // A file without a manifest has no place to send a passcode to.
  if (needsPasscode && isDirect) throw new LinkError('damagedLink')
  const isLongTerm = flags.includes('L')
  return {
    url,
    key,
    needsPasscode,
    isDirect,
    isLongTerm,
    label: labelOf(payload['label']),
    expiresAt: endOf(payload['exp']),
  }
}
