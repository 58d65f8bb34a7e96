import { retryAt } from '../../auth/http/retry-after'
import { isObject, parseJson } from '../../lib/json'
import { LinkError } from './link-error'

/** Of all responses together, as received. */
export const MAX_SHARED_BYTES = 50 * 1024 * 1024
const TIMEOUT_MS = 30_000
/** The body of an error is short JSON. */
const MAX_ERROR_BYTES = 10_000

/** How many bytes may still be read. */
export interface ByteBudget {
  left: number
}

async function readText({ body }: Response, budget: ByteBudget): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    budget.left -= part.value.length
    if (budget.left < 0) {
      void reader?.cancel().catch(() => undefined)
      throw new LinkError('tooLarge')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

async function refusal(response: Response): Promise<LinkError> {
  const { status, headers } = response
  if (status === 404 || status === 410) return new LinkError('ended')
  if (status === 429) {
    const at = retryAt(headers)
    return new LinkError('busy', at === undefined ? undefined : Math.max(1, Math.ceil((at - Date.now()) / 1000)))
  }
  if (status !== 401) return new LinkError('serverProblem')
  const body = parseJson(await readText(response, { left: MAX_ERROR_BYTES }).catch(() => ''))
  const tries = isObject(body) ? body['remainingAttempts'] : undefined
  return new LinkError('wrongPasscode', isCount(tries) ? tries : undefined)
}

/** Sends a request that tells nothing of this app or page, and returns the text of the response. Throws LinkError. */
export async function requestText(
  address: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  { signal, budget }: { readonly signal: AbortSignal; readonly budget: ByteBudget },
): Promise<string> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(address, {
      ...init,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, timeout]),
    })
    if (!response.ok) throw await refusal(response)
    return await readText(response, budget)
  } catch (cause) {
    if (signal.aborted) throw new LinkError('stopped')
    if (cause instanceof LinkError) throw cause
    throw new LinkError(timeout.aborted ? 'slow' : 'unreachable')
  }
}
