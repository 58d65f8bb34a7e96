import { normalizeBaseUrl, isSafeAddress, parseConfig, type AppConfig, type EhrConfig } from '../src/config/config'
import { isObject, textOf, type Json } from '../src/lib/json'
import { isUsable, maxBitsOf, MIN_SECRET_BITS, readCredential, readSealingKey, type Credential } from './credentials'
import { errorMessage, SettingsError } from './settings-error'

/** The client authentication methods (OpenID Connect Core, 9). */
export const METHODS = ['client_secret_post', 'client_secret_basic', 'private_key_jwt'] as const

export interface ConfidentialClient {
  readonly method: (typeof METHODS)[number]
  /** The first that has not expired is used; all of them can open tokens sealed with them. */
  readonly credentials: readonly Credential[]
  /** Keys for refresh tokens in place of those of the credentials. The first encrypts; all of them, and those of the credentials, decrypt. */
  readonly sealingKeys: readonly Uint8Array[]
  /** False if the token endpoint accepts no scope parameter. */
  readonly scopeAtToken: boolean
}

/** An EHR whose sign-in goes through this server. */
export interface Gateway {
  /** The EHR with its own FHIR base. */
  readonly ehr: EhrConfig
  /** FHIR base at this server. */
  readonly base: string
  readonly confidential: ConfidentialClient | undefined
  readonly relay: boolean
  readonly redirectUri: string
}

export interface Settings {
  /** Public URL of the site without a trailing slash; undefined where only files are served. */
  readonly url: string | undefined
  /** Path of the site with a slash at both ends. */
  readonly base: string
  /** How many trusted proxies are in front: that many of the last addresses in X-Forwarded-For are used. */
  readonly proxies: number
  readonly perMinute: { readonly signIn: number; readonly records: number }
  /** config.json of the app. */
  readonly app: AppConfig
  readonly gateways: ReadonlyMap<string, Gateway>
}

