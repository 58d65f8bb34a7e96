import { growthAge } from '../../clinical/growth/growth-age'
import { usePatient } from '../../data/queries/use-patient'
import { textOf } from '../../lib/json'
import { usePageWords } from '../../ui/page-words'

/** The age of the open person at a measurement of growth, in words; undefined where `growthAge` has none. */
export function useGrowthAge(): (codeKey: string, raw: string | undefined) => string | undefined {
  const { typed } = usePageWords()
  const birthDate = textOf(usePatient().resource?.['birthDate'])
  return (codeKey, raw) => {
    const age = growthAge(codeKey, birthDate, raw)
    return age && typed.age(age.years, age.months)
  }
}
