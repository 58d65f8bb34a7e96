import { systemName } from '../i18n/code-systems'
import { isLoincNumber, isSnomedIdentifier } from './check-digit'

const actCode = new Set([
  'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  'http://hl7.org/fhir/v3/ActCode',
  'urn:oid:2.16.840.1.113883.5.4',
])

const digits = (longest: number) => (code: string) => new RegExp(`^\\d{1,${String(longest)}}$`).test(code)

/**
 * The code systems that entries may use, and whether a code can be one of theirs: a code that only looks like one is
 * never looked up. `ingredient` is no code system: its codes are the names of ingredients as RxNorm writes them.
 */
export const systems = {
  LOINC: isLoincNumber,
  'SNOMED CT': isSnomedIdentifier,
  'ICD-10-CM': (code: string) => /^[A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?$/.test(code),
  RxNorm: digits(8),
  CVX: digits(3),
  ActCode: (code: string) => /^[A-Z]{2,10}$/.test(code),
  UCUM: (code: string) => /^[!-~]{1,40}$/.test(code),
  ingredient: (code: string) => /^[a-z\d][a-z\d ,.()/'+-]{1,80}$/.test(code),
} as const

export type System = keyof typeof systems

const known = (name: string): name is System => Object.hasOwn(systems, name) && name !== 'ingredient'

/** What a code is looked up by, whichever address its system goes by; undefined where it cannot be a code of it. */
export function codeKey(system: string, code: string): string | undefined {
  const name = actCode.has(system) ? 'ActCode' : systemName(system)
  return known(name) && systems[name](code) ? `${name}|${code}` : undefined
}
