import { languageNote, ownDirectionsValue } from '../../fhir/dosage'
import { isStepwise, stepPrefix, type DosageStep } from '../../resources/request-directions'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { useFormat } from '../../language/language-context'
import styles from './medicines.module.css'

/** Directions in the order in which they apply. */
export function DirectionSteps({ steps }: { readonly steps: readonly DosageStep[] }) {
  const items = steps.map((step, index) => <DirectionText key={index} step={step} />)
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

/** One direction; text in another language is marked, and the written text follows a composed or translated one. */
function DirectionText({ step }: { readonly step: DosageStep }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const { directions } = step
  if (!directions) return <p>{views.medicines.directionsUnread(reader)}</p>
  const { written, source } = directions
  return (
    <>
      <p>
        {stepPrefix(step, format)} <Value value={ownDirectionsValue(directions, format)} />
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
