import { parseConfig } from '../../src/config/config.ts'
import { isObject } from './fhir.ts'
import { DirectoryError } from './types.ts'

/** A client registration at a vendor, with the settings that all of its systems share. */
export interface Vendor {
  readonly id: string
  /** File names of its lists; empty for all lists. */
  readonly from: readonly string[]
  /** Hosts of its base URLs, such as `*.example.org` for subdomains; empty for all hosts. */
  readonly match: readonly string[]
  readonly settings: Readonly<Record<string, unknown>>
}

/** Settings of a single system or site, which a vendor cannot have. */
const reservedSettings = ['name', 'fhirBase', 'aliases', 'issuer', 'gateway', 'framedBy', 'sandbox', 'staff']

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && one !== '')

function parseVendor(value: unknown, where: string): Vendor {
  if (!isObject(value)) throw new DirectoryError(`${where} must be an object`)
  const { id, from, match, ...settings } = value
  for (const [key, list] of Object.entries({ from, match }))
    if (list !== undefined && !isTexts(list)) throw new DirectoryError(`${where}.${key} must be a list of texts`)
  const reserved = reservedSettings.find((key) => key in settings)
  if (reserved !== undefined) throw new DirectoryError(`${where}.${reserved} is not a setting of a vendor`)
  try {
    parseConfig({ ehrs: [{ ...settings, id, name: 'a system', fhirBase: 'https://ehr.example/fhir' }] })
  } catch (cause) {
    throw new DirectoryError(
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

/** Parses `clients.json`. Throws DirectoryError. */
export function parseVendors(text: string, name: string): readonly Vendor[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new DirectoryError(`${name} is not JSON`)
  }
  const list = isObject(value) ? value.vendors : undefined
  if (!Array.isArray(list) || list.length === 0)
    throw new DirectoryError(`${name}: vendors must be a list with at least one client`)
  const vendors = list.map((one, i) => parseVendor(one, `${name}: vendors[${i}]`))
  if (new Set(vendors.map(({ id }) => id)).size !== vendors.length)
    throw new DirectoryError(`${name}: two vendors have the same id`)
  return vendors
}

const matchesHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/** The first vendor that matches a base URL and the list it is from. */
export function findVendor(vendors: readonly Vendor[], base: string, source: string): Vendor | undefined {
  const { hostname } = new URL(base)
  return vendors.find(
    ({ from, match }) =>
      (from.length === 0 || from.includes(source)) &&
      (match.length === 0 || match.some((pattern) => matchesHost(pattern, hostname))),
  )
}
