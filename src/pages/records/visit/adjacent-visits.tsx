import { adjacentVisits } from '../../../clinical/encounters/adjacent-visits'
import { useRecords } from '../../../data/queries/use-records'
import { useStatusContext, useToday } from '../../../components/patient/status-context'
import { formatDay, formatRowDay } from '../../../fhir/format-date'
import { encodeIdForPath } from '../../../fhir/id'
import { descriptorOf } from '../../../resources/descriptors'
import { useFormat } from '../../../language/language-context'
import { useAudience } from '../../../ui/audience'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import styles from './visit.module.css'
import type { ResourceOf } from '../../../fhir/resource'

/**
 * Links to the previous and the next visit by date. For staff next to the title on wide screens and at the end of the page on a phone; on the page of a
 * patient or proxy (`story`) always below the title.
 */
export function AdjacentVisits({
  visit,
  position,
}: {
  visit: ResourceOf<'Encounter'>
  position: 'title' | 'end' | 'story'
}) {
  const { byType, views } = usePageMessages()
  const visits = useRecords('Encounter').set?.matches ?? []
  const adjacent = adjacentVisits(visit, visits, useStatusContext())
  if (!adjacent.before && !adjacent.after) return null
  const { before, after } = position === 'story' ? views.stories.visit : byType.visit
  const isShort = position === 'story'
  const links = (
    <p className="row">
      <VisitLink visit={adjacent.before} label={before} isShort={isShort} />
      <VisitLink visit={adjacent.after} label={after} isShort={isShort} />
    </p>
  )
  if (isShort) return <div className="no-print">{links}</div>
  return <div className={`no-print ${styles[position === 'end' ? 'adjacentAtEnd' : 'adjacent']}`}>{links}</div>
}

interface VisitLinkProps {
  readonly visit: ResourceOf<'Encounter'> | undefined
  /** Without the year in the current one. */
  readonly isShort: boolean
  label(day: string): string
}

function VisitLink({ visit, label, isShort }: VisitLinkProps) {
  const format = useFormat()
  const { audience } = useAudience()
  const today = useToday()
  const date = visit && descriptorOf('Encounter').date(visit)
  if (!visit || !date) return null
  const options = { format, style: audience === 'provider' ? 'provider' : 'patient' } as const
  return (
    <Link className="button" to={`/record/Encounter/${encodeIdForPath(visit.id)}`}>
      {label(isShort ? formatRowDay(date.raw, today, options) : formatDay(date.raw, options))}
    </Link>
  )
}
