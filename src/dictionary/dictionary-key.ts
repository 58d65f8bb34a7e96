import { codeSystemName } from '../i18n/code-systems'

/** The check digit of a LOINC number (mod 10): every second digit from the right is doubled. */
function mod10CheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a code has the form of a LOINC number with a correct check digit. */
export function isLoincNumber(code: string): boolean {
  const [, digits, check] = /^(\d{1,7})-(\d)$/.exec(code) ?? []
  return digits !== undefined && mod10CheckDigit(digits) === Number(check)
}

/** Multiplication in the dihedral group D5 (Verhoeff scheme): 0 to 4 are rotations, 5 to 9 reflections. */
function multiplyDihedral(a: number, b: number): number {
  if (a < 5) return ((a + b) % 5) + (b < 5 ? 0 : 5)
  return ((a - b + 5) % 5) + (b < 5 ? 5 : 0)
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const permute = (digit: number, times: number): number =>
  times === 0 ? digit : permute(permutation[digit] ?? digit, times - 1)

/** Whether a code has the form of a SNOMED CT concept identifier with a correct check digit. */
export function isSnomedIdentifier(code: string): boolean {
  // The partition identifier before the check digit is 00 or 10 for concepts; descriptions and relationships have others.
  if (!/^[1-9]\d{5,17}$/.test(code) || !/^[01]0$/.test(code.slice(-3, -1))) return false
  return (
    [...code].reverse().reduce((rest, digit, index) => multiplyDihedral(rest, permute(Number(digit), index % 8)), 0) ===
    0
  )
}

const actCodeSystems = new Set([
  'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  'http://hl7.org/fhir/v3/ActCode',
  'urn:oid:2.16.840.1.113883.5.4',
])

const digitsUpTo = (maxLength: number) => (code: string) => code.length <= maxLength && /^\d+$/.test(code)

/**
 * The code systems of entries, with a check of the form of their codes; an invalid code is never looked up.
 * `ingredient` is not a code system: its codes are ingredient names as in RxNorm.
 */
export const dictionarySystems = {
  LOINC: isLoincNumber,
  'SNOMED CT': isSnomedIdentifier,
  'ICD-10-CM': (code: string) => /^[A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?$/.test(code),
  RxNorm: digitsUpTo(8),
  CVX: digitsUpTo(3),
  ActCode: (code: string) => /^[A-Z]{2,10}$/.test(code),
  UCUM: (code: string) => /^[!-~]{1,40}$/.test(code),
  ingredient: (code: string) => /^[a-z\d][a-z\d ,.()/'+-]{1,80}$/.test(code),
} as const

export type DictionarySystem = keyof typeof dictionarySystems

const isDictionarySystem = (name: string): name is DictionarySystem =>
  Object.hasOwn(dictionarySystems, name) && name !== 'ingredient'

/** The look-up key of a code, for any URI of its system; undefined when it is not a valid code of the system. */
export function dictionaryKey(system: string, code: string): string | undefined {
  const name = actCodeSystems.has(system) ? 'ActCode' : codeSystemName(system)
  return isDictionarySystem(name) && dictionarySystems[name](code) ? `${name}|${code}` : undefined
}
