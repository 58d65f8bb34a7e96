import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

/**
 * Reads the body of a request and unshifts it, so that it can be read again; `change` returns a body to unshift instead. Returns the body as it was
 * received.
 */
export async function peekBody(
  raw: IncomingMessage,
  change: (body: string) => Promise<string> | string = (body) => body,
): Promise<string> {
  const chunks: Buffer[] = []
  const closed = new AbortController()
  raw.once('close', () => closed.abort())
  for (;;) {
    const chunk: unknown = raw.read()
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
    else if (raw.complete || raw.destroyed) break
    else await once(raw, 'readable', { signal: closed.signal }).catch(() => undefined)
  }
  const received = Buffer.concat(chunks)
  const changed = await change(received.toString())
  const body = changed === received.toString() ? received : Buffer.from(changed)
  if (raw.headers['content-length'] !== undefined) raw.headers['content-length'] = String(body.length)
  if (body.length > 0 && !raw.destroyed) raw.unshift(body)
  return received.toString()
}
