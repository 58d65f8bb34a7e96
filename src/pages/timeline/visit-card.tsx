import { memo } from 'react'
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { KindEvents, kindsOfEvents } from './event-list'
import { useEventGlance } from './use-event-glance'
import box from '../../ui/box.module.css'
import styles from './timeline.module.css'
import type { RecordEvent } from './record-event'

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
  const glanceOfEvent = useEventGlance()
  return (
    <div className={`${box['box']} ${styles['block']}`}>
      <div className={styles['visit']}>
        <SlimRecordGlance record={visit.resource} toGlance={() => glanceOfEvent(visit, visit.raw)} />
      </div>
      {members.length > 0 ? (
        <ul className={styles['members']}>
          {kindsOfEvents(members).map((kind) => (
            <li key={kind}>
              <KindEvents
                kind={kind}
                events={members.filter((member) => member.kind === kind)}
                day={visit.raw}
                maxRows={1}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}, isEqual)
