import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { CategoryChart } from './category-chart'
import { ResultCounts, ResultsLeftOut, SeparateUnits } from './chart-remarks'
import { CompareTests } from './compare-tests'
import { NewestResultCard } from './newest-result'
import { ResultOrigin } from './result-origin'
import { SaveDisclosure } from './save-disclosure'
import { OnlyOfSpan } from './span-line'
import { readingsIn } from './time-span'
import { TrendCharts } from './trend-charts'
import { TrendTable } from './trend-table'
import { useChosenSpan } from './trend-query'
import { useTrendData } from './use-trend-data'
import styles from './trend.module.css'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** For care staff: the newest result, the charts, the origin and the table of one test. */
export function TrendContent({
  readings,
  all,
  isWhole,
}: {
  /** Of the test, newest first. */
  readings: readonly ObservationReading[]
  /** Of all tests. */
  all: readonly ObservationReading[]
  /** All results of the record are here. */
  isWhole: boolean
}) {
  const { views } = usePageMessages()
  const data = useTrendData(readings, all, isWhole)
  const { newest, charts, categories, current, isInWords, hasLineChart, findOthers, compared, setCompared, name } = data
  const [span] = useChosenSpan()
  const shown = span ? readingsIn(readings, span) : readings
  return (
    <div className="stack">
      {newest ? (
        <div className={styles['lead']}>
          <NewestResultCard newest={newest} isWhole={isWhole} />
        </div>
      ) : null}
      {charts.length > 0 || categories ? (
        <Card title={views.trend.overTime}>
          {isInWords ? <ResultCounts readings={current} isWhole={isWhole} /> : null}
          <SeparateUnits series={charts.filter(({ isMain }) => isMain).map(({ series }) => series)} />
          {charts.length > 0 ? (
            <TrendCharts data={data} isCounted={isInWords}>
              {hasLineChart && findOthers ? (
                <CompareTests findTests={findOthers} isWhole={isWhole} selected={compared} onChange={setCompared} />
              ) : null}
            </TrendCharts>
          ) : null}
          {categories ? <CategoryChart categories={categories} /> : null}
        </Card>
      ) : null}
      {newest ? <ResultOrigin observation={newest.reading.observation} isNewest={isWhole} /> : null}
      <ResultsLeftOut readings={readings} />
      {span ? <OnlyOfSpan span={span} /> : null}
      {shown.length > 0 ? <TrendTable readings={shown} name={name} isWhole={isWhole && !span} /> : null}
      <SaveDisclosure readings={readings} name={name} isAll={span !== undefined} />
      {hasLineChart || categories ? (
        <Disclosure summary={views.trend.about}>
          {views.trend.aboutText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
      ) : null}
    </div>
  )
}
