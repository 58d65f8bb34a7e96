import { parsePartialDate } from '../../fhir/partial-date'

/** LOINC codes of what is read by age in a child: weight, height, length, body mass index, head size. */
const growth = ['29463-7', '3141-9', '8302-2', '8306-3', '39156-5', '9843-4', '8287-5'].map(
  (code) => `http://loinc.org|${code}`,
)

/** Measurements after this many years are no longer read by age. */
export const GROWN = 20

export interface Age {
  readonly years: number
  readonly months: number
}

/** Whole years and months between two dates that are known to the day; undefined when one is not, or the birth lies later. */
export function ageOn(birthDate: string | undefined, raw: string | undefined): Age | undefined {
  const [birth, day] = [birthDate, raw].map((date) => parsePartialDate(date ?? ''))
  if (birth?.day === undefined || birth.month === undefined || day?.day === undefined || day.month === undefined)
    return undefined
  const months = (day.year - birth.year) * 12 + day.month - birth.month - (day.day < birth.day ? 1 : 0)
  return months < 0 ? undefined : { years: Math.floor(months / 12), months: months % 12 }
}

/** The age of a person at a measurement of growth; undefined for other measurements, for adults, and where a date is not known to the day. */
export function growthAge(codeKey: string, birthDate: string | undefined, raw: string | undefined): Age | undefined {
  const age = growth.includes(codeKey) ? ageOn(birthDate, raw) : undefined
  return age && age.years < GROWN ? age : undefined
}
