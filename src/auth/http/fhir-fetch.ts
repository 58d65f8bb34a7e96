import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { isObject, parseJson, textOf } from '../../lib/json'
import { nextRequestAt } from './oauth-fetch'

const MAX_RESPONSE_BYTES = 50 * 1024 * 1024

const KIND_BY_STATUS: Readonly<Record<number, FhirErrorKind>> = {
  401: 'signedOut',
  403: 'notShared',
  404: 'notFound',
  405: 'notOffered',
  410: 'notFound',
  501: 'notOffered',
  429: 'busy',
}

/** A name for error messages: the type and the interaction, without ids and values. */
export function requestName(url: URL, base: string): string {
  const [type = '', id] = url.href.slice(base.length + 1).split(/[/?]/)
  if (url.search !== '') return `${type} search`
  return id ? `${type} read` : `${type || 'FHIR'} search`
}

/** The texts of an OperationOutcome; empty for anything else. */
function outcomeTexts(body: unknown): readonly string[] {
  if (!isObject(body) || body.resourceType !== 'OperationOutcome' || !Array.isArray(body.issue)) return []
  return body.issue.flatMap((issue: unknown) => {
    if (!isObject(issue)) return []
    const details = isObject(issue.details) ? textOf(issue.details.text) : undefined
    return details ?? textOf(issue.diagnostics) ?? textOf(issue.code) ?? []
  })
}

/** A server error with a Retry-After is a pause that the server asks for, like 429. */
async function failureOf(response: Response, request: string, body: unknown): Promise<FhirError> {
  const { status } = response
  const at = await nextRequestAt(response)
  const kind = at === undefined ? (KIND_BY_STATUS[status] ?? 'failed') : 'busy'
  return new FhirError(kind, request, status, at, outcomeTexts(body))
}

/** How long a response may take to begin, and how long it may then stall. */
const RESPONSE_TIMEOUT_MS = 30_000
const STALL_TIMEOUT_MS = 15_000

/** Aborts a request that makes no progress. */
class StallTimeout {
  readonly #controller = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  get isExpired(): boolean {
    return this.#controller.signal.aborted
  }

  restart(timeoutMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#controller.abort(), timeoutMs)
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}

/** Called with the response text received so far, after each chunk. */
export type OnPartialText = (soFar: string) => void

export interface FhirGetOptions {
  /** The accepted format, for files; FHIR JSON by default. */
  readonly accept?: string
  readonly onPartialText?: OnPartialText
  /** What a page waits for is requested before it. */
  readonly isLowPriority?: boolean
}

/** Reads a response chunk by chunk; cancels one that is too large. */
async function readChunks(
  response: Response,
  request: string,
  timeout: StallTimeout,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const tooLarge = (): FhirError =>
    new FhirError('refused', request, response.status, undefined, ['The answer is larger than this app takes in.'])
  if (Number(response.headers.get('content-length') ?? 0) > MAX_RESPONSE_BYTES) throw tooLarge()
  const reader = response.body?.getReader()
  let size = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    timeout.restart(STALL_TIMEOUT_MS)
    size += part.value.byteLength
    if (size > MAX_RESPONSE_BYTES) {
      await reader?.cancel()
      throw tooLarge()
    }
    onChunk(part.value)
  }
}

async function readFile(response: Response, request: string, timeout: StallTimeout): Promise<Response> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await readChunks(response, request, timeout, (chunk) => chunks.push(chunk))
  return new Response(chunks.length === 0 ? null : new Blob(chunks), {
    status: response.status,
    headers: response.headers,
  })
}

async function readText(
  response: Response,
  request: string,
  timeout: StallTimeout,
  onPartialText?: OnPartialText,
): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  await readChunks(response, request, timeout, (chunk) => {
    text += decoder.decode(chunk, { stream: true })
    if (response.ok) onPartialText?.(text)
  })
  return text + decoder.decode()
}

/** A response whose text has been read: `text()` resolves at once, while the browser's own takes several turns of the event loop, 400 times for a long record. */
class TextResponse extends Response {
  readonly #text: string

  constructor(text: string, { status, headers }: Response) {
    super(status === 204 ? null : text, { status, headers })
    this.#text = text
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text)
  }
}

/** Servers under maintenance send an HTML page instead of records. */
const isHtml = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '')

function isAbort(cause: unknown): boolean {
  return isObject(cause) && cause.name === 'AbortError'
}

/**
 * One GET with the access token. `url` must have passed `guardedUrl`. Throws FhirError for every response but a 2xx; an abort stays an AbortError.
 * Redirects are refused, because they could carry the token elsewhere.
 */
export async function fhirGet(
  url: URL,
  request: string,
  token: string,
  signal: AbortSignal,
  { accept, onPartialText, isLowPriority = false }: FhirGetOptions = {},
): Promise<Response> {
  const headers = { accept: accept ?? 'application/fhir+json', authorization: `Bearer ${token}` }
  const timeout = new StallTimeout()
  timeout.restart(RESPONSE_TIMEOUT_MS)
  try {
    const response = await fetch(url.href, {
      headers,
      signal: AbortSignal.any([signal, timeout.signal]),
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      priority: isLowPriority ? 'low' : 'auto',
    })
    timeout.restart(STALL_TIMEOUT_MS)
    if (response.ok && accept !== undefined) return await readFile(response, request, timeout)
    const text = await readText(response, request, timeout, onPartialText)
    if (!response.ok) throw await failureOf(response, request, parseJson(text))
    if (isHtml(response)) throw new FhirError('failed', request, response.status)
    return new TextResponse(text, response)
  } catch (cause) {
    if (timeout.isExpired && !signal.aborted) throw new FhirError('timedOut', request)
    if (cause instanceof FhirError || isAbort(cause)) throw cause
    throw new FhirError(globalThis.navigator?.onLine === false ? 'offline' : 'failed', request)
  } finally {
    timeout.clear()
  }
}
