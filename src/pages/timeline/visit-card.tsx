import { memo } from 'react'
import { listOf } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { EventRow, typesOfEvents, TypeGroup } from './event-list'
import styles from './timeline.module.css'
import type { RecordEvent } from './event-list'

interface VisitCardProps {
  readonly visit: RecordEvent
  readonly members: readonly RecordEvent[]
}

/** The members are put together anew whenever a list grows, mostly the same ones. */
const isSame = (before: VisitCardProps, now: VisitCardProps): boolean =>
  before.visit === now.visit &&
  before.members.length === now.members.length &&
  before.members.every((member, index) => member === now.members[index])

/** A visit and what came from it, a line for each kind. */
export const VisitCard = memo(function VisitCard({ visit, members }: VisitCardProps) {
  return (
    <div className={styles['block']}>
      <div className={styles['visit']}>
        <EventRow event={visit}>
          <Reasons visit={visit} />
        </EventRow>
      </div>
      {members.length > 0 ? (
        <ul className={styles['came']}>
          {typesOfEvents(members).map((type) => (
            <li key={type}>
              <TypeGroup type={type} events={members.filter((member) => member.type === type)} day={visit.raw} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}, isSame)

/** The problems that the visit gives as its reason; a reason in words stands in the row already. */
function Reasons({ visit }: { visit: RecordEvent }) {
  const { label } = usePageMessages()
  const { audience } = useAudience()
  const named = listOf(visit.resource['reasonReference'])
    .flatMap((reason) => referenceOf(reason) ?? [])
    .filter((shown) => shown.display !== undefined)
  if (named.length === 0) return null
  return (
    <p>
      {label('Encounter.reasonReference', audience)}:{' '}
      {named.map((shown, index) => (
        <span key={index}>
          {index > 0 ? ', ' : ''}
          <Value shown={shown} />
        </span>
      ))}
    </p>
  )
}
