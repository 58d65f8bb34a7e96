import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
import type { Met } from './switchboard'

/** Pieces of an answer that comes slowly. */
const PIECES = 20

/** Yields the body as these faults let it out; throws where the connection ends. */
async function* piecesOf(body: string, met: readonly Met[], gone: AbortSignal): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(body)
  const drip = met.find(({ fault }) => fault.delivery === 'drip')
  const isDropped = met.some(({ fault }) => fault.delivery === 'dropped')
  const end = isDropped ? Math.floor(bytes.length / 2) : bytes.length
  const size = Math.max(1, Math.ceil(bytes.length / PIECES))
  const signal = AbortSignal.any([...(drip ? [drip.over] : []), gone])
  for (let at = 0; at < end; at += size) {
    if (drip && at > 0 && !signal.aborted)
      await delay((drip.seconds * 1000) / PIECES, undefined, { signal }).catch(() => undefined)
    yield bytes.subarray(at, Math.min(at + size, end))
  }
  if (!isDropped) return
  // What was written goes out first.
  await turn()
  await turn()
  throw new Error('dropped')
}

/** True where an answer goes out in another way than at once. */
export const isDelivered = (met: readonly Met[]): boolean => met.some(({ fault }) => fault.delivery !== undefined)

/** The body as a stream that these faults hold back or cut. */
export function delivered(body: string, met: readonly Met[], raw: ServerResponse): Readable {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return Readable.from(piecesOf(body, met, gone.signal), { objectMode: false })
}
