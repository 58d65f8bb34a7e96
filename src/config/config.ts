import { isObject, textOf, type Json } from '../lib/json'

/** One EHR that this site may talk to (public/config.json, read at start). */
export interface EhrConfig {
  /** Letters, digits, `-` and `_`: it is a part of the EHR's redirect address. */
  readonly id: string
  readonly name: string
  readonly fhirBase: string
  readonly aliases?: readonly string[]
  readonly clientId: string
  /** What the EHR must call itself in its smart-configuration; no other EHR of this site may call itself so. */
  readonly issuer?: string
  readonly scopeStyle?: 'auto' | 'v1' | 'v2'
  readonly pkce?: 'required' | 'always'
  readonly offline?: 'none' | 'online_access' | 'offline_access'
  /** Origins besides the FHIR base that sign-in uses (authorize, token, keys). */
  readonly allowOrigins?: readonly string[]
  readonly persist?: 'tab' | 'memory'
  readonly idleMinutes?: number
  readonly maxPages?: number
  /** Says on every page that nobody in it is real. */
  readonly sandbox?: boolean
  /** Offers a sign-in for care staff, who choose the patient in this app. */
  readonly staff?: boolean
  /** Ask for provenance with searches. */
  readonly revinclude?: boolean
  /** Where the endpoints are: smart-configuration, or only the CapabilityStatement of an older server (then `pkce` must be `always`). */
  readonly discovery?: 'smart' | 'metadata'
  /** Query parameters that this EHR wants on every request for records. */
  readonly extra?: Readonly<Record<string, string>>
  /** Send the scopes again when tokens are renewed. */
  readonly refreshScope?: boolean
  /** Put the first name into the title of the browser tab; off unless told, as a title stays in the history of a shared computer. */
  readonly nameInTitle?: boolean
  /** Leaves out plain names and sentences that no clinician has reviewed. */
  readonly reviewedWordsOnly?: boolean
  /** Offers the way to MedlinePlus beside what something is; on unless told. */
  readonly medlinePlus?: boolean
  /** Whom people can ask there: shown at the foot of every page and beside what failed. `hours` is said as it is written here. */
  readonly help?: { readonly phone?: string; readonly hours?: string; readonly url?: string }
  /** Origins that may show this app in a frame; the web server turns them into a header (scripts/vite/security-headers.mjs). */
  readonly framedBy?: readonly string[]
  /** FHIR base that a sign-in asks in place of the EHR's: this site's own server, which holds what the EHR wants of the app (server/). */
  readonly gateway?: string
  /** This site's server passes the record through, and the page on privacy says so. */
  readonly relayed?: boolean
  /** Where people sign in when the app is shown in a frame: there, or in a window of their own because the EHR's sign-in page shows itself in no frame. */
  readonly framed?: 'here' | 'window'
  /** Set for systems of the directory alone: whose client they share, and with it the redirect address. */
  readonly vendor?: string
}

export interface AppConfig {
  readonly ehrs: readonly EhrConfig[]
  /** The site has a directory of health systems beside this list, in the folder `directory`. */
  readonly directory?: boolean
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => textOf(value) !== undefined
const isBase: Check = (value) => typeof value === 'string' && normalBase(value) !== undefined && isSafeAddress(value)
const isOrigin: Check = (value) => typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value > 0
const isFlag: Check = (value) => typeof value === 'boolean'
const isTexts: Check = (value) => isObject(value) && Object.values(value).every((one) => typeof one === 'string')

const helpChecks: Readonly<Record<string, Check>> = {
  phone: (value) => typeof value === 'string' && /\d{3}/.test(value),
  hours: isText,
  url: (value) => typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:',
}
const isHelp: Check = (value) =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, one]) => helpChecks[key]?.(one) === true)

/** What a value has to be, and how that is said. */
type Setting = readonly [Check, string]
const named: Setting = [isText, 'a text']
const flag: Setting = [isFlag, 'true or false']
const base: Setting = [isBase, 'an https address (http only for localhost)']
const origins: Setting = [listOf(isOrigin), 'a list of origins such as https://auth.example.org']
const oneOf = (...allowed: readonly string[]): Setting => [
  (value) => typeof value === 'string' && allowed.includes(value),
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(allowed),
]

const required: Readonly<Record<string, Setting>> = {
  id: [
    (value) => typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value),
    'up to 64 letters, digits, - and _',
  ],
  name: named,
  fhirBase: base,
  clientId: named,
}

