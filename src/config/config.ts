import { isObject, textOf, type Json } from '../lib/json'

/** One EHR that this site connects to (public/config.json, read at start). */
export interface EhrConfig {
  /** Letters, digits, `-` and `_`: part of the EHR's redirect URI. */
  readonly id: string
  readonly name: string
  readonly fhirBase: string
  readonly aliases?: readonly string[]
  readonly clientId: string
  /** The issuer that the smart-configuration of the EHR must state; unique among the EHRs of this site. */
  readonly issuer?: string
  readonly scopeStyle?: 'auto' | 'v1' | 'v2'
  readonly pkce?: 'required' | 'always'
  readonly offline?: 'none' | 'online_access' | 'offline_access'
  /** Further origins that sign-in uses (authorize, token, keys). */
  readonly allowOrigins?: readonly string[]
  readonly persist?: 'tab' | 'memory'
  readonly idleMinutes?: number
  readonly maxPages?: number
  /** Shows on every page that its people are not real. */
  readonly sandbox?: boolean
  /** Offers a sign-in for providers, who choose the patient in this app. */
  readonly staff?: boolean
  /** Requests Provenance with searches (`_revinclude`). */
  readonly revinclude?: boolean
  /** Where the OAuth endpoints are published: smart-configuration, or only the CapabilityStatement of an older server (`pkce` must then be `always`). */
  readonly discovery?: 'smart' | 'metadata'
  /** Resource types that the EHR has although its scopes name none of them, only wildcards. */
  readonly types?: readonly string[]
  /** Query parameters that this EHR requires on every FHIR request. */
  readonly extra?: Readonly<Record<string, string>>
  /** Sends the scopes with token refresh requests. */
  readonly refreshScope?: boolean
  /**
   * How to sign out at the EHR: with a form that has the id_token (default); with one that also asks to come back, to this app's `/signed-out`, which
   * must be registered as `post_logout_redirect_uri`; or with a link that has no parameters.
   */
  readonly endSession?: 'form' | 'return' | 'link'
  /** Asks the EHR to let people sign in anew after a sign-out in this browser (`prompt=login`); on by default. */
  readonly signInAnew?: boolean
  /** Puts the first name into the page title. Off by default: titles stay in the browser history of a shared computer. */
  readonly nameInTitle?: boolean
  /** Omits plain names and sentences that no clinician has reviewed. */
  readonly reviewedWordsOnly?: boolean
  /** Links explanations to MedlinePlus; on by default. */
  readonly medlinePlus?: boolean
  /** Contact for help at the EHR: shown in the footer and with errors; `hours` is shown as written. */
  readonly help?: { readonly phone?: string; readonly hours?: string; readonly url?: string; readonly portal?: string }
  /** Where people ask for a correction of their record; `country` names the law that the letter cites, without it none. */
  readonly correction?: {
    readonly country?: 'US' | 'EU' | 'GB'
    readonly office?: string
    readonly address?: string
    readonly phone?: string
    readonly url?: string
  }
  /** What the EHR says about when it shows results and notes, on the pages of these, in English and, if given, in Spanish. */
  readonly releaseNotice?: { readonly en: string; readonly es?: string }
  /** Origins that may frame this app (`frame-ancestors`, see scripts/vite/security-headers.mjs). */
  readonly framedBy?: readonly string[]
  /** FHIR base used for sign-in in place of the EHR's: this site's own server (server/), which authenticates the app to the EHR. */
  readonly gateway?: string
  /** This site's server relays the record; the privacy page says so. */
  readonly relayed?: boolean
  /** Where people sign in when the app is framed: in the frame, or in a new window because the EHR's sign-in page refuses to be framed. */
  readonly framed?: 'here' | 'window'
  /** Only for health systems of the directory: the vendor whose client and redirect URI they share. */
  readonly vendor?: string
}

export interface AppConfig {
  readonly ehrs: readonly EhrConfig[]
  /** The site also has a directory of health systems, in the folder `directory`. */
  readonly directory?: boolean
  /** Opens SMART Health Links; without it, no. */
  readonly shared?: SharedLinks | undefined
}

