import { Failure, type FailureKind } from '../data/types'
import { isObject, parseJson, text } from '../site/json'

/** Largest answer that is taken in, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024

const kindOf: Readonly<Record<number, FailureKind>> = { 401: 'signedOut', 403: 'notShared', 404: 'notFound', 405: 'notOffered', 410: 'notFound', 501: 'notOffered', 429: 'busy' }

/** For messages: the type and what is asked of it, without ids and values. */
export function nameOf(url: URL, base: string): string {
  const [type = '', id] = url.href.slice(base.length + 1).split(/[/?]/)
  if (url.search !== '') return `${type} search`
  return id ? `${type} read` : `${type || 'FHIR'} search`
}

/** The texts of an OperationOutcome; empty for anything else. */
function issuesOf(body: unknown): readonly string[] {
  if (!isObject(body) || body.resourceType !== 'OperationOutcome' || !Array.isArray(body.issue)) return []
  return body.issue.flatMap((issue: unknown) => {
    if (!isObject(issue)) return []
    const words = isObject(issue.details) ? text(issue.details.text) : undefined
    return words ?? text(issue.diagnostics) ?? text(issue.code) ?? []
  })
}

/** Retry-After in seconds, from a number of seconds or a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

/** How long an answer may not begin, and how long it may then stand still, in milliseconds. */
const PATIENCE = { begin: 30_000, goOn: 15_000 } as const

/** Gives up a request that makes no progress; each sign of life puts that off. */
class Patience {
  readonly #given = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  get signal(): AbortSignal {
    return this.#given.signal
  }

  get over(): boolean {
    return this.#given.signal.aborted
  }

  wait(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#given.abort(), milliseconds)
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}

async function bytesOf(response: Response, what: string, patience: Patience): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = (): Failure => new Failure('refused', what, response.status, undefined, ['The answer is larger than this app takes in.'])
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge()
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    patience.wait(PATIENCE.goOn)
    size += part.value.byteLength
    if (size > MAX_BYTES) {
      await reader?.cancel()
      throw tooLarge()
    }
    chunks.push(part.value)
  }
  const whole = new Uint8Array(size)
  chunks.reduce((at, chunk) => (whole.set(chunk, at), at + chunk.byteLength), 0)
  return whole
}

/** A page for people in place of records, as servers under maintenance send it. */
const isPage = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '')

function isAbort(cause: unknown): boolean {
  return isObject(cause) && cause.name === 'AbortError'
}

/**
 * One GET with the token. `url` must have passed `guardedUrl`. Throws Failure for every answer but a 2xx; an abort stays an AbortError.
 * Redirects are refused, since they could carry the token elsewhere.
 */
export async function fhirGet(url: URL, what: string, token: string, signal: AbortSignal, accept?: string): Promise<Response> {
  const headers = { accept: accept ?? 'application/fhir+json', authorization: `Bearer ${token}` }
  const patience = new Patience()
  patience.wait(PATIENCE.begin)
  const either = AbortSignal.any([signal, patience.signal])
  try {
    const response = await fetch(url.href, { headers, signal: either, redirect: 'error', cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' })
    patience.wait(PATIENCE.goOn)
    const bytes = await bytesOf(response, what, patience)
    if (response.ok && accept === undefined && isPage(response)) throw new Failure('failed', what, response.status)
    if (response.ok) return new Response(response.status === 204 ? null : bytes, { status: response.status, headers: response.headers })
    const body = parseJson(new TextDecoder().decode(bytes))
    throw new Failure(kindOf[response.status] ?? 'failed', what, response.status, retryAfter(response.headers), issuesOf(body))
  } catch (cause) {
    if (patience.over && !signal.aborted) throw new Failure('timedOut', what)
    if (cause instanceof Failure || isAbort(cause)) throw cause
    throw new Failure(globalThis.navigator?.onLine === false ? 'offline' : 'failed', what)
  } finally {
    patience.end()
  }
}
