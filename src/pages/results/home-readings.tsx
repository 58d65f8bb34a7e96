import { useContext, useMemo } from 'react'
import { useAudience } from '../../ui/audience'
import { Card } from '../../ui/card'
import { usePageMessages } from '../../ui/use-page-messages'
import { ResultList, type ResultListContext } from './result-list'
import { ProviderResultTable } from './provider-result-table'
import { WholeResultsContext } from './whole-results-context'
import type { ResultGroupsProps } from './result-groups'
import type { HomeVitalSign } from '../../clinical/observations/home-readings'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const noSupersededResults: ReadonlyMap<ObservationReading, ObservationReading> = new Map()

/** Vital signs measured at home, a row each test: a daily reading would bury the results of laboratories and care teams. */
export function HomeReadings({
  tests,
  trends,
  previous,
}: { tests: readonly HomeVitalSign[] } & Pick<ResultGroupsProps, 'trends' | 'previous'>) {
  const { views } = usePageMessages()
  const audience = useAudience()
  const isWhole = useContext(WholeResultsContext)
  const readingCounts = useMemo(() => new Map(tests.map(({ newest, count }) => [newest, count])), [tests])
  if (tests.length === 0) return null
  const context: ResultListContext = { trends, supersededResults: noSupersededResults, readingCounts }
  const title = views.results.home(audience)
  const readings = tests.map(({ newest }) => newest)
  return (
    <Card title={title}>
      <p className="muted">{views.results.homeIntro(isWhole)}</p>
      {audience.audience === 'provider' ? (
        <ProviderResultTable caption={title} readings={readings} context={context} previous={previous} />
      ) : (
        <ResultList readings={readings} context={context} />
      )}
    </Card>
  )
}
