import { isObject, parseJson } from '../../lib/json'
import { getPublic, withTimeout } from '../http/oauth-fetch'
import type { Discovery } from './smart-configuration'
import type { JSONWebKeySet } from 'jose'

/** Short, because a sign-in waits for the keys. */
const TIMEOUT_MS = 5_000

/**
 * The keys that the EHR signs id_tokens with (JWKS); undefined if it publishes none or they could not be loaded. Never rejects. Apart from the code that
 * verifies a token, so that the keys are requested while that code is loading.
 */
export async function fetchSigningKeys(ehrId: string, { jwks }: Discovery): Promise<JSONWebKeySet | undefined> {
  if (jwks === undefined) return undefined
  const keys = await withTimeout(
    'keys',
    ehrId,
    async (signal) => {
      const response = await getPublic(jwks, signal)
      return response.ok ? parseJson(await response.text()) : undefined
    },
    TIMEOUT_MS,
  ).catch(() => undefined)
  return isObject(keys) && Array.isArray(keys.keys) ? (keys as unknown as JSONWebKeySet) : undefined
}
