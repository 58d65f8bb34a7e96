import { openTabSync } from './tab-sync'
import { isObject, parseJson, textOf } from '../../lib/json'
import type { PendingSignIn } from '../launch/authorize'
import { withTimeout, postForm } from '../http/oauth-fetch'
import { retryAt } from '../http/retry-after'
import { parseTokenResponse, type TokenEndpoints, type TokenSet } from './token-set'

// Exported here to be in the same chunk: neither is needed for the first page.
export { openTabSync }

/** Longer than requests for records wait: the EHR may have used up the refresh token, and its response with the new one comes only once. */
const REFRESH_TIMEOUT_MS = 2 * 60_000

interface RefreshResponse {
  /**
   * The tokens to hold from now on: new ones; the same ones if the EHR could not answer; the same ones without the refresh token if the EHR no
   * longer accepts it. Undefined without a response.
   */
  readonly tokens?: TokenSet
  /** Tokens for another patient's record, issued instead of the expected ones. */
  readonly otherPatientTokens?: TokenSet
  /** Milliseconds since 1970. */
  readonly retryAt?: number
}

/** The next generation tells other tabs with the same refresh token not to use it. */
const withoutRefreshToken = (held: TokenSet): TokenSet => ({
  ...held,
  refresh: undefined,
  generation: (held.generation ?? 0) + 1,
})

/** Sends a refresh token, once. `isOther`: whether the `patient` of the response is another one than the tokens are for; undefined where the patient is selected in this app. Never rejects. */
export async function requestRefresh(
  { token, clientId, scope }: TokenEndpoints,
  held: TokenSet,
  isOther: ((patient: unknown) => boolean) | undefined,
): Promise<RefreshResponse> {
  const fields = {
    grant_type: 'refresh_token',
    refresh_token: held.refresh ?? '',
    client_id: clientId,
    ...(scope === undefined ? {} : { scope }),
  }
  try {
    return await withTimeout(
      'refresh',
      undefined,
      async (signal) => readRefreshResponse(await postForm(token, fields, signal), held, isOther),
      REFRESH_TIMEOUT_MS,
    )
  } catch {
    return {}
  }
}

async function readRefreshResponse(
  response: Response,
  held: TokenSet,
  isOther: ((patient: unknown) => boolean) | undefined,
): Promise<RefreshResponse> {
  const body = parseJson(await response.text())
  const tokens = response.ok ? parseTokenResponse(body, Date.now(), held) : undefined
  if (tokens !== undefined && isObject(body) && isOther?.(body.patient) === true)
    return { tokens: withoutRefreshToken(held), otherPatientTokens: tokens }
  if (response.ok) return tokens === undefined ? {} : { tokens }
  const at = retryAt(response.headers)
  const isInvalid = response.status < 500 && isObject(body) && body.error === 'invalid_grant'
  return { tokens: isInvalid ? withoutRefreshToken(held) : held, ...(at === undefined ? {} : { retryAt: at }) }
}

/** Asks the EHR to revoke the tokens, refresh token first (RFC 7009). Never rejects. */
export async function revokeTokens(
  { revocation, clientId }: TokenEndpoints,
  { access, refresh }: TokenSet,
): Promise<void> {
  if (revocation === undefined) return
  for (const [hint, token] of [
    ['refresh_token', refresh],
    ['access_token', access],
  ] as const) {
    if (token)
      await withTimeout('revocation', undefined, (signal) =>
        postForm(revocation, { token, token_type_hint: hint, client_id: clientId }, signal),
      ).catch(() => undefined)
  }
}

/** Revokes the tokens of a sign-in that is not used. Never rejects. */
export async function revokeResponse(
  { discovery: { token, revocation }, clientState }: PendingSignIn,
  response: unknown,
): Promise<void> {
  const tokens = parseTokenResponse(response, Date.now())
  const clientId = (isObject(clientState) ? textOf(clientState.clientId) : undefined) ?? ''
  if (tokens !== undefined) await revokeTokens({ token, revocation, clientId }, tokens)
}