/** From where the page `/shared` reads the files of SMART Health Links (decision 40). */
export interface SharedLinks {
  /** `listed`: only from `hosts`. `any`: from any public https host, and from `hosts`. */
  readonly receive?: 'off' | 'listed' | 'any'
  /** Origins. A local address is read from only if it is one of them. */
  readonly hosts?: readonly string[]
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => textOf(value) !== undefined
const isBaseUrl: Check = (value) =>
  typeof value === 'string' && normalizeBaseUrl(value) !== undefined && isSafeAddress(value)
const isOrigin: Check = (value) => typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value
const listOfAll =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value > 0
const isFlag: Check = (value) => typeof value === 'boolean'
const isTextRecord: Check = (value) => isObject(value) && Object.values(value).every((one) => typeof one === 'string')

const isHttps: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:'
/** An object with at least one of these members and no other. */
const objectOfAny =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([key, one]) => checks[key]?.(one) === true)
const isHelp = objectOfAny({
  phone: (value) => typeof value === 'string' && /\d{3}/.test(value),
  hours: isText,
  url: isHttps,
  portal: isHttps,
})
const isCorrection = objectOfAny({
  country: (value) => typeof value === 'string' && ['US', 'EU', 'GB'].includes(value),
  office: isText,
  address: isText,
  phone: (value) => typeof value === 'string' && /\d{3}/.test(value),
  url: isHttps,
})
const isNotice = objectOfAny({ en: isText, es: isText })

/** A check and the description of valid values for the error message. */
type Setting = readonly [Check, string]
const textSetting: Setting = [isText, 'a text']
const flagSetting: Setting = [isFlag, 'true or false']
const baseUrlSetting: Setting = [isBaseUrl, 'an https address (http only for localhost)']
const originsSetting: Setting = [listOfAll(isOrigin), 'a list of origins such as https://auth.example.org']
const oneOfSetting = (...allowed: readonly string[]): Setting => [
  (value) => typeof value === 'string' && allowed.includes(value),
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(allowed),
]

const requiredSettings: Readonly<Record<string, Setting>> = {
  id: [
    (value) => typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value),
    'up to 64 letters, digits, - and _',
  ],
  name: textSetting,
  fhirBase: baseUrlSetting,
  clientId: textSetting,
}

const optionalSettings: Readonly<Record<string, Setting>> = {
  aliases: [listOfAll(isBaseUrl), 'a list of https addresses'],
  issuer: textSetting,
  scopeStyle: oneOfSetting('auto', 'v1', 'v2'),
  pkce: oneOfSetting('required', 'always'),
  offline: oneOfSetting('none', 'online_access', 'offline_access'),
  allowOrigins: originsSetting,
  persist: oneOfSetting('tab', 'memory'),
  // The warning appears two minutes before the timeout: it must not be visible from the start.
  idleMinutes: [(value) => isCount(value) && Number(value) >= 5, 'a whole number from 5'],
  maxPages: [isCount, 'a whole number above 0'],
  sandbox: flagSetting,
  staff: flagSetting,
  revinclude: flagSetting,
  discovery: oneOfSetting('smart', 'metadata'),
  types: [listOfAll(isText), 'a list of resource types such as ServiceRequest'],
  extra: [isTextRecord, 'an object of texts'],
  refreshScope: flagSetting,
  endSession: oneOfSetting('form', 'return', 'link'),
  signInAnew: flagSetting,
  nameInTitle: flagSetting,
  reviewedWordsOnly: flagSetting,
  medlinePlus: flagSetting,
  help: [isHelp, 'an object with phone, hours, url or portal (https), or several of them'],
  correction: [
    isCorrection,
    'an object with country (US, EU or GB), office, address, phone or url (https), or several of them',
  ],
  releaseNotice: [
    (value) => isNotice(value) && isObject(value) && value['en'] !== undefined,
    'an object with a text in English (en) and, if you like, in Spanish (es)',
  ],
  framedBy: originsSetting,
  gateway: baseUrlSetting,
  relayed: flagSetting,
  framed: oneOfSetting('here', 'window'),
}

