import { localDay } from '../../clinical/patient/age'
import { ageInWords } from '../../clinical/patient/age-in-words'

/** "7 years" for a birth date that is known to the day, as of today; undefined for any other. */
export function ageText(birthDate: string, locale: string): string | undefined {
  const age = ageInWords(birthDate, localDay(new Date()))
  return age && new Intl.NumberFormat(locale, { style: 'unit', unit: age.unit, unitDisplay: 'long' }).format(age.count)
}
