import { languageNote, ownDirectionsValue } from '../../fhir/dosage'
import { listOf } from '../../lib/json'
import {
  dosageSteps,
  forbiddenDirections,
  isStepwise,
  stepPrefix,
  type DosageStep,
} from '../../resources/request-directions'
import { directionsStatusOf, requestKind } from '../../resources/request-kind'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { useHasDied } from '../../components/patient/status-context'
import { useFormat } from '../../language/language-context'
import styles from './medicines.module.css'
import type { ReactNode } from 'react'
import type { ResourceOf } from '../../fhir/resource'

/** The directions as written, or composed from their parts; nothing is composed for a medicine not to take. `isOver`: the dates of the prescription have passed. */
export function MedicineDirections({ request, isOver }: { request: ResourceOf<'MedicationRequest'>; isOver: boolean }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const hasDied = useHasDied()
  const messages = views.medicines
  const kind = requestKind(request)
  const status = directionsStatusOf(request, hasDied || isOver)
  const steps = dosageSteps(request, format)
  const readable = steps.filter(({ directions }) => directions !== undefined)
  if (kind === 'not') {
    const texts = steps.flatMap((step) => forbiddenDirections(step, format))
    if (texts.length === 0) return null
    return (
      <DirectionsFact label={messages.doNotTakeText}>
        {texts.map((value, index) => (
          <p key={index}>
            <Value value={value} />
          </p>
        ))}
      </DirectionsFact>
    )
  }
  return (
    <>
      {listOf(request.dosageInstruction).length === 0 ? <p className="muted">{messages.noDirections(reader)}</p> : null}
      {steps.length > readable.length ? <p className="muted">{messages.directionsUnread(reader)}</p> : null}
      {readable.length > 0 ? (
        <DirectionsFact
          label={
            {
              suggested: messages.howItWouldBeTaken,
              over: messages.howItWasTaken,
              followed: messages.howToTake,
            }[status]
          }
        >
          <DirectionSteps steps={readable} from={kind === 'ordered' ? messages.fromPrescription : messages.asWritten} />
        </DirectionsFact>
      ) : null}
    </>
  )
}

function DirectionsFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles['facts']}>
      <div className={styles['fact']}>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </div>
    </dl>
  )
}

/** Directions in the order in which they apply. `from` names the origin of written text. */
export function DirectionSteps({ steps, from }: { steps: readonly DosageStep[]; from?: string }) {
  const items = steps.map((step, index) => <DirectionText key={index} step={step} from={from} />)
  return isStepwise(steps) ? (
    <ol className={styles['steps']}>
      {items.map((item, index) => (
        <li key={index}>{item} </li>
      ))}
    </ol>
  ) : (
    items
  )
}

/** One direction and the origin of its text; text in another language is marked, and the written text follows a composed or translated one. */
function DirectionText({ step, from }: { step: DosageStep; from: string | undefined }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const { directions } = step
  if (!directions) return <p>{views.medicines.directionsUnread(reader)}</p>
  const { written, source } = directions
  const origin = source === 'composed' ? views.medicines.composed : from
  return (
    <>
      <p>
        {stepPrefix(step, format)} <Value value={ownDirectionsValue(directions, format)} />{' '}
        {from === undefined ? null : <span className="muted small">{origin}</span>}
      </p>
      {written ? (
        <p>
          {format.dosage.asWritten[source === 'composed' ? 'composed' : 'translated']}{' '}
          <q lang={written.language}>{written.text}</q> {languageNote(written.language, format)}
        </p>
      ) : null}
    </>
  )
}
