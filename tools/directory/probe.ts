import { isSafeAddress } from '../../src/config/config.ts'
import { isOnPrivateHost, unsafeReason } from './address-safety.ts'
import { isObject } from './fhir.ts'
import type { Vendor } from './vendors.ts'

/** The result for a base URL: the other origins of its sign-in, or why a web app cannot sign in, or why that is unknown. */
export type Probe = { readonly origins: readonly string[] } | { readonly closed: string } | { readonly failed: string }

const TIMEOUT_MS = 20_000
const MAX_BYTES = 1_000_000
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Checks a SMART configuration for what a public web app needs. */
export function parseSmartConfiguration(
  document: unknown,
  base: string,
  { settings }: Pick<Vendor, 'settings'>,
  allowsAnyAddress = false,
): Probe {
  if (!isObject(document)) return { failed: 'its smart-configuration is not JSON' }
  const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: jwks, capabilities } = document
  for (const [name, address] of Object.entries({ authorization_endpoint: authorize, token_endpoint: token })) {
    if (typeof address !== 'string') return { failed: `its smart-configuration has no ${name}` }
    if (!isSafeAddress(address)) return { failed: `its ${name} is not on https` }
  }
  if (
    settings.pkce !== 'always' &&
    !(isTexts(document.code_challenge_methods_supported) && document.code_challenge_methods_supported.includes('S256'))
  )
    return { closed: 'it does not offer PKCE with S256' }
  const supported = isTexts(capabilities) ? capabilities : []
  if (supported.some((one) => one.startsWith('client-confidential')) && !supported.includes('client-public'))
    return { closed: 'it takes apps with a secret alone' }
  const origins = [authorize, token, jwks].flatMap((address) =>
    typeof address === 'string' && isSafeAddress(address) ? [new URL(address).origin] : [],
  )
  const unsafe = allowsAnyAddress ? undefined : origins.map(unsafeReason).find((reason) => reason !== undefined)
  if (unsafe !== undefined) return { failed: `an address of its sign-in ${unsafe}` }
  return { origins: [...new Set(origins)].filter((origin) => origin !== new URL(base).origin) }
}

async function readBody(response: Response): Promise<unknown> {
  let [length, body] = [0, '']
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) throw new Error('its smart-configuration is longer than a megabyte')
    body += decoder.decode(chunk, { stream: true })
  }
  return JSON.parse(body)
}

async function probeBase(base: string, vendor: Vendor, allowsAnyAddress: boolean): Promise<Probe> {
  try {
    if (!allowsAnyAddress && (await isOnPrivateHost(base))) return { failed: 'its host is on a private network' }
    const response = await fetch(`${base}/.well-known/smart-configuration`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return { failed: `its smart-configuration answers HTTP ${response.status}` }
    return parseSmartConfiguration(await readBody(response), base, vendor, allowsAnyAddress)
  } catch (cause) {
    return { failed: `its smart-configuration ${reasonOf(cause)}` }
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof SyntaxError) return 'is not JSON'
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'does not come in 20 seconds'
  return 'cannot be reached'
}

const CONCURRENCY = 4
/** Number of probes between saves. */
const SAVE_INTERVAL = 100

/**
 * Requests the SMART configuration of each base URL, four at a time, except those that an earlier run has got (`known`).
 * Those on private networks are not contacted unless `allowsAnyAddress`. Calls `save` at intervals, so that an interrupted run can be resumed.
 */
export async function probeAll(
  bases: ReadonlyMap<string, Vendor>,
  known: ReadonlyMap<string, Probe>,
  save: (all: ReadonlyMap<string, Probe>) => void,
  allowsAnyAddress = false,
): Promise<ReadonlyMap<string, Probe>> {
  const found = new Map([...known].filter(([, one]) => !('failed' in one)))
  const pending = [...bases].filter(([base]) => !found.has(base))
  const worker = async (): Promise<void> => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      const [base, vendor] = next
      found.set(base, await probeBase(base, vendor, allowsAnyAddress))
      if (found.size % SAVE_INTERVAL === 0) save(found)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  save(found)
  return found
}
