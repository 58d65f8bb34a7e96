import { normalBase, isSafeAddress, parseConfig, type AppConfig, type EhrConfig } from '../src/config/config'
import { isObject, textOf, type Json } from '../src/lib/json'
import { isGood, readCredential, type Credential } from './credentials'
import { reasonOf, SettingsError } from './faults'

/** How an EHR wants this site to prove itself (OpenID Connect Core, 9). */
export const methods = ['client_secret_post', 'client_secret_basic', 'private_key_jwt'] as const

export interface Confidential {
  readonly method: (typeof methods)[number]
  /** The first that has not expired is used; the others open what was sealed with them. */
  readonly credentials: readonly Credential[]
  /** False: the token endpoint wants no scope. */
  readonly scopeAtToken: boolean
}

/** An EHR that people sign in to by this server. */
export interface Gateway {
  /** The EHR as it is, with its own FHIR base. */
  readonly ehr: EhrConfig
  /** FHIR base at this server. */
  readonly base: string
  readonly confidential: Confidential | undefined
  readonly relay: boolean
  readonly redirectUri: string
}

export interface Settings {
  /** Public address of the site without a slash at the end; undefined where only files are served. */
  readonly url: string | undefined
  /** Path of the site with a slash at both ends. */
  readonly base: string
  /** How many proxies of the operator stand in front: so many of the last addresses in X-Forwarded-For are believed. */
  readonly proxies: number
  readonly perMinute: { readonly signIn: number; readonly records: number }
  /** config.json of the app. */
  readonly app: AppConfig
  readonly gateways: ReadonlyMap<string, Gateway>
}

type Check = readonly [(value: unknown) => boolean, string]
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value > 0
const own: Readonly<Record<string, Check>> = {
  url: [
    (value) => typeof value === 'string' && normalBase(value) !== undefined && isSafeAddress(value),
    'the https address of this site (http only for localhost)',
  ],
  trustProxy: [
    (value) => typeof value === 'boolean' || isCount(value),
    'true, false, or how many proxies of yours stand in front',
  ],
  perMinute: [
    (value) =>
      isObject(value) &&
      Object.entries(value).every(([key, count]) => ['signIn', 'records'].includes(key) && isCount(count)),
    'an object with whole numbers for signIn and records',
  ],
}
/** Settings of the app's own file, whose rules are in src/config. */
const ofApp = ['ehrs', 'directory']
const ofServer = ['confidential', 'relay']
const ofConfidential = ['method', 'credentials', 'scopeAtToken']

function confidentialOf(
  given: unknown,
  ehrId: string,
  where: string,
  now: number,
  environment: NodeJS.ProcessEnv,
): Confidential {
  if (!isObject(given)) throw new SettingsError([`${where} must be an object`])
  const faults = Object.keys(given).flatMap((key) =>
    ofConfidential.includes(key) ? [] : [`${where}.${key} is not a setting`],
  )
  const method = methods.find((one) => one === given.method)
  if (method === undefined) faults.push(`${where}.method must be ${methods.join(', ')}`)
  if (given.scopeAtToken !== undefined && typeof given.scopeAtToken !== 'boolean')
    faults.push(`${where}.scopeAtToken must be true or false`)
  const list: readonly unknown[] = Array.isArray(given.credentials) ? given.credentials : []
  if (list.length === 0) faults.push(`${where}.credentials must be a list with at least one secret or key`)
  const credentials = list.flatMap((one, i) => {
    try {
      return [readCredential(one, method === 'private_key_jwt', ehrId, `${where}.credentials[${i}]`, environment)]
    } catch (cause) {
      faults.push(reasonOf(cause))
      return []
    }
  })
  if (credentials.length > 0 && credentials.length === list.length && !credentials.some((one) => isGood(one, now)))
    faults.push(`${where}.credentials: all have expired`)
  if (faults.length > 0 || method === undefined) throw new SettingsError(faults)
  return { method, credentials, scopeAtToken: given.scopeAtToken !== false }
}

/** The entry as the app gets it: without what is the server's, and with the addresses at this server. */
function forApp(entry: Json, url: string): Json {
  const rest = Object.fromEntries(Object.entries(entry).filter(([key]) => !ofServer.includes(key)))
  if (entry.confidential === undefined && entry.relay !== true) return rest
  const gateway = `${url}/ehr/${String(entry.id)}/fhir`
  if (entry.relay !== true) return { ...rest, gateway }
  const aliases: readonly unknown[] = Array.isArray(entry.aliases) ? entry.aliases : []
  return { ...rest, gateway, relayed: true, fhirBase: gateway, aliases: [entry.fhirBase, ...aliases] }
}

