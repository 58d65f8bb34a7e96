import { Suspense, useDeferredValue, useState } from 'react'
import { lazyComponent } from '../../ui/preloadable'
import { useRecords } from '../../data/queries/use-records'
import { usePatient } from '../../data/queries/use-patient'
import { formatDay } from '../../fhir/format-date'
import { isWholeList } from '../../fhir/whole-list'
import { textOf } from '../../lib/json'
import { DataTable } from '../../ui/data-table'
import { DateText } from '../../ui/date-text'
import { useFormat, useLocale } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { RadioGroup } from '../../ui/radio-group'
import { SectionState } from '../../ui/section-state'
import { Values } from '../../ui/value'
import { useHomeAmount } from '../../components/plain-language/use-home-amount'
import { useGrowthAge } from '../../components/patient/age'
import { useStatusContext } from '../../components/patient/status-context'
import { useNow } from '../../ui/use-now'
import { currentReadings } from '../../clinical/observations/current-readings'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { growthMeasurements, recordedSex, type GrowthMeasurement } from '../../clinical/growth/growth-measured'
import { drawnPercentiles } from '../../clinical/growth/growth-percentile'
import { formatList } from '../../lib/locale-format'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { CurveSex, GrowthMeasure } from '../../clinical/growth/growth-reference'

const GrowthChart = lazyComponent(() => import('./growth-chart'))

const measurements = ['height', 'weight', 'bmi'] as const
const isMeasurement = (value: string): value is GrowthMeasure => measurements.some((each) => each === value)

/** Height, weight and body mass index of a child by age, with the percentile curves of the recorded or selected sex. */
export default function GrowthPage() {
  const { views } = usePageMessages()
  const observations = useRecords('Observation')
  return (
    <>
      <PageHeading title={views.growth.title} intro={views.growth.intro} />
      <SectionState loaded={observations} what={views.growth.listName}>
        {(set) => <GrowthContent observations={set.matches} isWhole={isWholeList(observations)} />}
      </SectionState>
    </>
  )
}

function GrowthContent({
  observations,
  isWhole,
}: {
  observations: readonly ResourceOf<'Observation'>[]
  isWhole: boolean
}) {
  const { views, appShell } = usePageMessages()
  const { growth } = views
  const patient = usePatient()
  const statusContext = useStatusContext()
  const now = useNow()
  const { readings, isPending } = useObservationReadings(useDeferredValue(observations))
  const [measurement, setMeasurement] = useState<GrowthMeasure>('height')
  const [selectedCurve, setSelectedCurve] = useState<CurveSex | 'none'>()
  if (!readings || patient.state === 'loading')
    return (
      <p role="status" aria-busy="true">
        {appShell.pageLoading}
      </p>
    )
  const recorded = recordedSex(patient.resource)
  const curve = selectedCurve ?? recorded ?? 'none'
  const sex = curve === 'none' ? undefined : curve
  const birthDate = textOf(patient.resource?.birthDate)
  const rows = growthMeasurements(currentReadings(readings, statusContext, now), measurement, birthDate, sex)
  const optionsOf = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }))
  return (
    <div className="stack" aria-busy={isPending}>
      {birthDate === undefined || birthDate.length < 10 ? <p>{growth.noBirthDate}</p> : null}
      <div className="no-print stack">
        <RadioGroup
          legend={growth.measurement}
          name="measurement"
          options={optionsOf(growth.measurements)}
          value={measurement}
          onChange={(value) => (isMeasurement(value) ? setMeasurement(value) : undefined)}
        />
        <RadioGroup
          legend={growth.curve}
          name="curve"
          options={optionsOf(growth.curves)}
          value={curve}
          onChange={(value) => setSelectedCurve(value === 'female' || value === 'male' ? value : 'none')}
        />
      </div>
      {selectedCurve === undefined ? <p className="muted">{recorded ? growth.fromRecord : growth.sexUnknown}</p> : null}
      {rows.length === 0 && isWhole ? <p>{growth.none(measurement)}</p> : null}
      {rows.length > 0 ? <GrowthResults rows={rows} measurement={measurement} sex={sex} isWhole={isWhole} /> : null}
      <p className="muted small">{growth.source}</p>
    </div>
  )
}

