import { memo } from 'react'
import { listOf } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { EventRow, kindsOfEvents, KindGroup } from './event-list'
import box from '../../ui/box.module.css'
import styles from './timeline.module.css'
import type { RecordEvent } from './event-list'
import { isOfType, type ResourceOf } from '../../fhir/resource'

interface VisitCardProps {
  readonly visit: RecordEvent
  readonly members: readonly RecordEvent[]
}

/** The array of members is a new one whenever a list grows, mostly with the same members. */
const isEqual = (before: VisitCardProps, after: VisitCardProps): boolean =>
  before.visit === after.visit &&
  before.members.length === after.members.length &&
  before.members.every((member, index) => member === after.members[index])

/** A visit and its records, folded by kind. */
export const VisitCard = memo(function VisitCard({ visit, members }: VisitCardProps) {
  return (
    <div className={`${box['box']} ${styles['block']}`}>
      <div className={styles['visit']}>
        <EventRow event={visit}>
          {isOfType(visit.resource, 'Encounter') ? <Reasons visit={visit.resource} /> : null}
        </EventRow>
      </div>
      {members.length > 0 ? (
        <ul className={styles['members']}>
          {kindsOfEvents(members).map((kind) => (
            <li key={kind}>
              <KindGroup kind={kind} events={members.filter((member) => member.kind === kind)} day={visit.raw} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}, isEqual)

/** The records that the visit refers to as its reason; a reason in text is in the row. */
function Reasons({ visit }: { visit: ResourceOf<'Encounter'> }) {
  const { label } = usePageMessages()
  const { audience } = useAudience()
  const reasons = listOf(visit.reasonReference)
    .flatMap((reason) => referenceOf(reason) ?? [])
    .filter((shown) => shown.display !== undefined)
  if (reasons.length === 0) return null
  return (
    <p>
      {label('Encounter.reasonReference', audience)}:{' '}
      {reasons.map((shown, index) => (
        <span key={index}>
          {index > 0 ? ', ' : ''}
          <Value value={shown} />
        </span>
      ))}
    </p>
  )
}
