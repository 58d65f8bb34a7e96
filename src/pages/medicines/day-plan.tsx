import { dayPlan, timesOfDay, type PlannedDose } from '../../clinical/medications/day-plan'
import { medicineKey, medicineName, withConcept } from '../../clinical/medications/medicine-name'
import { saidAbove } from '../../clinical/status/headings'
import { directionsText } from '../../fhir/dosage'
import { useNamesOf } from '../../components/plain-language/names-context'
import { RecordPhrase, UnderHeading } from '../../components/rows/record-status'
import { Card } from '../../ui/card'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import styles from './medicines.module.css'
import type { Resource } from '../../fhir/resource'
import type { SentRequest } from './medicine'

interface DayPlanProps {
  readonly requests: readonly SentRequest[]
  readonly included: readonly Resource[]
}

/** What is taken when, as far as the data of the directions says; care staff read the orders themselves, and of a person who has died nothing is planned. */
export function DayPlan({ requests, included }: DayPlanProps) {
  const { views } = usePageWords()
  const reader = useAudience()
  const words = views.medicines.day
  const { at, rest, leftOut } = dayPlan(requests, (request) => medicineKey(request, included), Date.now())
  const times = timesOfDay.filter((time) => at[time].length > 0)
  if (reader.audience === 'provider' || reader.hasDied === true || times.length + rest.length === 0) return null
  return (
    <Card place="medicines" title={words.title(reader)}>
      <UnderHeading says={saidAbove('MedicationRequest', 'current')}>
        {times.length > 0 ? (
          <div className={styles['times']}>
            {times.map((time) => (
              <Doses key={time} title={words.times[time]} doses={at[time]} included={included} />
            ))}
          </div>
        ) : null}
        {rest.length > 0 ? <Doses title={words.rest} doses={rest} included={included} isOpen /> : null}
      </UnderHeading>
      {leftOut > 0 ? <p>{words.leftOut(leftOut)}</p> : null}
      <p className="muted small">{words.why(reader)}</p>
    </Card>
  )
}

function Doses({
  title,
  doses,
  included,
  isOpen = false,
}: {
  title: string
  doses: readonly PlannedDose<SentRequest>[]
  included: readonly Resource[]
  /** No time is set. */ isOpen?: boolean
}) {
  const { views } = usePageWords()
  const reader = useAudience()
  const namesOf = useNamesOf()
  /** As the list below calls it, so that nobody takes one medicine for two. */
  const nameOf = (request: SentRequest) => {
    const name = medicineName(request, included)
    return namesOf(withConcept(request, included), name)?.name ?? name ?? views.medicines.noName
  }
  return (
    <div className={isOpen ? `${styles['time']} ${styles['open']}` : styles['time']}>
      <h3>{title}</h3>
      <ul>
        {doses.map(({ request, directions, listed }, index) => (
          <li key={index}>
            <strong>
              <bdi>{nameOf(request)}</bdi>
            </strong>{' '}
            <RecordPhrase record={request} />{' '}
            {listed > 1 ? <span className="muted">{views.medicines.listedTimes(listed)}</span> : null}
            <p>
              <bdi>{directions ? directionsText(directions) : views.medicines.day.unread(reader)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
