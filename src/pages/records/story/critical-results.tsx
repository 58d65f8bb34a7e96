import { isFarOutsideRange, isUrgentResult } from '../../../clinical/observations/outside-range'
import { PlainNamesProvider } from '../../../components/plain-language/plain-names-provider'
import { GlanceWords } from '../../../components/rows/glance-row'
import { UrgentResultNote } from '../../../components/rows/result-remarks'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { glanceOf } from '../../../glance/glance-of'
import { isMaskedRecord } from '../../../resources/masking'
import { Banner } from '../../../ui/banner'
import { useNow } from '../../../ui/use-now'
import type { ObservationReading } from '../../../clinical/observations/result-reading'
import type { DictionaryKind } from '../../../dictionary/dictionary-kinds'

const kinds: readonly DictionaryKind[] = ['tests']

/** A red notice with the results that the lab flagged as critical, and what to do about them while they are recent. */
export function CriticalResults({ readings }: { readings: readonly ObservationReading[] }) {
  const critical = readings.filter(
    (reading) => reading.isCounted && isFarOutsideRange(reading) && !isMaskedRecord(reading.observation),
  )
  return critical.length === 0 ? null : (
    <PlainNamesProvider kinds={kinds}>
      <Notice readings={critical} />
    </PlainNamesProvider>
  )
}

function Notice({ readings }: { readings: readonly ObservationReading[] }) {
  const context = useGlanceContext()
  const now = useNow()
  const urgent = readings.find((reading) => isUrgentResult(reading, now))
  return (
    <Banner tone="error">
      {readings.map(({ observation }, index) => {
        const { name, phrases } = glanceOf(observation, context)
        return (
          <p key={observation.id ?? index}>
            <strong>
              <GlanceWords text={name} />
              {': '}
              {phrases
                .filter(({ tone }) => tone === 'stop')
                .map(({ text }, at) => (
                  <span key={text.text}>
                    {at > 0 ? '. ' : null}
                    <GlanceWords text={text} />
                  </span>
                ))}
            </strong>
          </p>
        )
      })}
      {urgent ? <UrgentResultNote reading={urgent} /> : null}
    </Banner>
  )
}
