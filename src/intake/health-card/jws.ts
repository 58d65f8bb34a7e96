import { isSafeAddress } from '../../config/config'
import { parseLosslessJson } from '../../fhir/lossless-json'
import { isObject, objectsOf, textOf, type Json } from '../../lib/json'
import { FileError } from '../file-error'

/** Of an inflated payload; a card with a whole summary has some 100 kB. */
const MAX_BYTES = 5 * 1024 * 1024

/** A signature of ES256 has 64 bytes; the last of its characters holds two bits. */
const COMPACT_JWS = /^([\w-]+)\.([\w-]+)\.[\w-]{85}[AQgw]$/

const HEALTH_CARD = 'https://smarthealth.cards#health-card'

/** A card whose signature has not been checked yet (SMART Health Cards Framework). */
export interface CardContent {
  readonly jws: string
  /** Thumbprint of the key that signed it, by the words of the card. */
  readonly kid: string
  /** Address of the issuer, by the words of the card. */
  readonly issuer: string
  /** Seconds since 1970. */
  readonly notBefore: number
  readonly expires: number | undefined
  /** By which an issuer revokes the card. */
  readonly revocationId: string | undefined
  readonly bundle: unknown
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    throw new FileError('badCard')
  }
}

/** The JSON object in these bytes, which must be UTF-8. */
function objectIn(bytes: Uint8Array): Json {
  try {
    const value = parseLosslessJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isObject(value)) return value
  } catch (cause) {
    if (!(cause instanceof SyntaxError || cause instanceof TypeError)) throw cause
  }
  throw new FileError('badCard')
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new FileError('badCard')
    })
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    size += value.length
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new FileError('badCard')
    }
    chunks.push(value)
  }
}

const secondsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e11 ? value : undefined

/** What a card says, without a check of its signature. Throws FileError for what is no health card. */
export async function readCardContent(jws: string): Promise<CardContent> {
  const [, head, body] = COMPACT_JWS.exec(jws) ?? []
  if (head === undefined || body === undefined) throw new FileError('badCard')
  const header = objectIn(bytesOf(head))
  const kid = textOf(header['kid'])
  if (header['alg'] !== 'ES256' || header['zip'] !== 'DEF' || kid === undefined) throw new FileError('badCard')
  const payload = objectIn(await inflate(bytesOf(body)))
  const [vc] = objectsOf(payload['vc'])
  const [subject] = objectsOf(vc?.['credentialSubject'])
  const bundle = subject?.['fhirBundle']
  const types = vc?.['type']
  const issuer = textOf(payload['iss'])
  const notBefore = secondsOf(payload['nbf'])
  const expires = secondsOf(payload['exp'])
  const isCard = Array.isArray(types) && types.includes(HEALTH_CARD) && isObject(bundle)
  if (!isCard || issuer === undefined || !isSafeAddress(issuer) || notBefore === undefined)
    throw new FileError('badCard')
  if (expires === undefined && payload['exp'] !== undefined) throw new FileError('badCard')
  return { jws, kid, issuer, notBefore, expires, revocationId: textOf(vc?.['rid']), bundle }
}
