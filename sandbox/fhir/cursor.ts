import { isJsonObject } from '../json'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { FhirError } from './outcome'
import type { Access } from '../types'

/** Start of a page of search results. */
export interface PagePosition {
  readonly type: string
  /** The query string of the first request. */
  readonly search: string
  readonly offset: number
  /** Version of the records that were searched. */
  readonly storeVersion: number
}

/** Encodes the opaque cursors of page links, signed with a key of this process and bound to the reach of the token. */
export interface Cursors {
  encode(position: PagePosition, access: Access): string
  /** Throws 400 for an invalid signature, 403 for a cursor of another token's reach. */
  decode(cursor: string, access: Access): PagePosition
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Cached, as there may be thousands of patients. */
const patientDigests = new WeakMap<ReadonlySet<string>, string>()

function digestOfPatients(patients: ReadonlySet<string>): string {
  const digest = patientDigests.get(patients) ?? digestOf([...patients].sort().join(' '))
  patientDigests.set(patients, digest)
  return digest
}

/** A digest that identifies the reach of a token. */
export function reachDigest({ provider, patient = '', patients }: Access): string {
  return digestOf(`${provider} ${patient} ${patients === 'all' ? 'all' : digestOfPatients(patients)}`)
}

function parsePosition(content: unknown): (PagePosition & { reach: unknown }) | undefined {
  if (!isJsonObject(content)) return undefined
  const { type, search, offset, storeVersion, reach } = content
  return typeof type === 'string' &&
    typeof search === 'string' &&
    typeof offset === 'number' &&
    typeof storeVersion === 'number'
    ? { type, search, offset, storeVersion, reach }
    : undefined
}

export function createCursors(): Cursors {
  const key = randomBytes(32)
  const sign = (body: string): Buffer => createHmac('sha256', key).update(body).digest()
  return {
    encode: (position, access) => {
      const body = Buffer.from(JSON.stringify({ ...position, reach: reachDigest(access) })).toString('base64url')
      return `${body}.${sign(body).toString('base64url')}`
    },
    decode: (cursor, access) => {
      const [body = '', signature = ''] = cursor.split('.')
      const received = Buffer.from(signature, 'base64url')
      const expected = sign(body)
      const isGenuine = received.length === expected.length && timingSafeEqual(received, expected)
      const position = isGenuine ? parsePosition(JSON.parse(Buffer.from(body, 'base64url').toString())) : undefined
      if (position === undefined)
        throw new FhirError(400, 'invalid', 'This page link is not valid. Start the search again.')
      if (position.reach !== reachDigest(access))
        throw new FhirError(403, 'forbidden', 'This page link belongs to another access token.')
      return {
        type: position.type,
        search: position.search,
        offset: position.offset,
        storeVersion: position.storeVersion,
      }
    },
  }
}
