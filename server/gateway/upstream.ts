import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Limits } from '../limits'
import { OAuthError } from './oauth-error'

interface UpstreamRequest {
  readonly headers: Readonly<Record<string, string>>
  /** Sent as a form by POST; without it the request is a GET. */
  readonly form?: URLSearchParams
}

/** The start of a response. Its body is decompressed and stays within the limits, or rejects with OAuthError. */
export interface UpstreamResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: AsyncGenerator<Buffer, void, undefined>
}

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

/** Redirects are not followed: their target would receive the token or the secret. */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
/** A decompressed size that no ratio makes dangerous. */
const HARMLESS_BYTES = 1024 * 1024

const tooLong = (): OAuthError => new OAuthError(502, 'server_error', 'a response of the EHR that is too long')
const tooSlow = (): OAuthError =>
  new OAuthError(503, 'temporarily_unavailable', 'the EHR does not respond in time, or stalls')

function send(address: string, { headers, form }: UpstreamRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const isHttps = address.startsWith('https:')
  const body = form?.toString()
  const options = {
    method: body === undefined ? 'GET' : 'POST',
    // A form gets a new connection. On one that the EHR is closing it would fail, and nobody would know whether the EHR has used the code or token.
    agent: body === undefined ? agents[isHttps ? 'https' : 'http'] : false,
    signal,
    headers: {
      accept: '*/*',
      'accept-encoding': 'gzip, br',
      'user-agent': 'plainchart',
      ...headers,
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(Buffer.byteLength(body)) }),
    },
  }
  return new Promise((resolve, reject) => {
    const attempt = (isSecond: boolean): void => {
      let hasResponse = false
      const request = (isHttps ? httpsRequest : httpRequest)(address, options, (response) => {
        hasResponse = true
        resolve(response)
      })
      request.on('error', (cause: NodeJS.ErrnoException) => {
        // The EHR closed a kept connection just as it was used again.
        const isStale = request.reusedSocket && cause.code === 'ECONNRESET' && !hasResponse
        if (isStale && !isSecond) attempt(true)
        else reject(cause)
      })
      request.end(body)
    }
    attempt(false)
  })
}

/** Decompresses a content coding; undefined for none. Throws OAuthError for an unknown one. */
function decoderFor(coding: string): Transform | undefined {
  switch (coding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new OAuthError(502, 'server_error', 'a response of the EHR in an unknown content coding')
  }
}

interface BodyLimits {
  readonly bytes: number
  readonly stallMs: number
  readonly ratio: number
}

/** Reads a body on demand. Only time spent waiting for the EHR counts as a stall. */
async function* boundedBody(
  response: IncomingMessage,
  decoder: Transform | undefined,
  { bytes, stallMs, ratio }: BodyLimits,
): AsyncGenerator<Buffer, void, undefined> {
  const body: Readable = decoder === undefined ? response : pipeline(response, decoder, () => undefined)
  const compressedBytes = () => (decoder as { readonly bytesWritten?: number } | undefined)?.bytesWritten ?? Infinity
  const iterator = body[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  let size = 0
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(tooSlow()), stallMs)
      const next = await iterator.next().finally(() => clearTimeout(timer))
      if (next.done) return
      size += next.value.length
      if (size > bytes || (size > HARMLESS_BYTES && size > ratio * compressedBytes())) throw tooLong()
      yield next.value
    }
  } catch (cause) {
    throw cause instanceof OAuthError
      ? cause
      : new OAuthError(502, 'server_error', 'a response of the EHR that broke off')
  } finally {
    if (!response.complete || !body.readableEnded) response.destroy()
  }
}

async function open(
  address: string,
  request: UpstreamRequest,
  signal: AbortSignal,
  limits: BodyLimits,
): Promise<UpstreamResponse> {
  const response = await send(address, request, signal).catch((cause: unknown) => {
    const isTimeout = signal.aborted && (signal.reason as { name?: unknown } | undefined)?.name === 'TimeoutError'
    throw isTimeout || cause instanceof OAuthError
      ? tooSlow()
      : new OAuthError(503, 'temporarily_unavailable', 'the EHR cannot be reached')
  })
  const { statusCode: status = 502, headers } = response
  try {
    if (REDIRECTS.includes(status))
      throw new OAuthError(503, 'temporarily_unavailable', 'the EHR responds with a redirect')
    const decoder = decoderFor(headers['content-encoding'] ?? '')
    if (Number(headers['content-length'] ?? 0) > limits.bytes) throw tooLong()
    return { status, headers, body: boundedBody(response, decoder, limits) }
  } catch (cause) {
    response.destroy()
    throw cause
  }
}

/** Requests a record from a URL of the EHR. `disconnected` is aborted when nobody waits any more. Rejects with OAuthError. */
export async function openUpstream(
  address: string,
  headers: Readonly<Record<string, string>>,
  disconnected: AbortSignal,
  limits: Limits,
): Promise<UpstreamResponse> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('no response', 'TimeoutError')), limits.responseMs)
  const signal = AbortSignal.any([disconnected, late.signal, AbortSignal.timeout(limits.relayMs)])
  const { relayBytes: bytes, stallMs, compressionRatio: ratio } = limits
  return open(address, { headers }, signal, { bytes, stallMs, ratio }).finally(() => clearTimeout(timer))
}

/** The whole response to a sign-in request, as text. The address always comes from the settings or the EHR's smart-configuration. Rejects with OAuthError. */
export async function readUpstream(
  address: string,
  request: UpstreamRequest,
  { signInMs, signInBytes: bytes, compressionRatio: ratio }: Limits,
): Promise<{ readonly status: number; readonly ok: boolean; readonly text: string }> {
  const signal = AbortSignal.timeout(signInMs)
  const { status, body } = await open(address, request, signal, { bytes, stallMs: signInMs, ratio })
  const chunks: Buffer[] = []
  try {
    for await (const chunk of body) chunks.push(chunk)
  } catch (cause) {
    throw signal.aborted ? tooSlow() : cause
  }
  return { status, ok: status >= 200 && status < 300, text: new TextDecoder().decode(Buffer.concat(chunks)) }
}
