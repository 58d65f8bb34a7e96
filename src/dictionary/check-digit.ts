/** The last digit of a LOINC number by the rule of mod 10: every second digit from the right counts twice. */
function modTen(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a code is written as a LOINC number and its check digit is right. */
export function isLoincNumber(code: string): boolean {
  const [, digits, check] = /^(\d{1,7})-(\d)$/.exec(code) ?? []
  return digits !== undefined && modTen(digits) === Number(check)
}

/** The multiplication of Verhoeff's scheme: below 5 the turns of a pentagon, from 5 on its mirrors. */
function times(a: number, b: number): number {
  if (a < 5) return ((a + b) % 5) + (b < 5 ? 0 : 5)
  return ((a - b + 5) % 5) + (b < 5 ? 5 : 0)
}

const shuffle = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const shuffled = (digit: number, often: number): number =>
  often === 0 ? digit : shuffled(shuffle[digit] ?? digit, often - 1)

/** Whether a code is written as a SNOMED CT identifier of a concept and its check digit is right. */
export function isSnomedIdentifier(code: string): boolean {
  // The two digits before the last tell a concept (00, or 10 with a name space) from a description and a relation.
  if (!/^[1-9]\d{5,17}$/.test(code) || !/^[01]0$/.test(code.slice(-3, -1))) return false
  return [...code].reverse().reduce((rest, digit, index) => times(rest, shuffled(Number(digit), index % 8)), 0) === 0
}
