import { Failure, type FailureKind } from '../../fhir/errors'
import { isObject, parseJson, textOf } from '../../lib/json'

/** Largest answer that is taken in, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024

const kindOf: Readonly<Record<number, FailureKind>> = {
  401: 'signedOut',
  403: 'notShared',
  404: 'notFound',
  405: 'notOffered',
  410: 'notFound',
  501: 'notOffered',
  429: 'busy',
}

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
    const words = isObject(issue.details) ? textOf(issue.details.text) : undefined
    return words ?? textOf(issue.diagnostics) ?? textOf(issue.code) ?? []
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

/** Called with the text of an answer as far as it has come, each time that more has. */
export type OnPart = (soFar: string) => void

/** What may be asked of an answer. */
export interface How {
  /** Its format, for files; FHIR JSON unless told. */
  readonly accept?: string
  readonly onPart?: OnPart
}

/** Takes an answer in as it comes; one that is too large is ended. */
async function takeIn(
  response: Response,
  what: string,
  patience: Patience,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const tooLarge = (): Failure =>
    new Failure('refused', what, response.status, undefined, ['The answer is larger than this app takes in.'])
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge()
  const reader = response.body?.getReader()
  let size = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    patience.wait(PATIENCE.goOn)
    size += part.value.byteLength
    if (size > MAX_BYTES) {
      await reader?.cancel()
      throw tooLarge()
    }
    take(part.value)
  }
}

async function fileOf(response: Response, what: string, patience: Patience): Promise<Response> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await takeIn(response, what, patience, (chunk) => chunks.push(chunk))
  return new Response(chunks.length === 0 ? null : new Blob(chunks), {
    status: response.status,
    headers: response.headers,
  })
}

async function readText(response: Response, what: string, patience: Patience, onPart?: OnPart): Promise<string> {
  const decoder = new TextDecoder()
  let sent = ''
  await takeIn(response, what, patience, (chunk) => {
    sent += decoder.decode(chunk, { stream: true })
    if (response.ok) onPart?.(sent)
  })
  return sent + decoder.decode()
}

/** An answer that was taken in. Its text is there at once: that of the browser's own would come in turns of its loop, four hundred times for a long record. */
class TextAnswer extends Response {
  readonly #sent: string

  constructor(sent: string, { status, headers }: Response) {
    super(status === 204 ? null : sent, { status, headers })
    this.#sent = sent
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#sent)
  }
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
export async function fhirGet(
  url: URL,
  what: string,
  token: string,
  signal: AbortSignal,
  { accept, onPart }: How = {},
): Promise<Response> {
  const headers = { accept: accept ?? 'application/fhir+json', authorization: `Bearer ${token}` }
  const patience = new Patience()
  patience.wait(PATIENCE.begin)
  const either = AbortSignal.any([signal, patience.signal])
  try {
    const response = await fetch(url.href, {
      headers,
      signal: either,
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    patience.wait(PATIENCE.goOn)
    if (response.ok && accept !== undefined) return await fileOf(response, what, patience)
    const sent = await readText(response, what, patience, onPart)
    if (!response.ok)
      throw new Failure(
        kindOf[response.status] ?? 'failed',
        what,
        response.status,
        retryAfter(response.headers),
        issuesOf(parseJson(sent)),
      )
    if (isPage(response)) throw new Failure('failed', what, response.status)
    return new TextAnswer(sent, response)
  } catch (cause) {
    if (patience.over && !signal.aborted) throw new Failure('timedOut', what)
    if (cause instanceof Failure || isAbort(cause)) throw cause
    throw new Failure(globalThis.navigator?.onLine === false ? 'offline' : 'failed', what)
  } finally {
    patience.end()
  }
}
