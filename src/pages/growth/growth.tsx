import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { usePatient } from '../../data/queries/use-patient'
import { formatDate } from '../../fhir/format-date'
import { textOf } from '../../lib/json'
import { DataTable } from '../../ui/data-table'
import { DateText } from '../../ui/date-text'
import { useAudience, useLocale } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { RadioGroup } from '../../ui/radio-group'
import { SectionState } from '../../ui/section-state'
import { Values } from '../../ui/value'
import { useGrowthAge } from '../../components/patient/age'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { growthMeasurements, recordedSex, type GrowthMeasurement } from '../../clinical/growth/growth-measured'
import { drawnPercentiles } from '../../clinical/growth/growth-percentile'
import type { Resource } from '../../fhir/resource'
import type { CurveSex, GrowthMeasure } from '../../clinical/growth/growth-reference'

const GrowthChart = lazy(() => import('./growth-chart'))

const measurements = ['height', 'weight', 'bmi'] as const
const isMeasurement = (value: string): value is GrowthMeasure => measurements.some((one) => one === value)

/** How a child grows: height, weight and body mass index by age, beside the curves of a sex where one is known or chosen. */
export default function GrowthPage() {
  const { views } = usePageMessages()
  const observations = useRecords('Observation')
  return (
    <>
      <PageHeading title={views.growth.title} intro={views.growth.intro} />
      <SectionState loaded={observations} what={views.growth.what}>
        {(set) => <GrowthContent observations={set.matches} />}
      </SectionState>
    </>
  )
}

function GrowthContent({ observations }: { observations: readonly Resource[] }) {
  const { views, frame } = usePageMessages()
  const { growth } = views
  const patient = usePatient()
  const { readings, behind } = useObservationReadings(useDeferredValue(observations))
  const [measurement, setMeasurement] = useState<GrowthMeasure>('height')
  const [chosen, setChosen] = useState<CurveSex | 'none'>()
  if (!readings || patient.state === 'loading')
    return (
      <p role="status" aria-busy="true">
        {frame.pageLoading}
      </p>
    )
  const recorded = recordedSex(patient.resource)
  const curve = chosen ?? recorded ?? 'none'
  const sex = curve === 'none' ? undefined : curve
  const birthDate = textOf(patient.resource?.['birthDate'])
  const rows = growthMeasurements(readings, measurement, birthDate, sex)
  const options = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }))
  return (
    <div className="stack" aria-busy={behind}>
      {birthDate === undefined || birthDate.length < 10 ? <p>{growth.noBirthDate}</p> : null}
      <div className="no-print stack">
        <RadioGroup
          legend={growth.measurement}
          name="measurement"
          options={options(growth.measurements)}
          value={measurement}
          onChange={(value) => (isMeasurement(value) ? setMeasurement(value) : undefined)}
        />
        <RadioGroup
          legend={growth.curve}
          name="curve"
          options={options(growth.curves)}
          value={curve}
          onChange={(value) => setChosen(value === 'female' || value === 'male' ? value : 'none')}
        />
      </div>
      {chosen === undefined ? <p className="muted">{recorded ? growth.fromRecord : growth.sexUnknown}</p> : null}
      {rows.length === 0 ? (
        <p>{growth.none(measurement)}</p>
      ) : (
        <GrowthResults rows={rows} measurement={measurement} sex={sex} />
      )}
      <p className="muted small">{growth.source}</p>
    </div>
  )
}

function GrowthResults({
  rows,
  measurement,
  sex,
}: {
  rows: readonly GrowthMeasurement[]
  measurement: GrowthMeasure
  sex: CurveSex | undefined
}) {
  const { views } = usePageMessages()
  const { growth } = views
  const reader = useAudience()
  const locale = useLocale()
  const drawn = reader.audience === 'provider' ? drawnPercentiles : ([5, 50, 95] as const)
  const points = rows.flatMap(({ months, value }) =>
    months === undefined || value === undefined ? [] : [{ months, value }],
  )
  const newest = rows.find(({ percentile: standing }) => standing !== undefined)
  return (
    <>
      {newest?.percentile ? (
        <p role="status">
          {growth.newest(
            reader,
            measurement,
            newest.percentile.position,
            newest.percentile.percentile,
            formatDate(newest.reading.raw?.slice(0, 10) ?? '', {
              locale,
              style: reader.audience === 'provider' ? 'provider' : 'patient',
            }).text,
          )}
        </p>
      ) : null}
      {newest && reader.audience !== 'provider' ? <p className="muted">{growth.meaning(reader)}</p> : null}
      {sex && points.length > 0 ? (
        <figure>
          <Suspense fallback={<p className="muted">{growth.gettingChart}</p>}>
            <GrowthChart measurement={measurement} sex={sex} percentiles={drawn} points={points} />
          </Suspense>
          <figcaption className="muted small">
            {growth.lines(new Intl.ListFormat(locale).format(drawn.map(String)))}
          </figcaption>
        </figure>
      ) : null}
      <GrowthTable rows={rows} measurement={measurement} />
    </>
  )
}

function GrowthTable({ rows, measurement }: { rows: readonly GrowthMeasurement[]; measurement: GrowthMeasure }) {
  const { views } = usePageMessages()
  const { growth } = views
  const ageAt = useGrowthAge()
  const standingText = ({ percentile: standing, notCompared }: GrowthMeasurement) =>
    standing
      ? growth.standing(standing.position, standing.percentile)
      : notCompared
        ? growth.notCompared[notCompared]
        : growth.noCurve
  return (
    <DataTable
      caption={growth.table(growth.measurements[measurement])}
      rowHeader="date"
      columns={(['date', 'age', 'value', 'percentile'] as const).map((key) => ({ key, label: growth.columns[key] }))}
      rows={rows.map((row, index) => ({
        key: row.reading.observation.id ?? String(index),
        cells: {
          date: row.reading.raw === undefined ? views.frame.noDate : <DateText raw={row.reading.raw} />,
          age: ageAt(row.reading.codeKey, row.reading.raw) ?? '–',
          value: <Values values={row.reading.values} />,
          percentile: standingText(row),
        },
      }))}
    />
  )
}
