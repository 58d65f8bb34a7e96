import { useMemo } from 'react'
import { rowDate } from '../../glance/glance-of'
import { testGlance } from '../../glance/test-glance'
import { GlanceList, RecordGlance } from '../../components/rows/glance-row'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { FoldedCard } from '../../ui/folded-card'
import { usePageMessages } from '../../ui/use-page-messages'
import { resultPaths } from '../../components/results/result-tests'
import type { HomeVitalSign } from '../../clinical/observations/home-readings'
import type { ObservationReading } from '../../clinical/observations/result-reading'

interface HomeProps {
  readonly tests: readonly HomeVitalSign[]
  /** All results, of which the trends consist. */
  readonly readings: readonly ObservationReading[]
}

/** The number of readings that the rows stand for. */
export const countHomeReadings = (tests: readonly HomeVitalSign[]): number =>
  tests.reduce((sum, { count }) => sum + count, 0)

/** Vital signs measured at home, folded to their count: a daily reading would bury the results of laboratories and care teams. */
export function HomeCard({ tests, readings }: HomeProps) {
  const { views } = usePageMessages()
  const context = useHomeUnitContext()
  if (tests.length === 0) return null
  const [newest] = tests.flatMap(({ newest: { raw } }) => raw ?? []).toSorted((a, b) => b.localeCompare(a))
  return (
    <FoldedCard
      title={views.results.atHome(countHomeReadings(tests))}
      summary={rowDate(newest, context)?.text.text ?? views.common.noDate}
    >
      <HomeRows tests={tests} readings={readings} />
    </FoldedCard>
  )
}

/** A row for each vital sign measured at home: its newest reading. */
export function HomeRows({ tests, readings }: HomeProps) {
  const context = useHomeUnitContext()
  const pathOf = useMemo(() => resultPaths(readings), [readings])
  return (
    <GlanceList columns>
      {tests.map(({ newest }) => (
        <RecordGlance
          key={newest.codeKey}
          record={newest.observation}
          toGlance={() => testGlance({ newest, numbers: [], path: pathOf(newest) }, context)}
        />
      ))}
    </GlanceList>
  )
}
