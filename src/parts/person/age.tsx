import { textOf } from '../../fhir/guards'
import { useLocale } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { ageText } from './age-text'
import { useCircumstance } from './circumstance'
import type { Resource } from '../../fhir/resource'

/** How old a person is today; nothing for somebody who has died, and where the birth date is not known to the day. */
export function Age({ patient }: { patient: Resource }) {
  const { typed } = usePageWords()
  const locale = useLocale()
  const { died } = useCircumstance()
  const age = died ? undefined : ageText(textOf(patient['birthDate']) ?? '', locale)
  if (age === undefined) return null
  return (
    <p>
      <span className="muted">{typed.ageColumn}:</span> {age}
    </p>
  )
}
