import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate as nextTick, setTimeout as delay } from 'node:timers/promises'
import type { MatchedFault } from './switchboard'

/** Number of chunks of a slow response. */
const CHUNK_COUNT = 20

/** Yields the body as delayed by the faults; throws where the connection is to end. */
async function* chunksOf(body: string, matched: readonly MatchedFault[], closed: AbortSignal): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(body)
  const drip = matched.find(({ fault }) => fault.delivery === 'drip')
  const isDropped = matched.some(({ fault }) => fault.delivery === 'dropped')
  const end = isDropped ? Math.floor(bytes.length / 2) : bytes.length
  const size = Math.max(1, Math.ceil(bytes.length / CHUNK_COUNT))
  const signal = AbortSignal.any([...(drip ? [drip.ended] : []), closed])
  for (let start = 0; start < end; start += size) {
    if (drip && start > 0 && !signal.aborted)
      await delay((drip.seconds * 1000) / CHUNK_COUNT, undefined, { signal }).catch(() => undefined)
    yield bytes.subarray(start, Math.min(start + size, end))
  }
  if (!isDropped) return
  // Lets the written chunks be sent first.
  await nextTick()
  await nextTick()
  throw new Error('dropped')
}

/** True if a fault changes how the body is sent. */
export const needsStream = (matched: readonly MatchedFault[]): boolean =>
  matched.some(({ fault }) => fault.delivery !== undefined)

/** The body as a stream that the faults delay or cut off. */
export function streamBody(body: string, matched: readonly MatchedFault[], raw: ServerResponse): Readable {
  const closed = new AbortController()
  raw.once('close', () => closed.abort())
  return Readable.from(chunksOf(body, matched, closed.signal), { objectMode: false })
}
