import { localDay } from '../../clinical/patient/age'
import { ageInWords } from '../../clinical/patient/age-in-words'
import { textOf } from '../../lib/json'
import { usePageWords } from '../../ui/page-words'
import { useStatusContext } from './status-context'
import type { Resource } from '../../fhir/resource'

/** How old a person is today; nothing for somebody who has died, and where the birth date is not known to the day. */
export function Age({ patient }: { patient: Resource }) {
  const { typed } = usePageWords()
  const { died } = useStatusContext()
  const age = died ? undefined : ageInWords(textOf(patient['birthDate']) ?? '', localDay(new Date()))
  if (age === undefined) return null
  const { count, unit } = age
  return (
    <p>
      <span className="muted">{typed.ageColumn}:</span>{' '}
      {unit === 'day' ? typed.ageInDays(count) : unit === 'month' ? typed.age(0, count) : typed.age(count, 0)}
    </p>
  )
}
