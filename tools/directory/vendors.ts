import { parseConfig } from '../../src/config/config.ts'
import { isObject } from './fhir.ts'
import { Refused } from './types.ts'

/** One client of the app at one vendor, with the settings that all of the vendor's systems share. */
export interface Vendor {
  readonly id: string
  /** Names of the lists that it is for; all when it has none. */
  readonly from: readonly string[]
  /** Hosts of FHIR bases that it is for, `*.example.org` with all below; all when it has none. */
  readonly match: readonly string[]
  readonly settings: Readonly<Record<string, unknown>>
}

/** Settings of an EHR that are a system's own or the site's, so that no vendor can have them. */
const own = ['name', 'fhirBase', 'aliases', 'issuer', 'gateway', 'framedBy', 'sandbox', 'staff']

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && one !== '')

function vendorOf(value: unknown, where: string): Vendor {
  if (!isObject(value)) throw new Refused(`${where} must be an object`)
  const { id, from, match, ...settings } = value
  for (const [key, list] of Object.entries({ from, match }))
    if (list !== undefined && !isTexts(list)) throw new Refused(`${where}.${key} must be a list of texts`)
  const wrong = own.find((key) => key in settings)
  if (wrong !== undefined) throw new Refused(`${where}.${wrong} is not a setting of a vendor`)
  try {
    parseConfig({ ehrs: [{ ...settings, id, name: 'a system', fhirBase: 'https://ehr.example/fhir' }] })
  } catch (cause) {
    throw new Refused(
      String(cause instanceof Error ? cause.message : cause)
        .replaceAll('config.json: ', '')
        .replaceAll('ehrs[0]', where),
    )
  }
  return {
    id: String(id),
    from: (from ?? []) as readonly string[],
    match: ((match ?? []) as readonly string[]).map((pattern) => pattern.toLowerCase()),
    settings,
  }
}

/** The clients of `clients.json`. Throws Refused. */
export function readVendors(text: string, name: string): readonly Vendor[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refused(`${name} is not JSON`)
  }
  const listed = isObject(value) ? value.vendors : undefined
  if (!Array.isArray(listed) || listed.length === 0)
    throw new Refused(`${name}: vendors must be a list with at least one client`)
  const vendors = listed.map((one, i) => vendorOf(one, `${name}: vendors[${i}]`))
  if (new Set(vendors.map(({ id }) => id)).size !== vendors.length)
    throw new Refused(`${name}: two vendors have the same id`)
  return vendors
}

const fits = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/** The first client that is for this base as this list has it. */
export function vendorFor(vendors: readonly Vendor[], base: string, source: string): Vendor | undefined {
  const { hostname } = new URL(base)
  return vendors.find(
    ({ from, match }) =>
      (from.length === 0 || from.includes(source)) &&
      (match.length === 0 || match.some((pattern) => fits(pattern, hostname))),
  )
}
