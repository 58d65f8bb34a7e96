import { useMemo } from 'react'
import { PlainNamesProvider } from '../../../components/plain-language/plain-names-provider'
import { trendPath } from '../../../components/navigation/trend-path'
import { ResultRows, RowCard } from '../../../components/results/row-card'
import { splitRows, type ListedResult } from '../../../components/results/row-groups'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { encodeIdForPath } from '../../../fhir/id'
import { newestResultGlance } from '../../../glance/newest-result-glance'
import { resultGlance } from '../../../glance/test-glance'
import { tryGlance } from '../../../glance/try-glance'
import { isMarkedPrivate } from '../../../resources/privacy-labels'
import { Disclosure } from '../../../ui/disclosure'
import { usePageMessages } from '../../../ui/use-page-messages'
import type { ObservationReading } from '../../../clinical/observations/result-reading'
import type { DictionaryKind } from '../../../dictionary/dictionary-kinds'

const kinds: readonly DictionaryKind[] = ['tests', 'units']

/** A private result leads to its record, where it stays covered until asked. */
const pathOf = (reading: ObservationReading): string =>
  isMarkedPrivate(reading.observation)
    ? `/record/Observation/${encodeIdForPath(reading.observation.id)}`
    : trendPath([reading])

interface VisitResultsProps {
  readonly results: readonly ObservationReading[]
  /** Replaced by final results. */
  readonly early: readonly ObservationReading[]
  /** Whether rows have their day. */
  readonly hasDates: boolean
}

/** The results of a visit: those to see, then a line that opens the others. */
export function VisitResults(props: VisitResultsProps) {
  return props.results.length + props.early.length === 0 ? null : (
    <PlainNamesProvider kinds={kinds}>
      <Results {...props} />
    </PlainNamesProvider>
  )
}

function Results({ results, early, hasDates }: VisitResultsProps) {
  const { views } = usePageMessages()
  const context = useGlanceContext()
  const { split, earlyRows, toGlance } = useMemo(() => {
    const glanceOfReading = (reading: ObservationReading) =>
      hasDates
        ? newestResultGlance({ newest: reading, numbers: [], path: pathOf(reading) }, context)
        : resultGlance(reading, pathOf(reading), context)
    const rowOf = (reading: ObservationReading, index: number): ListedResult => ({
      key: reading.observation.id ?? String(index),
      reading,
      raw: reading.raw,
      glance: tryGlance(() => glanceOfReading(reading)),
    })
    return {
      split: splitRows(results.map(rowOf), 'open'),
      earlyRows: early.map(rowOf),
      toGlance: ({ reading }: ListedResult) => glanceOfReading(reading),
    }
  }, [results, early, hasDates, context])
  return (
    <RowCard title={views.stories.visit.resultsTitle} {...split} toGlance={toGlance}>
      {earlyRows.length > 0 ? (
        <Disclosure summary={views.records.groupCount(views.results.earlier, earlyRows.length)}>
          <ResultRows rows={earlyRows} toGlance={toGlance} />
        </Disclosure>
      ) : null}
    </RowCard>
  )
}
