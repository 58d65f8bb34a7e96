import { useMemo } from 'react'
import { testGlance } from '../../glance/test-glance'
import { GlanceList, RecordGlance } from '../../components/rows/glance-row'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { useStatusContext } from '../../components/patient/status-context'
import { trendId, trendPath } from '../../components/navigation/trend-path'
import { testsOf, type ResultTest } from '../../components/results/result-tests'
import { pinnedKeys, usePinnedTests } from '../../components/results/use-pinned-tests'
import { Card } from '../../ui/card'
import { Link } from '../../ui/link'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './results.module.css'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** As many tests as one trend compares. */
const MAX_COMPARED = 3

/** The trend of the first of some tests, compared with the others; undefined for a test alone. Only tests with a course of numbers have one. */
function comparisonPath(tests: readonly ResultTest[]): string | undefined {
  const [first, ...others] = tests.filter(({ numbers }) => numbers.length > 1).slice(0, MAX_COMPARED)
  if (first === undefined || others.length === 0) return undefined
  const compared = others.flatMap(({ readings }) => trendId(readings) ?? []).map((id) => ['compare', id])
  return `${trendPath(first.readings)}?${new URLSearchParams(compared).toString()}`
}

/** The tests that the reader follows, above all others. They are in the list below too, which is the same with and without them. */
export function PinnedTests({ readings }: { readonly readings: readonly ObservationReading[] }) {
  const { results } = usePageMessages().views
  const context = useHomeUnitContext()
  const statusContext = useStatusContext()
  const now = useNow()
  const [ids, setIds] = usePinnedTests()
  const tests = useMemo(() => {
    const keys = pinnedKeys(ids, readings)
    const found = testsOf(
      readings.filter(({ codeKey, isCounted }) => isCounted && keys.includes(codeKey)),
      statusContext,
      now,
    )
    return keys.flatMap((key) => found.find((test) => test.newest.codeKey === key) ?? [])
  }, [ids, readings, statusContext, now])
  const comparison = comparisonPath(tests)
  if (tests.length === 0) return null
  return (
    <Card title={results.pinned}>
      <GlanceList columns>
        {tests.map((test) => (
          <RecordGlance key={test.key} record={test.newest.observation} toGlance={() => testGlance(test, context)} />
        ))}
      </GlanceList>
      <p className={`no-print ${styles['pinned'] ?? ''}`}>
        {comparison === undefined ? null : <Link to={comparison}>{results.comparePinned(tests.length)}</Link>}
        <button type="button" onClick={() => setIds([])}>
          {results.unpinAll(tests.length)}
        </button>
      </p>
    </Card>
  )
}
