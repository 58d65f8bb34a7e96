import { copiesOf } from './tab-sync'
import { idText, isObject, parseJson } from '../../lib/json'
import { inTime, postForm } from '../http/oauth-fetch'
import { tokensOf, type TokenPlace, type Tokens } from './token-set'

// With what is needed long after the first page, so that the first page comes without it.
export { copiesOf }

const MINUTE = 60_000

/**
 * How long the answer to a renewal is waited for, in milliseconds; requests for records wait less (`inTime`). It is never given up early: the EHR
 * may have used up the refresh token, and what it gives for it comes once.
 */
const ANSWER = 2 * MINUTE

interface Answer {
  /** What to hold from now on: new tokens, those sent where the EHR could not say, those without the refresh token where it takes it no more. Undefined when no answer came. */
  readonly tokens?: Tokens
  /** What it gave in place of what was asked for: tokens for another patient's record. */
  readonly foreign?: Tokens
  /** Milliseconds that the EHR wants nobody to ask in. */
  readonly wait?: number
}

/** The turn tells other tabs that hold the same refresh token not to try it. */
const withoutRefresh = (held: Tokens): Tokens => ({ ...held, refresh: undefined, turn: (held.turn ?? 0) + 1 })

/** Hands a refresh token in, once; `patient` is whose record it is for, undefined where that is chosen in this app. Never rejects. */
export async function askForTokens(
  { token, clientId, scope }: TokenPlace,
  held: Tokens,
  patient: string | undefined,
): Promise<Answer> {
  const fields = {
    grant_type: 'refresh_token',
    refresh_token: held.refresh ?? '',
    client_id: clientId,
    ...(scope === undefined ? {} : { scope }),
  }
  try {
    return await inTime(
      'renewal',
      undefined,
      async (signal) => readAnswer(await postForm(token, fields, signal), held, patient),
      ANSWER,
    )
  } catch {
    return {}
  }
}

async function readAnswer(response: Response, held: Tokens, patient: string | undefined): Promise<Answer> {
  const body = parseJson(await response.text())
  const tokens = response.ok ? tokensOf(body, Date.now(), held) : undefined
  const named = isObject(body) ? idText(body.patient) : undefined
  if (tokens !== undefined && patient !== undefined && named !== undefined && named !== patient)
    return { tokens: withoutRefresh(held), foreign: tokens }
  if (response.ok) return tokens === undefined ? {} : { tokens }
  const wait = Math.min(Number(response.headers.get('retry-after') ?? 0) * 1000 || 0, MINUTE)
  const gone = response.status < 500 && isObject(body) && body.error === 'invalid_grant'
  return gone ? { tokens: withoutRefresh(held), wait } : { tokens: held, wait }
}

/** Asks the EHR to revoke the tokens, refresh token first. Never rejects. */
export async function withdraw({ revocation, clientId }: TokenPlace, { access, refresh }: Tokens): Promise<void> {
  if (revocation === undefined) return
  for (const [hint, token] of [
    ['refresh_token', refresh],
    ['access_token', access],
  ] as const) {
    if (token)
      await inTime('revocation', undefined, (signal) =>
        postForm(revocation, { token, token_type_hint: hint, client_id: clientId }, signal),
      ).catch(() => undefined)
  }
}