function gatewayOf(
  entry: Json,
  i: number,
  hasSeveral: boolean,
  url: string,
  now: number,
  environment: NodeJS.ProcessEnv,
): readonly Gateway[] {
  if (entry.confidential === undefined && entry.relay !== true) return []
  const ehr = Object.fromEntries(
    Object.entries(entry).filter(([key]) => !ofServer.includes(key)),
  ) as unknown as EhrConfig
  const confidential =
    entry.confidential === undefined
      ? undefined
      : confidentialOf(entry.confidential, ehr.id, `ehrs[${i}].confidential`, now, environment)
  const path = hasSeveral ? `/callback/${ehr.id}` : '/callback'
  return [
    { ehr, base: `${url}/ehr/${ehr.id}/fhir`, confidential, relay: entry.relay === true, redirectUri: url + path },
  ]
}

function checked<T>(faults: string[], work: () => T): T | undefined {
  try {
    return work()
  } catch (cause) {
    faults.push(...(cause instanceof SettingsError ? cause.faults : [reasonOf(cause)]))
    return undefined
  }
}

/** Checks the settings of a server, which are those of the app's config.json and some more. Throws SettingsError with every fault. */
export function readSettings(value: unknown, now: number, environment: NodeJS.ProcessEnv): Settings {
  if (!isObject(value)) throw new SettingsError(['the settings must be a JSON object'])
  const faults = Object.keys(value).flatMap((key) =>
    key in own || ofApp.includes(key) ? [] : [`${key} is not a setting`],
  )
  for (const [key, [check, words]] of Object.entries(own))
    if (value[key] !== undefined && !check(value[key])) faults.push(`${key} must be ${words}`)
  const entries: readonly Json[] = Array.isArray(value.ehrs) ? value.ehrs.filter(isObject) : []
  const url = textOf(value.url) === undefined ? undefined : normalBase(String(value.url))
  const needsUrl = entries.findIndex((entry) => entry.confidential !== undefined || entry.relay === true)
  if (needsUrl >= 0 && value.url === undefined)
    faults.push(`url is missing: ehrs[${needsUrl}] is reached by this server, whose address the EHR has to know`)
  for (const [i, entry] of entries.entries())
    if (entry.relay !== undefined && typeof entry.relay !== 'boolean')
      faults.push(`ehrs[${i}].relay must be true or false`)
  // As they are, so that faults are those of the EHR's own address; then as the app gets them.
  const withoutOwn = (entry: unknown): unknown =>
    isObject(entry) ? Object.fromEntries(Object.entries(entry).filter(([key]) => !ofServer.includes(key))) : entry
  const given = Object.fromEntries(Object.entries(value).filter(([key]) => ofApp.includes(key)))
  const plain = checked(faults, () =>
    parseConfig({ ...given, ehrs: Array.isArray(value.ehrs) ? value.ehrs.map(withoutOwn) : value.ehrs }),
  )
  const app =
    plain && url !== undefined
      ? checked(faults, () => parseConfig({ ...given, ehrs: entries.map((entry) => forApp(entry, url)) }))
      : plain
  const gateways = entries.flatMap(
    (entry, i) =>
      checked(faults, () =>
        gatewayOf(entry, i, entries.length > 1 || value.directory === true, url ?? '', now, environment),
      ) ?? [],
  )
  if (faults.length > 0 || app === undefined) throw new SettingsError([...new Set(faults)])
  const base = url === undefined ? '/' : `${new URL(url).pathname.replace(/\/$/, '')}/`
  const perMinute = { signIn: 1200, records: 6000, ...(isObject(value.perMinute) ? value.perMinute : {}) }
  return {
    url,
    base,
    proxies: Number(value.trustProxy ?? 0),
    perMinute,
    app,
    gateways: new Map(gateways.map((one) => [one.ehr.id, one])),
  }
}

const DAY = 24 * 60 * 60_000

/** What stands in the way of signing in although the server runs, and what soon will. */
export function readiness(
  { gateways }: Settings,
  now: number,
): { readonly faults: readonly string[]; readonly warnings: readonly string[] } {
  const all = [...gateways.values()].flatMap(({ ehr, confidential }) =>
    confidential ? [{ id: ehr.id, ...confidential }] : [],
  )
  const usable = all.map(({ id, credentials }) => ({ id, good: credentials.filter((one) => isGood(one, now)) }))
  return {
    faults: usable.flatMap(({ id, good }) => (good.length > 0 ? [] : [`${id}: every secret or key has expired`])),
    warnings: usable.flatMap(({ id, good }) =>
      good.length > 0 && !good.some((one) => isGood(one, now + 30 * DAY))
        ? [`${id}: the last secret or key expires within 30 days`]
        : [],
    ),
  }
}
