import { ageInYearsAndMonths, type YearsAndMonths } from '../patient/age'

/** LOINC codes of measurements that are read by age in a child: weight, height, length, body mass index, head circumference. */
const growthCodeKeys = ['29463-7', '3141-9', '8302-2', '8306-3', '39156-5', '9843-4', '8287-5'].map(
  (code) => `http://loinc.org|${code}`,
)

/** From this age on, measurements are no longer read by age. */
export const MAX_GROWTH_AGE_YEARS = 20

/** The age at a growth measurement; undefined for other measurements, for adults, and when a date is not known to the day. */
export function growthAge(
  codeKey: string,
  birthDate: string | undefined,
  raw: string | undefined,
): YearsAndMonths | undefined {
  const age = growthCodeKeys.includes(codeKey) ? ageInYearsAndMonths(birthDate, raw) : undefined
  return age && age.years < MAX_GROWTH_AGE_YEARS ? age : undefined
}
