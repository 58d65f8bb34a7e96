import { growthAge } from '../../clinical/growth/growth-age'
import { ageInLargestUnit } from '../../clinical/patient/age'
import { usePatient } from '../../data/queries/use-patient'
import { textOf } from '../../lib/json'
import { useLocale } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import { useHasDied, useToday } from './status-context'
import { formatDuration } from '../../lib/locale-format'
import type { PageMessages } from '../../i18n/types'
import type { ResourceOf } from '../../fhir/resource'

function ageLabel(
  { count, unit }: NonNullable<ReturnType<typeof ageInLargestUnit>>,
  typed: PageMessages['byType'],
): string {
  if (unit === 'day') return typed.ageInDays(count)
  return unit === 'month' ? typed.age(0, count) : typed.age(count, 0)
}

/** A patient's age today; nothing after death, or where the birth date is not known to the day. */
export function Age({ patient }: { patient: ResourceOf<'Patient'> }) {
  const { byType } = usePageMessages()
  const hasDied = useHasDied()
  const today = useToday()
  const age = hasDied ? undefined : ageInLargestUnit(textOf(patient.birthDate) ?? '', today)
  if (age === undefined) return null
  return (
    <p>
      <span className="muted">{byType.ageColumn}:</span> {ageLabel(age, byType)}
    </p>
  )
}

/** Formats the age today for a birth date, such as "7 years"; undefined where the date is not known to the day. */
export function useAgeText(): (birthDate: string) => string | undefined {
  const today = useToday()
  const locale = useLocale()
  return (birthDate) => {
    const age = ageInLargestUnit(birthDate, today)
    return age && formatDuration(age.count, age.unit, locale)
  }
}

/** The patient's age at a growth measurement; undefined where `growthAge` has none. */
export function useGrowthAge(): (codeKey: string, raw: string | undefined) => string | undefined {
  const { byType } = usePageMessages()
  const birthDate = textOf(usePatient().resource?.birthDate)
  return (codeKey, raw) => {
    const age = growthAge(codeKey, birthDate, raw)
    return age && byType.age(age.years, age.months)
  }
}
