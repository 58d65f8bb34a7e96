import { Link } from 'react-router'
import { newestFirst } from '../../../clinical/newest-first'
import { formatDay } from '../../../fhir/format-date'
import { idInPath } from '../../../fhir/id'
import { describe } from '../../../resources/registry'
import { useAudience, useLocale } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import type { Resource } from '../../../fhir/resource'

/** The ways to the visit before and the one after, by their dates. */
export function Neighbors({ visit, visits }: { visit: Resource; visits: readonly Resource[] }) {
  const { typed } = usePageWords()
  const dated = newestFirst('Encounter', visits.filter((each) => describe('Encounter').place(each) !== 'void' && describe('Encounter').date(each) !== undefined))
  const at = dated.findIndex(({ id }) => id === visit.id)
  if (at < 0 || dated.length < 2) return null
  return (
    <p className="row no-print">
      <Way to={dated[at + 1]} words={typed.visit.before} />
      <Way to={dated[at - 1]} words={typed.visit.after} />
    </p>
  )
}

function Way({ to, words }: { to: Resource | undefined; words: (day: string) => string }) {
  const { audience } = useAudience()
  const locale = useLocale()
  const date = to && describe('Encounter').date(to)
  if (!to || !date) return null
  return (
    <Link className="button" to={`/record/Encounter/${idInPath(to.id)}`}>
      {words(formatDay(date.raw, { locale, style: audience === 'provider' ? 'provider' : 'patient' }))}
    </Link>
  )
}