function errorsOf(ehr: Json, where: string): readonly string[] {
  const missing = Object.entries(requiredSettings).flatMap(([key, [check, description]]) =>
    check(ehr[key]) ? [] : [`${where}.${key} must be ${description}`],
  )
  const wrong = Object.entries(optionalSettings).flatMap(([key, [check, description]]) =>
    ehr[key] === undefined || check(ehr[key]) ? [] : [`${where}.${key} must be ${description}`],
  )
  const unknown = Object.keys(ehr).flatMap((key) =>
    key in requiredSettings || key in optionalSettings ? [] : [`${where}.${key} is not a setting`],
  )
  return [...missing, ...wrong, ...unknown]
}

const isShared = objectOfAny({
  receive: oneOfSetting('off', 'listed', 'any')[0],
  hosts: listOfAll((host) => isOrigin(host) && isBaseUrl(host)),
})

function hasDuplicate(ehrs: readonly unknown[], key: string): boolean {
  const values = ehrs.flatMap((ehr) => (isObject(ehr) ? (textOf(ehr[key]) ?? []) : []))
  return new Set(values).size !== values.length
}

/** Validates the content of config.json. Throws an Error that lists every problem. */
export function parseConfig(value: unknown): AppConfig {
  const { ehrs, directory, shared } = isObject(value) ? value : {}
  if (directory !== undefined && !isFlag(directory)) throw new Error('config.json: directory must be true or false')
  if (!Array.isArray(ehrs) || (ehrs.length === 0 && directory !== true))
    throw new Error('config.json: ehrs must be a list with at least one EHR')
  const errors = ehrs.flatMap((ehr, i) =>
    isObject(ehr) ? errorsOf(ehr, `ehrs[${i}]`) : [`ehrs[${i}] must be an object`],
  )
  if (shared !== undefined && !isShared(shared))
    errors.push('shared must be an object with receive (off, listed or any) and hosts (origins)')
  for (const key of ['id', 'issuer']) if (hasDuplicate(ehrs, key)) errors.push(`two EHRs have the same ${key}`)
  if (errors.length > 0) throw new Error(`config.json: ${errors.join('; ')}`)
  return {
    ehrs: ehrs as readonly EhrConfig[],
    directory: directory === true,
    shared: shared as SharedLinks | undefined,
  }
}

/** True if the site opens SMART Health Links. */
export const opensLinks = (config: AppConfig | undefined): boolean => (config?.shared?.receive ?? 'off') !== 'off'

/** True for https, and for http on localhost. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

/** Normalizes a FHIR base URL: host in lower case, no default port, no trailing slash. Undefined with query, hash or user info. */
export function normalizeBaseUrl(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.search || url.hash || url.username || url.password || /[?#\\\s]/.test(address)) return undefined
  return url.origin + url.pathname.replace(/\/$/, '')
}

/** The FHIR base URL that sign-in uses: the gateway's, else the EHR's. */
export function signInBaseUrl({ gateway, fhirBase }: EhrConfig): string {
  return normalizeBaseUrl(gateway ?? fhirBase) ?? fhirBase
}

/** The EHR of a stored sign-in: as configured now, or as the directory described it when the sign-in began. */
export function resolveEhr(
  { ehrs, directory }: AppConfig,
  { ehrId, ehr }: { readonly ehrId: string; readonly ehr?: EhrConfig },
): EhrConfig | undefined {
  return ehrs.find(({ id }) => id === ehrId) ?? (directory ? ehr : undefined)
}

/** True when sign-in with this EHR may use the address: safe, and on the origin of the FHIR base, the gateway or `allowOrigins`. */
export function isAllowedAddress(ehr: EhrConfig, address: string): boolean {
  if (!isSafeAddress(address)) return false
  return [ehr.fhirBase, ...(ehr.gateway === undefined ? [] : [ehr.gateway])]
    .map((base) => new URL(base).origin)
    .concat(ehr.allowOrigins ?? [])
    .includes(new URL(address).origin)
}
