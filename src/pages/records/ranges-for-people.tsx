import { observationComponentName } from '../../resources/observation-component-name'
import { useStatusContext } from '../../components/patient/status-context'
import { useAudience } from '../../ui/audience'
import { useTextAudience } from '../../ui/detail-level'
import { usePageMessages } from '../../ui/use-page-messages'
import type { NoneForPatient } from '../../fhir/reference-range'
import type { ObservationReading, ResultReading } from '../../clinical/observations/result-reading'

const REASONS: readonly NoneForPatient[] = ['sex', 'others', 'people']

const reasonOf = ({ notCompared, flag }: ResultReading): NoneForPatient | undefined =>
  flag === undefined ? REASONS.find((reason) => reason === notCompared) : undefined

/** Once for one or several results: why none of their ranges is the patient's, and the ranges that are for other people. */
export function RangesForPeople({ readings }: { readings: readonly ObservationReading[] }) {
  const { detail, views } = usePageMessages()
  const reader = useAudience()
  const textAudience = useTextAudience()
  const isReady = useStatusContext().relatedFacts?.rangeFor !== undefined
  const parts = readings.flatMap((reading) => [reading, ...reading.components])
  const reasons = isReady ? REASONS.filter((reason) => parts.some((part) => reasonOf(part) === reason)) : []
  const withOthers = parts.filter(({ rangesForOthers }) => rangesForOthers.length > 0)
  return (
    <>
      {reasons.map((reason) => (
        <p key={reason} className="muted small">
          {detail.ranges.notCompared[reason](reader)}
        </p>
      ))}
      {withOthers.length > 0 ? (
        <>
          <p className="muted small">{detail.ranges.forOthers(reader)}</p>
          <ul className="muted small">
            {withOthers.map((part, index) => (
              <li key={index}>
                {parts.length > 1 ? (
                  <>
                    <bdi>{observationComponentName(part, views.common, textAudience)}</bdi>:{' '}
                  </>
                ) : null}
                <bdi>{part.rangesForOthers.join('; ')}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
