import { vitalKindOf, vitalOrder } from '../../../clinical/observations/vital-kinds'
import { useConvertedAmount } from '../../../components/plain-language/converted-value'
import { homeUnitFor } from '../../../components/plain-language/home-units'
import { PlainNamesProvider } from '../../../components/plain-language/plain-names-provider'
import { useIsUsReader } from '../../../components/plain-language/use-is-us-reader'
import { GlanceList, GlancePhraseText, GlanceWords, RecordGlance } from '../../../components/rows/glance-row'
import { MaskedRecordsNote } from '../../../components/rows/masked-records-note'
import { RecordBoundary } from '../../../components/rows/record-boundary'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { useHomeUnitContext } from '../../../components/rows/use-home-unit-context'
import { convertValue } from '../../../dictionary/unit-conversion'
import { glanceOf } from '../../../glance/glance-of'
import { isMaskedRecord } from '../../../resources/masking'
import { Card } from '../../../ui/card'
import { Disclosure } from '../../../ui/disclosure'
import { usePageMessages } from '../../../ui/use-page-messages'
import styles from './visit.module.css'
import type { ObservationReading } from '../../../clinical/observations/result-reading'
import type { DictionaryKind } from '../../../dictionary/dictionary-kinds'

const kinds: readonly DictionaryKind[] = ['tests', 'units']

const rankOf = ({ codeKey }: ObservationReading): number => {
  const kind = vitalKindOf(codeKey)
  return kind === undefined ? vitalOrder.length : vitalOrder.indexOf(kind)
}

/** The vital signs of a visit, the newest of each kind; earlier ones of a longer stay are below a line that opens them. */
export function VisitMeasurements({ readings }: { readings: readonly ObservationReading[] }) {
  return readings.length === 0 ? null : (
    <PlainNamesProvider kinds={kinds}>
      <Measurements readings={readings} />
    </PlainNamesProvider>
  )
}

function Measurements({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const context = useHomeUnitContext()
  const visible = readings.filter(({ observation }) => !isMaskedRecord(observation))
  const newest = [...new Map(visible.toReversed().map((reading) => [reading.codeKey, reading])).values()].toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  )
  const earlier = visible.filter((reading) => !newest.includes(reading))
  return (
    <Card title={views.stories.visit.measured} icon="health">
      <dl className={styles['measured']}>
        {newest.map((reading) => (
          <RecordBoundary key={reading.codeKey} record={reading.observation}>
            <Measurement reading={reading} />
          </RecordBoundary>
        ))}
      </dl>
      {earlier.length === 0 ? null : (
        <Disclosure summary={views.stories.more(earlier.length)}>
          <GlanceList slim>
            {earlier.map(({ observation }, index) => (
              <RecordGlance
                key={observation.id ?? index}
                record={observation}
                toGlance={(each) => glanceOf(each, context)}
              />
            ))}
          </GlanceList>
        </Disclosure>
      )}
      <MaskedRecordsNote count={readings.length - visible.length} href="/results?time=all" />
    </Card>
  )
}

/** A measurement in the units that the reader knows, with the value of the record in brackets, and what the record says about it. */
function Measurement({ reading }: { reading: ObservationReading }) {
  const { name, value, phrases } = glanceOf(reading.observation, useGlanceContext())
  const amountOf = useConvertedAmount()
  const isUsReader = useIsUsReader()
  const { measure, codeKey } = reading
  const target = isUsReader ? homeUnitFor(vitalKindOf(codeKey), measure, true) : undefined
  const digits = measure && target ? convertValue(measure.digits, target) : undefined
  const sent = value && (
    <>
      <GlanceWords text={value.text} />
      {value.unit === undefined ? null : (
        <small>
          {' '}
          <bdi>{value.unit}</bdi>
        </small>
      )}
    </>
  )
  return (
    <div>
      <dt>
        <GlanceWords text={name} />
      </dt>
      <dd>
        {measure && target && digits !== undefined ? (
          <>
            <strong>
              <bdi>{amountOf(target, digits, measure.digits, measure.comparator)}</bdi>
            </strong>{' '}
            <small>({sent})</small>
          </>
        ) : (
          <strong>{sent}</strong>
        )}
        {phrases
          .filter(({ tone }) => value === undefined || (tone !== undefined && tone !== 'in'))
          .map((phrase) => (
            <div key={phrase.text.text}>
              <GlancePhraseText phrase={phrase} />
            </div>
          ))}
      </dd>
    </div>
  )
}
