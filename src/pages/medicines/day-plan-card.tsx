import { useNow } from '../../ui/use-now'
import { buildDayPlan, timesOfDay, type PlannedDose } from '../../clinical/medications/day-plan'
import { medicineKey, medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { directionsText } from '../../fhir/dosage'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { RecordStatusChip, UnderHeading } from '../../components/rows/record-status'
import { Card } from '../../ui/card'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './medicines.module.css'
import { useFormat } from '../../language/language-context'
import type { Resource, ResourceOf } from '../../fhir/resource'

interface DayPlanCardProps {
  readonly requests: readonly ResourceOf<'MedicationRequest'>[]
  readonly included: readonly Resource[]
}

/** What is taken when, from the structured directions; not for providers, who read the orders, nor for a person who has died. */
export function DayPlanCard({ requests, included }: DayPlanCardProps) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const messages = views.medicines.day
  const { byTime, unscheduled, omitted } = buildDayPlan(
    requests,
    (request) => medicineKey(request, included, format),
    useNow(),
    format,
  )
  const times = timesOfDay.filter((time) => byTime[time].length > 0)
  if (reader.audience === 'provider' || reader.hasDied === true || times.length + unscheduled.length === 0) return null
  return (
    <Card icon="medicines" title={messages.title(reader)}>
      <UnderHeading statuses={statusesImpliedByHeading('MedicationRequest', 'current')}>
        {times.length > 0 ? (
          <div className={styles['times']}>
            {times.map((time) => (
              <DoseList key={time} title={messages.times[time]} doses={byTime[time]} included={included} />
            ))}
          </div>
        ) : null}
        {unscheduled.length > 0 ? (
          <DoseList title={messages.noSetTime} doses={unscheduled} included={included} isUntimed />
        ) : null}
      </UnderHeading>
      {omitted > 0 ? <p>{messages.omitted(omitted)}</p> : null}
      <p className="muted small">{messages.explanation(reader)}</p>
    </Card>
  )
}

function DoseList({
  title,
  doses,
  included,
  isUntimed = false,
}: {
  title: string
  doses: readonly PlannedDose<ResourceOf<'MedicationRequest'>>[]
  included: readonly Resource[]
  /** The directions set no time. */
  isUntimed?: boolean
}) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const namesOf = usePlainNames()
  // The same name as in the list below, so that one medicine does not read as two.
  const nameOf = (request: ResourceOf<'MedicationRequest'>) => {
    const name = medicineName(request, included, format)
    return namesOf(withMedicineConcept(request, included), name)?.name ?? name ?? views.medicines.noName
  }
  return (
    <div className={isUntimed ? `${styles['time']} ${styles['open']}` : styles['time']}>
      <h3>{title}</h3>
      <ul>
        {doses.map(({ request, directions, listedCount }, index) => (
          <li key={index}>
            <strong>
              <bdi>{nameOf(request)}</bdi>
            </strong>{' '}
            <RecordStatusChip record={request} />{' '}
            {listedCount > 1 ? <span className="muted">{views.medicines.listedTimes(listedCount)}</span> : null}
            <p>
              <bdi>{directions ? directionsText(directions, format) : views.medicines.day.unread(reader)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
