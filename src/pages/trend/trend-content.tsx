import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { CategoryChart } from './category-chart'
import { ResultCounts, ResultsLeftOut, SeparateUnits } from './chart-remarks'
import { CompareTests } from './compare-tests'
import { NewestResultCard } from './newest-result'
import { ResultOrigin } from './result-origin'
import { SaveDisclosure } from './save-disclosure'
import { TrendCharts } from './trend-charts'
import { TrendTable } from './trend-table'
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
  const { newest, charts, categories, current, isInWords, hasLineChart, findOthers, compared, setCompared, name } =
    useTrendData(readings, all, isWhole)
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
            <TrendCharts charts={charts} isCounted={isInWords}>
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
      <TrendTable readings={readings} name={name} isWhole={isWhole} />
      <SaveDisclosure readings={readings} name={name} />
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