function GrowthResults({
  rows,
  measurement,
  sex,
  isWhole,
}: {
  rows: readonly GrowthMeasurement[]
  measurement: GrowthMeasure
  sex: CurveSex | undefined
  isWhole: boolean
}) {
  const format = useFormat()
  const { views } = usePageMessages()
  const { growth } = views
  const audience = useAudience()
  const locale = useLocale()
  const percentiles = audience.audience === 'provider' ? drawnPercentiles : ([5, 50, 95] as const)
  const points = rows.flatMap(({ months, value }) =>
    months === undefined || value === undefined ? [] : [{ months, value }],
  )
  const newest = rows.find(({ percentile }) => percentile !== undefined)
  return (
    <>
      {newest?.percentile ? (
        <p role="status">
          {growth[isWhole ? 'newest' : 'shown'](
            audience,
            measurement,
            newest.percentile.position,
            newest.percentile.percentile,
            formatDay(newest.reading.raw ?? '', {
              format,
              style: audience.audience === 'provider' ? 'provider' : 'patient',
            }),
          )}
        </p>
      ) : null}
      {newest && audience.audience !== 'provider' ? <p className="muted">{growth.meaning(audience)}</p> : null}
      {sex && points.length > 0 ? (
        <figure>
          <Suspense fallback={<p className="muted">{growth.loadingChart}</p>}>
            <GrowthChart measurement={measurement} sex={sex} percentiles={percentiles} points={points} />
          </Suspense>
          <figcaption className="muted small">{growth.lines(formatList(percentiles.map(String), locale))}</figcaption>
        </figure>
      ) : null}
      <GrowthTable rows={rows} measurement={measurement} />
    </>
  )
}

/** The measurements; a reason that all of them have in common for not being compared is stated once above. */
function GrowthTable({ rows, measurement }: { rows: readonly GrowthMeasurement[]; measurement: GrowthMeasure }) {
  const { views } = usePageMessages()
  const { growth } = views
  const ageAt = useGrowthAge()
  const format = useFormat()
  const isProvider = useAudience().audience === 'provider'
  const dayOf = (raw: string) =>
    isProvider ? <DateText raw={raw} /> : <time dateTime={raw}>{formatDay(raw, { format, style: 'patient' })}</time>
  const percentileText = ({ percentile, notCompared }: GrowthMeasurement): string => {
    if (percentile) return growth.percentileText(percentile.position, percentile.percentile)
    return notCompared ? growth.notCompared[notCompared] : growth.noCurve
  }
  const [reason, ...otherTexts] = new Set(rows.map(percentileText))
  const isNoneCompared = otherTexts.length === 0 && rows.every(({ percentile }) => percentile === undefined)
  const columns = isNoneCompared
    ? (['date', 'age', 'value'] as const)
    : (['date', 'age', 'value', 'percentile'] as const)
  return (
    <>
      {isNoneCompared ? <p>{reason}.</p> : null}
      <DataTable
        caption={growth.table(growth.measurements[measurement])}
        rowHeader="date"
        dense
        columns={columns.map((key) => ({ key, label: growth.columns[key] }))}
        rows={rows.map((row, index) => ({
          key: row.reading.observation.id ?? String(index),
          cells: {
            date: row.reading.raw === undefined ? views.common.noDate : dayOf(row.reading.raw),
            age: ageAt(row.reading.codeKey, row.reading.raw) ?? '–',
            value: <GrowthAmount reading={row.reading} />,
            percentile: percentileText(row),
          },
        }))}
      />
    </>
  )
}

/** A measurement in the units that the reader knows, with the value of the record in brackets. */
function GrowthAmount({ reading }: { reading: ObservationReading }) {
  const amount = useHomeAmount()(reading)
  const sent = <Values values={reading.values} />
  return amount === undefined ? (
    sent
  ) : (
    <>
      <bdi>{amount}</bdi> ({sent})
    </>
  )
}
