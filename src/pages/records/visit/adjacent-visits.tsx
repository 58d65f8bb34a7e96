import { newestFirst } from '../../../clinical/shared/newest-first'
import { useRecords } from '../../../data/queries/use-records'
import { formatDay } from '../../../fhir/format-date'
import { encodeIdForPath } from '../../../fhir/id'
import { descriptorOf } from '../../../resources/descriptors'
import { useFormat } from '../../../language/language-context'
import { useAudience } from '../../../ui/audience'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import styles from './visit.module.css'
import type { ResourceOf } from '../../../fhir/resource'

/** Links to the previous and the next visit by date: next to the title on wide screens, at the end of the page on a phone. */
export function AdjacentVisits({ visit, position }: { visit: ResourceOf<'Encounter'>; position: 'title' | 'end' }) {
  const { byType } = usePageMessages()
  const visits = useRecords('Encounter').set?.matches ?? []
  // Cancelled visits are skipped.
  const dated = newestFirst(
    'Encounter',
    visits.filter(
      (each) =>
        descriptorOf('Encounter').date(each) !== undefined &&
        (each.id === visit.id || !['enteredInError', 'no'].includes(descriptorOf('Encounter').listSection(each))),
    ),
  )
  const index = dated.findIndex(({ id }) => id === visit.id)
  if (index < 0 || dated.length < 2) return null
  return (
    <div className={`no-print ${styles[position === 'end' ? 'adjacentAtEnd' : 'adjacent']}`}>
      <p className="row">
        <VisitLink visit={dated[index + 1]} label={byType.visit.before} />
        <VisitLink visit={dated[index - 1]} label={byType.visit.after} />
      </p>
    </div>
  )
}

function VisitLink({ visit, label }: { visit: ResourceOf<'Encounter'> | undefined; label: (day: string) => string }) {
  const format = useFormat()
  const { audience } = useAudience()
  const date = visit && descriptorOf('Encounter').date(visit)
  if (!visit || !date) return null
  return (
    <Link className="button" to={`/record/Encounter/${encodeIdForPath(visit.id)}`}>
      {label(formatDay(date.raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }))}
    </Link>
  )
}
