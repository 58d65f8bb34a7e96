import { useMemo } from 'react'
import { useAudience } from '../../ui/language'
import { Card } from '../../ui/card'
import { usePageMessages } from '../../ui/use-page-messages'
import { ResultList, type RowSurroundings } from './result-list'
import { StaffTable } from './staff-table'
import type { GroupsProps } from './result-groups'
import type { HomeVitalSign } from '../../clinical/observations/home-readings'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const none: ReadonlyMap<ObservationReading, ObservationReading> = new Map()

/** Vital signs taken at home, a row each test: a cuff that sends a reading each morning would bury what labs and care teams found. */
export function HomeReadings({
  tests,
  trends,
  before,
}: { tests: readonly HomeVitalSign[] } & Pick<GroupsProps, 'trends' | 'before'>) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const newestOf = useMemo(() => new Map(tests.map(({ newest, count }) => [newest, count])), [tests])
  if (tests.length === 0) return null
  const around: RowSurroundings = { trends, earlier: none, newestOf }
  const title = views.results.home(reader)
  const readings = tests.map(({ newest }) => newest)
  return (
    <Card title={title}>
      <p className="muted">{views.results.homeIntro}</p>
      {reader.audience === 'provider' ? (
        <StaffTable caption={title} readings={readings} around={around} before={before} />
      ) : (
        <ResultList readings={readings} around={around} />
      )}
    </Card>
  )
}