const optional: Readonly<Record<string, Setting>> = {
  aliases: [listOf(isBase), 'a list of https addresses'],
  issuer: named,
  scopeStyle: oneOf('auto', 'v1', 'v2'),
  pkce: oneOf('required', 'always'),
  offline: oneOf('none', 'online_access', 'offline_access'),
  allowOrigins: origins,
  persist: oneOf('tab', 'memory'),
  // The warning comes two minutes before the end: it must not stand there from the first moment.
  idleMinutes: [(value) => isCount(value) && Number(value) >= 5, 'a whole number from 5'],
  maxPages: [isCount, 'a whole number above 0'],
  sandbox: flag,
  staff: flag,
  revinclude: flag,
  discovery: oneOf('smart', 'metadata'),
  extra: [isTexts, 'an object of texts'],
  refreshScope: flag,
  nameInTitle: flag,
  reviewedWordsOnly: flag,
  medlinePlus: flag,
  help: [isHelp, 'an object with phone, hours or url (https), or several of them'],
  framedBy: origins,
  gateway: base,
  relayed: flag,
  framed: oneOf('here', 'window'),
}

function faultsOf(ehr: Json, where: string): readonly string[] {
  const missing = Object.entries(required).flatMap(([key, [check, words]]) =>
    check(ehr[key]) ? [] : [`${where}.${key} must be ${words}`],
  )
  const wrong = Object.entries(optional).flatMap(([key, [check, words]]) =>
    ehr[key] === undefined || check(ehr[key]) ? [] : [`${where}.${key} must be ${words}`],
  )
  const unknown = Object.keys(ehr).flatMap((key) =>
    key in required || key in optional ? [] : [`${where}.${key} is not a setting`],
  )
  return [...missing, ...wrong, ...unknown]
}

function hasTwice(ehrs: readonly unknown[], key: string): boolean {
  const values = ehrs.flatMap((ehr) => (isObject(ehr) ? (textOf(ehr[key]) ?? []) : []))
  return new Set(values).size !== values.length
}

/** Checks the content of config.json. Throws an Error that names every fault. */
export function parseConfig(value: unknown): AppConfig {
  const { ehrs, directory } = isObject(value) ? value : {}
  if (directory !== undefined && !isFlag(directory)) throw new Error('config.json: directory must be true or false')
  if (!Array.isArray(ehrs) || (ehrs.length === 0 && directory !== true))
    throw new Error('config.json: ehrs must be a list with at least one EHR')
  const faults = ehrs.flatMap((ehr, i) =>
    isObject(ehr) ? faultsOf(ehr, `ehrs[${i}]`) : [`ehrs[${i}] must be an object`],
  )
  for (const key of ['id', 'issuer']) if (hasTwice(ehrs, key)) faults.push(`two EHRs have the same ${key}`)
  if (faults.length > 0) throw new Error(`config.json: ${faults.join('; ')}`)
  return { ehrs: ehrs as readonly EhrConfig[], directory: directory === true }
}

/** True for https, and for http on this machine. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

/** A FHIR base as compared and stored: host in lower case, no default port, no trailing slash. Undefined with query, hash or user info. */
export function normalBase(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.search || url.hash || url.username || url.password || /[?#\\\s]/.test(address)) return undefined
  return url.origin + url.pathname.replace(/\/$/, '')
}

/** The FHIR base that a sign-in asks. */
export function signInBase({ gateway, fhirBase }: EhrConfig): string {
  return normalBase(gateway ?? fhirBase) ?? fhirBase
}

/** The EHR of a sign-in that this tab keeps: as it is configured now, or as the directory had it when the sign-in began. */
export function keptEhr(
  { ehrs, directory }: AppConfig,
  { ehrId, ehr }: { readonly ehrId: string; readonly ehr?: EhrConfig },
): EhrConfig | undefined {
  return ehrs.find(({ id }) => id === ehrId) ?? (directory ? ehr : undefined)
}

/** True when sign-in with this EHR may use the address: safe, and on the origin of the FHIR base, of the gateway, or a listed one. */
export function isAllowed(ehr: EhrConfig, address: string): boolean {
  if (!isSafeAddress(address)) return false
  return [ehr.fhirBase, ...(ehr.gateway === undefined ? [] : [ehr.gateway])]
    .map((base) => new URL(base).origin)
    .concat(ehr.allowOrigins ?? [])
    .includes(new URL(address).origin)
}
