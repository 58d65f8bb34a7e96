import { parsePartialDate } from '../fhir/partial-date'
import { usePatient } from '../data/person'
import { usePageWords } from '../ui/page-words'
import { textOf } from '../fhir/guards'

/** LOINC codes of what is read by age in a child: weight, height, length, body mass index, head size. */
const growth = ['29463-7', '3141-9', '8302-2', '8306-3', '39156-5', '9843-4', '8287-5'].map((code) => `http://loinc.org|${code}`)

/** Measurements after this many years are no longer read by age. */
export const GROWN = 20

/** Whole years and months between two dates that are known to the day; undefined when one is not, or the birth lies later. */
export function ageOn(birthDate: string | undefined, raw: string | undefined): { readonly years: number; readonly months: number } | undefined {
  const [birth, day] = [birthDate, raw].map((date) => parsePartialDate(date ?? ''))
  if (birth?.day === undefined || birth.month === undefined || day?.day === undefined || day.month === undefined) return undefined
  const months = (day.year - birth.year) * 12 + day.month - birth.month - (day.day < birth.day ? 1 : 0)
  return months < 0 ? undefined : { years: Math.floor(months / 12), months: months % 12 }
}

/** The age of the open person at a measurement of growth, in words; undefined for other measurements, for adults, and where a date is not known to the day. */
export function useGrowthAge(): (codeKey: string, raw: string | undefined) => string | undefined {
  const { typed } = usePageWords()
  const birthDate = textOf(usePatient().resource?.['birthDate'])
  return (codeKey, raw) => {
    const age = growth.includes(codeKey) ? ageOn(birthDate, raw) : undefined
    return age && age.years < GROWN ? typed.age(age.years, age.months) : undefined
  }
}
