import { Link } from 'react-router'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { useRecords } from '../../../data/queries/use-records'
import { formatDay } from '../../../fhir/format-date'
import { idInPath } from '../../../fhir/id'
import { describe } from '../../../resources/registry'
import { useAudience, useLocale } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import styles from './visit.module.css'
import type { Resource } from '../../../fhir/resource'

/** The ways to the visit before and the one after, by their dates: beside the title where there is room, at the end of the page on a phone, where what was said comes first. */
export function Neighbors({ visit, at: place }: { visit: Resource; at: 'title' | 'end' }) {
  const { typed } = usePageWords()
  const visits = useRecords('Encounter').set?.matches ?? []
  // Nobody was seen where a visit was called off.
  const dated = newestFirst(
    'Encounter',
    visits.filter(
      (each) =>
        describe('Encounter').date(each) !== undefined &&
        (each.id === visit.id || !['void', 'no'].includes(describe('Encounter').place(each))),
    ),
  )
  const at = dated.findIndex(({ id }) => id === visit.id)
  if (at < 0 || dated.length < 2) return null
  return (
    <div className={`no-print ${styles[place === 'end' ? 'waysAtEnd' : 'ways']}`}>
      <p className="row">
        <Way to={dated[at + 1]} words={typed.visit.before} />
        <Way to={dated[at - 1]} words={typed.visit.after} />
      </p>
    </div>
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
