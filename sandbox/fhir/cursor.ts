import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { FhirFailure } from './outcome'
import { isJson } from './walk'
import type { Access } from '../types'

/** Where a page begins in a search. */
export interface Place {
  readonly type: string
  /** The query string of the first request. */
  readonly search: string
  readonly offset: number
  /** The records that were searched, as the store counts them. */
  readonly turn: number
}

/** Makes and opens the opaque cursors of `next` links; signed with a key of this process and bound to the reach of the token. */
export interface Cursors {
  write(place: Place, access: Access): string
  /** Throws 400 for a cursor that was not made here, 403 for one made for another reach. */
  open(cursor: string, access: Access): Place
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Worked out once for each set of patients, of which there may be thousands. */
const digests = new WeakMap<ReadonlySet<string>, string>()

function digestOfPatients(patients: ReadonlySet<string>): string {
  const digest = digests.get(patients) ?? digestOf([...patients].sort().join(' '))
  digests.set(patients, digest)
  return digest
}

/** What tells the reach of one token from that of another. */
export function reachOf({ provider, patient = '', patients }: Access): string {
  return digestOf(`${provider} ${patient} ${patients === 'all' ? 'all' : digestOfPatients(patients)}`)
}

function placeOf(content: unknown): (Place & { reach: unknown }) | undefined {
  if (!isJson(content)) return undefined
  const { type, search, offset, turn, reach } = content
  return typeof type === 'string' &&
    typeof search === 'string' &&
    typeof offset === 'number' &&
    typeof turn === 'number'
    ? { type, search, offset, turn, reach }
    : undefined
}

export function cursors(): Cursors {
  const key = randomBytes(32)
  const sign = (body: string): Buffer => createHmac('sha256', key).update(body).digest()
  return {
    write: (place, access) => {
      const body = Buffer.from(JSON.stringify({ ...place, reach: reachOf(access) })).toString('base64url')
      return `${body}.${sign(body).toString('base64url')}`
    },
    open: (cursor, access) => {
      const [body = '', signature = ''] = cursor.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(body)
      const genuine = given.length === expected.length && timingSafeEqual(given, expected)
      const place = genuine ? placeOf(JSON.parse(Buffer.from(body, 'base64url').toString())) : undefined
      if (place === undefined)
        throw new FhirFailure(400, 'invalid', 'This page link is not valid. Start the search again.')
      if (place.reach !== reachOf(access))
        throw new FhirFailure(403, 'forbidden', 'This page link belongs to another access token.')
      return { type: place.type, search: place.search, offset: place.offset, turn: place.turn }
    },
  }
}