type Check = readonly [(value: unknown) => boolean, string]
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value > 0
const SERVER_CHECKS: Readonly<Record<string, Check>> = {
  url: [
    (value) => typeof value === 'string' && normalizeBaseUrl(value) !== undefined && isSafeAddress(value),
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
/** Settings of the app's own file, validated by src/config. */
const APP_KEYS = ['ehrs', 'directory', 'shared']
const SERVER_EHR_KEYS = ['confidential', 'relay']
const CONFIDENTIAL_KEYS = ['method', 'credentials', 'sealingKeys', 'scopeAtToken']

function collectFaults<T>(faults: string[], work: () => T): T | undefined {
  try {
    return work()
  } catch (cause) {
    faults.push(...(cause instanceof SettingsError ? cause.faults : [errorMessage(cause)]))
    return undefined
  }
}

function parseConfidential(
  setting: unknown,
  ehrId: string,
  where: string,
  now: number,
  environment: NodeJS.ProcessEnv,
): ConfidentialClient {
  if (!isObject(setting)) throw new SettingsError([`${where} must be an object`])
  const faults = Object.keys(setting).flatMap((key) =>
    CONFIDENTIAL_KEYS.includes(key) ? [] : [`${where}.${key} is not a setting`],
  )
  const method = METHODS.find((each) => each === setting.method)
  if (method === undefined) faults.push(`${where}.method must be ${METHODS.join(', ')}`)
  if (setting.scopeAtToken !== undefined && typeof setting.scopeAtToken !== 'boolean')
    faults.push(`${where}.scopeAtToken must be true or false`)
  const list: readonly unknown[] = Array.isArray(setting.credentials) ? setting.credentials : []
  if (list.length === 0) faults.push(`${where}.credentials must be a list with at least one secret or key`)
  const readAll = <T>(settings: readonly unknown[], read: (each: unknown, i: number) => T): readonly T[] =>
    settings.flatMap((each, i) => collectFaults(faults, () => read(each, i)) ?? [])
  const credentials = readAll(list, (each, i) =>
    readCredential(each, method === 'private_key_jwt', ehrId, `${where}.credentials[${i}]`, environment),
  )
  const keys = setting.sealingKeys ?? []
  if (!Array.isArray(keys)) faults.push(`${where}.sealingKeys must be a list`)
  const sealingKeys = readAll(Array.isArray(keys) ? keys : [], (each, i) =>
    readSealingKey(each, ehrId, `${where}.sealingKeys[${i}]`, environment),
  )
  if (
    credentials.length > 0 &&
    credentials.length === list.length &&
    !credentials.some((credential) => isUsable(credential, now))
  )
    faults.push(`${where}.credentials: all have expired`)
  if (faults.length > 0 || method === undefined) throw new SettingsError(faults)
  return { method, credentials, sealingKeys, scopeAtToken: setting.scopeAtToken !== false }
}

/** The entry for the app: without the server's own settings, and with the URLs of this server. */
function appEntry(entry: Json, url: string): Json {
  const rest = Object.fromEntries(Object.entries(entry).filter(([key]) => !SERVER_EHR_KEYS.includes(key)))
  if (entry.confidential === undefined && entry.relay !== true) return rest
  const gateway = `${url}/ehr/${String(entry.id)}/fhir`
  if (entry.relay !== true) return { ...rest, gateway }
  const aliases: readonly unknown[] = Array.isArray(entry.aliases) ? entry.aliases : []
  return { ...rest, gateway, relayed: true, fhirBase: gateway, aliases: [entry.fhirBase, ...aliases] }
}

function parseGateway(
  entry: Json,
  i: number,
  hasSeveral: boolean,
  url: string,
  now: number,
  environment: NodeJS.ProcessEnv,
): readonly Gateway[] {
  if (entry.confidential === undefined && entry.relay !== true) return []
  const ehr = Object.fromEntries(
    Object.entries(entry).filter(([key]) => !SERVER_EHR_KEYS.includes(key)),
  ) as unknown as EhrConfig
  const confidential =
    entry.confidential === undefined
      ? undefined
      : parseConfidential(entry.confidential, ehr.id, `ehrs[${i}].confidential`, now, environment)
  const path = hasSeveral ? `/callback/${ehr.id}` : '/callback'
  return [
    { ehr, base: `${url}/ehr/${ehr.id}/fhir`, confidential, relay: entry.relay === true, redirectUri: url + path },
  ]
}

/** Validates the settings: the app's config.json and the server's own. Throws SettingsError with every fault. */
export function readSettings(value: unknown, now: number, environment: NodeJS.ProcessEnv): Settings {
  if (!isObject(value)) throw new SettingsError(['the settings must be a JSON object'])
  const faults = Object.keys(value).flatMap((key) =>
    key in SERVER_CHECKS || APP_KEYS.includes(key) ? [] : [`${key} is not a setting`],
  )
  for (const [key, [check, words]] of Object.entries(SERVER_CHECKS))
    if (value[key] !== undefined && !check(value[key])) faults.push(`${key} must be ${words}`)
  const entries: readonly Json[] = Array.isArray(value.ehrs) ? value.ehrs.filter(isObject) : []
  const url = textOf(value.url) === undefined ? undefined : normalizeBaseUrl(String(value.url))
  const needsUrl = entries.findIndex((entry) => entry.confidential !== undefined || entry.relay === true)
  if (needsUrl >= 0 && value.url === undefined)
    faults.push(`url is missing: ehrs[${needsUrl}] is reached by this server, whose address the EHR has to know`)
  for (const [i, entry] of entries.entries())
    if (entry.relay !== undefined && typeof entry.relay !== 'boolean')
      faults.push(`ehrs[${i}].relay must be true or false`)
  // First with the EHRs' own URLs, so that faults name those; then with the URLs of this server.
  const withoutServerKeys = (entry: unknown): unknown =>
    isObject(entry)
      ? Object.fromEntries(Object.entries(entry).filter(([key]) => !SERVER_EHR_KEYS.includes(key)))
      : entry
  const appSettings = Object.fromEntries(Object.entries(value).filter(([key]) => APP_KEYS.includes(key)))
  const parsed = collectFaults(faults, () =>
    parseConfig({ ...appSettings, ehrs: Array.isArray(value.ehrs) ? value.ehrs.map(withoutServerKeys) : value.ehrs }),
  )
  const app =
    parsed && url !== undefined
      ? collectFaults(faults, () => parseConfig({ ...appSettings, ehrs: entries.map((entry) => appEntry(entry, url)) }))
      : parsed
  const gateways = entries.flatMap(
    (entry, i) =>
      collectFaults(faults, () =>
        parseGateway(entry, i, entries.length > 1 || value.directory === true, url ?? '', now, environment),
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
    gateways: new Map(gateways.map((gateway) => [gateway.ehr.id, gateway])),
  }
}

const DAY_MS = 24 * 60 * 60_000

/** Faults that prevent sign-ins although the server runs, and warnings of faults to come. */
export function readiness(
  { gateways }: Settings,
  now: number,
): { readonly faults: readonly string[]; readonly warnings: readonly string[] } {
  const all = [...gateways.values()].flatMap(({ ehr, confidential }) =>
    confidential ? [{ id: ehr.id, ...confidential }] : [],
  )
  const usable = all.map(({ id, credentials }) => ({
    id,
    credentials: credentials.filter((credential) => isUsable(credential, now)),
  }))
  return {
    faults: usable.flatMap(({ id, credentials }) =>
      credentials.length > 0 ? [] : [`${id}: every secret or key has expired`],
    ),
    warnings: usable.flatMap(({ id, credentials }) =>
      credentials.length > 0 && !credentials.some((credential) => isUsable(credential, now + 30 * DAY_MS))
        ? [`${id}: the last secret or key expires within 30 days`]
        : [],
    ),
  }
}

/** Warnings for the operator alone: secrets that refresh tokens encrypted with them make worth guessing. */
export function weakSecrets({ gateways }: Settings): readonly string[] {
  return [...gateways.values()].flatMap(({ ehr, confidential }) =>
    confidential === undefined || confidential.sealingKeys.length > 0
      ? []
      : confidential.credentials.flatMap((credential, i) =>
          credential.kind === 'secret' && maxBitsOf(credential.secret) < MIN_SECRET_BITS
            ? [
                `${ehr.id}: credentials[${i}] is a secret of fewer than ${MIN_SECRET_BITS} bits, which could be guessed from a refresh token: ask the EHR for a longer one, or set sealingKeys`,
              ]
            : [],
        ),
  )
}
