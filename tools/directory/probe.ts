import { isSafeAddress } from '../../src/config/config.ts'
import { isObject } from './fhir.ts'
import type { Vendor } from './vendors.ts'

/** What the smart-configuration of a base came to: origins that sign-in uses, or why a web page cannot sign in there, or why it is not known. */
export type Probe = { readonly origins: readonly string[] } | { readonly closed: string } | { readonly failed: string }

const LIMIT = 20_000
const LARGEST = 1_000_000
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Reads a smart-configuration for what a web page needs of it. */
export function readSmart(document: unknown, base: string, { settings }: Pick<Vendor, 'settings'>): Probe {
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
  const can = isTexts(capabilities) ? capabilities : []
  if (can.some((one) => one.startsWith('client-confidential')) && !can.includes('client-public'))
    return { closed: 'it takes apps with a secret alone' }
  const origins = [authorize, token, jwks].flatMap((address) =>
    typeof address === 'string' && isSafeAddress(address) ? [new URL(address).origin] : [],
  )
  return { origins: [...new Set(origins)].filter((origin) => origin !== new URL(base).origin) }
}

async function bodyOf(response: Response): Promise<unknown> {
  let [length, body] = [0, '']
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > LARGEST) throw new Error('its smart-configuration is longer than a megabyte')
    body += decoder.decode(chunk, { stream: true })
  }
  return JSON.parse(body)
}

async function probe(base: string, vendor: Vendor): Promise<Probe> {
  try {
    const response = await fetch(`${base}/.well-known/smart-configuration`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT),
    })
    if (!response.ok) return { failed: `its smart-configuration answers HTTP ${response.status}` }
    return readSmart(await bodyOf(response), base, vendor)
  } catch (cause) {
    const why =
      cause instanceof SyntaxError
        ? 'is not JSON'
        : cause instanceof Error && cause.name === 'TimeoutError'
          ? 'does not come in 20 seconds'
          : 'cannot be reached'
    return { failed: `its smart-configuration ${why}` }
  }
}

const AT_ONCE = 4
const PAUSE = 100

/**
 * Asks each base for its smart-configuration, four at a time. `known` has what an earlier run found; what failed then is asked again. `save` is called
 * from time to time, so that a run that is stopped goes on where it was.
 */
export async function probeAll(
  bases: ReadonlyMap<string, Vendor>,
  known: ReadonlyMap<string, Probe>,
  save: (all: ReadonlyMap<string, Probe>) => void,
): Promise<ReadonlyMap<string, Probe>> {
  const found = new Map([...known].filter(([, one]) => !('failed' in one)))
  const waiting = [...bases].filter(([base]) => !found.has(base))
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [base, vendor] = next
      found.set(base, await probe(base, vendor))
      if (found.size % PAUSE === 0) save(found)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  save(found)
  return found
}
