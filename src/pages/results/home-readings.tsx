import { useMemo } from 'react'
import { useAudience } from '../../ui/language'
import { Card } from '../../ui/card'
import { usePageMessages } from '../../ui/use-page-messages'
import { ResultList, type RowContext } from './result-list'
import { ProviderResultTable } from './provider-result-table'
import type { ResultGroupsProps } from './result-groups'
import type { HomeVitalSign } from '../../clinical/observations/home-readings'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const noEarlyVersions: ReadonlyMap<ObservationReading, ObservationReading> = new Map()

/** Vital signs taken at home, a row each test: a cuff that sends a reading each morning would bury what labs and care teams found. */
export function HomeReadings({
  tests,
  trends,
  previous: before,
}: { tests: readonly HomeVitalSign[] } & Pick<ResultGroupsProps, 'trends' | 'before'>) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const newestOf = useMemo(() => new Map(tests.map(({ newest, count }) => [newest, count])), [tests])
  if (tests.length === 0) return null
  const around: RowContext = { trends, earlyVersions: noEarlyVersions, readingCounts: newestOf }
  const title = views.results.home(reader)
  const readings = tests.map(({ newest }) => newest)
  return (
    <Card title={title}>
      <p className="muted">{views.results.homeIntro}</p>
      {reader.audience === 'provider' ? (
        <ProviderResultTable caption={title} readings={readings} context={around} previous={before} />
      ) : (
        <ResultList readings={readings} around={around} />
      )}
    </Card>
  )
}
