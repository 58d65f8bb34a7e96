import { useNow } from '../../ui/use-now'
import { useStatusContext } from '../../components/patient/status-context'
import { buildDayPlan, type PlannedMedicine } from '../../clinical/medications/day-plan'
import { timesOfDay } from '../../clinical/medications/times-of-day'
import { medicineKey, medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { listOf } from '../../lib/json'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { RecordStatusChip, UnderHeading } from '../../components/rows/record-status'
import { Card } from '../../ui/card'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { fillsOfRequest } from '../../clinical/medications/join-fills'
import { DirectionSteps } from './medicine-directions'
import styles from './medicines.module.css'
import { useFormat } from '../../language/language-context'
import { RecordText } from '../../ui/record-text'
import type { MedicineContext } from './medicine-context'
import type { Resource, ResourceOf } from '../../fhir/resource'

type DayPlanCardProps = Pick<MedicineContext, 'requests' | 'included' | 'fills'>

/** What is taken when, from coded and written directions that agree; none where too few of them can be placed. Not for providers, who read the orders, nor for a person who has died. */
export function DayPlanCard({ requests, included, fills }: DayPlanCardProps) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const messages = views.medicines.day
  const now = useNow()
  const statusContext = useStatusContext()
  const { byTime, unscheduled, omitted, notForToday, isUseful } = buildDayPlan(
    requests,
    {
      keyOf: (request) => medicineKey(request, included, format),
      named: (request) => withMedicineConcept(request, included),
      fillsOf: (request) => fillsOfRequest(fills, request),
      statusContext,
      now,
    },
    format,
  )
  const times = timesOfDay.filter((time) => byTime[time].length > 0)
  if (reader.audience === 'provider' || reader.hasDied === true || !isUseful) return null
  return (
    <Card icon="medicines" title={messages.title(reader)}>
      <UnderHeading statuses={statusesImpliedByHeading('MedicationRequest', 'current')}>
        <div className={styles['times']}>
          {times.map((time) => (
            <DoseList key={time} title={messages.times[time]} doses={byTime[time]} included={included} />
          ))}
        </div>
        {unscheduled.length > 0 ? (
          <DoseList title={messages.noSetTime} doses={unscheduled} included={included} isUntimed />
        ) : null}
      </UnderHeading>
      {notForToday > 0 ? <p>{messages.notForToday(notForToday)}</p> : null}
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
  doses: readonly PlannedMedicine<ResourceOf<'MedicationRequest'>>[]
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
        {doses.map(({ request, steps, listedCount }, index) => (
          <li key={index}>
            <strong>
              <RecordText text={nameOf(request)} />
            </strong>{' '}
            <RecordStatusChip record={request} />{' '}
            {listedCount > 1 ? <span className="muted">{views.medicines.listedTimes(listedCount)}</span> : null}
            {listOf(request.dosageInstruction).length === 0 ? (
              <p>{views.medicines.noDirections(reader)}</p>
            ) : (
              <DirectionSteps steps={steps} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
