import { isJsonObject } from '../../json'
import type { Resource } from '../../types'

const DIHEDRAL = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const SHIFTS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

const digitAt = (table: readonly string[], row: number, column: number): number => Number(table[row]?.[column])

/** True if the last digit of a SNOMED CT identifier is its Verhoeff check digit. */
function isSnomedCode(code: string): boolean {
  return (
    /^\d{6,18}$/.test(code) &&
    [...code]
      .reverse()
      .reduce((sum, digit, position) => digitAt(DIHEDRAL, sum, digitAt(SHIFTS, position % 8, Number(digit))), 0) === 0
  )
}

/** True if the digit after the hyphen of a LOINC code is its mod 10 check digit; not checked for parts (LP) and answers (LA). */
function isLoincCode(code: string): boolean {
  if (/^L[PA]\d+-\d$/.test(code)) return true
  const [, digits = '', check] = /^(\d+)-(\d)$/.exec(code) ?? []
  const sum = [...digits]
    .reverse()
    .reduce(
      (total, digit, position) =>
        total +
        [...String(Number(digit) * (position % 2 === 0 ? 2 : 1))].reduce(
          (part, digitOfProduct) => part + Number(digitOfProduct),
          0,
        ),
      0,
    )
  return digits !== '' && Number(check) === (10 - (sum % 10)) % 10
}

const codeChecks: Readonly<Record<string, (code: string) => boolean>> = {
  'http://snomed.info/sct': isSnomedCode,
  'http://loinc.org': isLoincCode,
  'http://www.nlm.nih.gov/research/umls/rxnorm': (code) => /^\d{1,8}$/.test(code),
  'http://hl7.org/fhir/sid/cvx': (code) => /^\d{2,3}$/.test(code),
  'http://hl7.org/fhir/sid/icd-10-cm': (code) => /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/.test(code),
}

interface CodingEntry {
  readonly system: string
  readonly code: string
  readonly display: string | undefined
}

/** All codings with a system and a code at any depth of a resource. */
export function codingsIn(value: unknown): CodingEntry[] {
  if (Array.isArray(value)) return value.flatMap(codingsIn)
  if (!isJsonObject(value)) return []
  const { system, code, display } = value
  const own =
    typeof system === 'string' && typeof code === 'string'
      ? [{ system, code, display: typeof display === 'string' ? display : undefined }]
      : []
  return [...own, ...Object.values(value).flatMap(codingsIn)]
}

/** Codes of LOINC, SNOMED CT, RxNorm, CVX and ICD-10-CM with a wrong check digit or format. */
export function invalidCodes(resources: readonly Resource[]): string[] {
  const found = resources.flatMap(codingsIn).filter(({ system, code }) => codeChecks[system]?.(code) === false)
  return [...new Set(found.map(({ system, code, display = '' }) => `${system}|${code} ${display}`))]
}
