import { useMemo } from 'react'
import { growthMeasurements, recordedSex, type GrowthMeasurement } from '../../../../clinical/growth/growth-measured'
import { readingsFor } from '../../../../clinical/observations/usable-readings'
import { newestFirst } from '../../../../clinical/shared/newest-first'
import { readObservation } from '../../../../clinical/observations/result-reading'
import { vitalKindOf } from '../../../../clinical/observations/vital-kinds'
import { usePatient } from '../../../../data/queries/use-patient'
import { GlanceList, RecordGlance } from '../../../../components/rows/glance-row'
import { useRangeSelector, useStatusContext } from '../../../../components/patient/status-context'
import { growthGlance } from '../../../../glance/growth-glance'
import { useFormat } from '../../../../language/language-context'
import { textOf } from '../../../../lib/json'
import { Card } from '../../../../ui/card'
import { useHomeList, visibleOf } from '../use-home-list'
import { useHomeMessages } from './use-home-messages'
import { useHomeUnitGlance } from './use-home-unit-glance'

const none: readonly never[] = []
/** Measurements this many months apart are compared as "last year". */
const [MIN_MONTHS, MAX_MONTHS] = [9, 15]

/** Height and weight of a child among children of the same age; nothing without a measurement that can be compared. */
export function ChildGrowth() {
  const { child } = useHomeMessages()
  const format = useFormat()
  const status = useStatusContext()
  const rangeFor = useRangeSelector()
  const context = useHomeUnitGlance()
  const patient = usePatient().resource
  const records = useHomeList('Observation').set?.matches ?? none
  const readings = useMemo(
    () =>
      readingsFor(
        'newest',
        newestFirst('Observation', visibleOf(records))
          .map((record) => readObservation(record, format, rangeFor))
          .filter(({ codeKey }) => ['height', 'weight'].includes(vitalKindOf(codeKey) ?? '')),
        status,
      ),
    [records, status, format, rangeFor],
  )
  const sex = recordedSex(patient)
  const birthDate = textOf(patient?.birthDate)
  const measured = (kind: 'height' | 'weight') =>
    growthMeasurements(readings, kind, birthDate, sex).filter(({ percentile }) => percentile !== undefined)
  const [heights, weights] = [measured('height'), measured('weight')]
  const newest = [heights[0], weights[0]].filter((each) => each !== undefined)
  if (newest.length === 0 || sex === undefined) return null
  const lastYear = yearBefore(heights)
  const height = heights[0]?.percentile
  return (
    <Card title={child.growth} icon="results" href="/vitals/growth" hrefText={child.growthChart}>
      {height?.position === 'at' ? (
        <p>
          {child.taller(height.percentile, sex)}
          {lastYear?.percentile?.position === 'at' ? ` ${child.lastYear(lastYear.percentile.percentile)}` : null}
        </p>
      ) : null}
      <GlanceList>
        {newest.map((measurement) => (
          <RecordGlance
            key={measurement.reading.observation.id}
            record={measurement.reading.observation}
            toGlance={() => growthGlance(measurement, context, child)}
          />
        ))}
      </GlanceList>
    </Card>
  )
}

/** The measurement about a year before the newest one. */
function yearBefore([newest, ...others]: readonly GrowthMeasurement[]): GrowthMeasurement | undefined {
  return others.find(({ months }) => {
    const difference = (newest?.months ?? Number.NaN) - (months ?? Number.NaN)
    return difference >= MIN_MONTHS && difference <= MAX_MONTHS
  })
}
