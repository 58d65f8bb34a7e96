import { Fragment } from 'react'
import { buildDayPlan, type MedicineDayPlan, type PlannedMedicine } from '../../clinical/medications/day-plan'
import { fillsOfRequest, joinFills } from '../../clinical/medications/join-fills'
import { medicineKey, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { timesOfDay } from '../../clinical/medications/times-of-day'
import { quantityOf } from '../../fhir/quantity'
import { glanceOf } from '../../glance/glance-of'
import { namedByParts } from '../../glance/named-by-parts'
import { isObject, listOf, objectsOf } from '../../lib/json'
import { GlanceWords } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { useStatusContext } from '../../components/patient/status-context'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Card } from '../../ui/card'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { DirectionSteps } from './medicine-directions'
import styles from './medicines.module.css'
import type { DisplayValue } from '../../fhir/display-value'
import type { DosageStep } from '../../resources/request-directions'
import type { Resource, ResourceOf } from '../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

interface DayPlanProps {
  readonly requests: readonly Request[]
  readonly included: readonly Resource[]
  readonly fills: readonly ResourceOf<'MedicationDispense'>[]
}

/** What is taken when, from coded and written directions that agree; undefined where too few of them can be placed, and for a person who has died. */
export function useDayPlan({ requests, included, fills }: DayPlanProps): MedicineDayPlan<Request> | undefined {
  const format = useFormat()
  const now = useNow()
  const statusContext = useStatusContext()
  const keyOf = (record: Request | ResourceOf<'MedicationDispense'>) => medicineKey(record, included, format)
  const joined = joinFills(fills, requests, keyOf)
  const plan = buildDayPlan(
    requests,
    {
      keyOf,
      named: (request) => withMedicineConcept(request, included),
      fillsOf: (request) => fillsOfRequest(joined, request),
      statusContext,
      now,
    },
    format,
  )
  return statusContext.died === undefined && plan.isUseful ? plan : undefined
}

/** The medicines of a day by the time of day, with the amount or the directions. */
export function DayPlanCard(props: DayPlanProps) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const messages = views.medicines.day
  const plan = useDayPlan(props)
  if (plan === undefined) return null
  const { byTime, unscheduled, omitted, notForToday } = plan
  return (
    <Card icon="medicines" title={messages.title(reader)}>
      <div className={styles['times']}>
        {timesOfDay
          .filter((time) => byTime[time].length > 0)
          .map((time) => (
            <DoseList key={time} title={messages.times[time]} doses={byTime[time]} {...props} />
          ))}
      </div>
      {unscheduled.length > 0 ? <DoseList title={messages.noSetTime} doses={unscheduled} isUntimed {...props} /> : null}
      <p className="muted small">
        <NotForToday requests={notForToday} included={props.included} />
        {omitted > 0 ? `${messages.omitted(omitted)} ` : null}
        {messages.explanation(reader)}
      </p>
    </Card>
  )
}

/** The names of medicines that are not in the plan, and why. */
function NotForToday({ requests, included }: Pick<DayPlanProps, 'requests' | 'included'>) {
  const { views } = usePageMessages()
  const context = useGlanceContext({ included })
  if (requests.length === 0) return null
  const { notForToday } = views.medicines.day
  return (
    <>
      {notForToday.label}{' '}
      {requests.map((request, index) => {
        const row = glanceOf(withMedicineConcept(request, included), context)
        return (
          <Fragment key={request.id ?? index}>
            {index === 0 ? null : ', '}
            <GlanceWords text={{ ...row, ...namedByParts(row) }.name} />
          </Fragment>
        )
      })}
      . {notForToday.why(requests.length)}{' '}
    </>
  )
}

interface DoseListProps extends DayPlanProps {
  readonly title: string
  readonly doses: readonly PlannedMedicine<Request>[]
  /** The directions set no time. */
  readonly isUntimed?: boolean
}

/** The amount of a single direction, where it is coded as one. */
export function doseOf(steps: readonly DosageStep[]): DisplayValue | undefined {
  const [step, ...otherSteps] = steps
  const [dose, ...otherDoses] = isObject(step?.dosage) ? objectsOf(step.dosage['doseAndRate']) : []
  return otherSteps.length + otherDoses.length > 0 ? undefined : dose && quantityOf(dose['doseQuantity'])
}

function DoseList({ title, doses, included, isUntimed = false }: DoseListProps) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const context = useGlanceContext({ included })
  return (
    <div className={styles['time']}>
      <h3>{title}</h3>
      <ul>
        {doses.map(({ request, steps, listedCount }, index) => {
          const { name, detail } = glanceOf(withMedicineConcept(request, included), context)
          const dose = isUntimed ? undefined : doseOf(steps)
          return (
            <li key={index}>
              <span>
                <strong>
                  <GlanceWords text={name} />
                </strong>{' '}
                {detail === undefined ? null : <GlanceWords text={detail} />}{' '}
                {listedCount > 1 ? (
                  <span className="muted small">{views.medicineList.timesListed(listedCount)}</span>
                ) : null}
              </span>
              {dose === undefined ? (
                <div className={styles['said']}>
                  {listOf(request.dosageInstruction).length === 0 ? (
                    <p>{views.medicines.noDirections(reader)}</p>
                  ) : (
                    <DirectionSteps steps={steps} />
                  )}
                </div>
              ) : (
                <span className={styles['dose']}>
                  <Value value={dose} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
