import { useMemo } from 'react'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { numbersUpTo } from '../../../clinical/observations/numbers-up-to'
import { readObservation, type ObservationReading } from '../../../clinical/observations/result-reading'
import { useRangeSelector } from '../../../components/patient/status-context'
import { useRecords } from '../../../data/queries/use-records'
import { codingsOf } from '../../../fhir/concept'
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
import type { ResourceOf } from '../../../fhir/resource'
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
  /** Whether the card says what to do about a critical result; not where a notice of the page does. */
  readonly hasAdvice?: boolean
}

/** Readings of the tests in `results`, newest first, for the course of each. */
function useHistory(results: readonly ObservationReading[]): readonly ObservationReading[] {
  const { set } = useRecords('Observation')
  const { format } = usePageMessages()
  const rangeFor = useRangeSelector()
  return useMemo(() => {
    const codes = new Set(results.flatMap(({ observation }) => codesOf(observation)))
    const ofTests = (set?.matches ?? []).filter((each) => codesOf(each).some((code) => codes.has(code)))
    return newestFirst('Observation', ofTests).map((each) => readObservation(each, format, rangeFor))
  }, [results, set, format, rangeFor])
}

/** What a result may share with others of its test. */
const codesOf = ({ code }: ResourceOf<'Observation'>): readonly string[] =>
  codingsOf(code).flatMap((coding) => coding.code ?? [])

/** The results of a visit: those to see, then a line that opens the others. */
export function VisitResults(props: VisitResultsProps) {
  return props.results.length + props.early.length === 0 ? null : (
    <PlainNamesProvider kinds={kinds}>
      <Results {...props} />
    </PlainNamesProvider>
  )
}

function Results({ results, early, hasDates, hasAdvice = true }: VisitResultsProps) {
  const { views } = usePageMessages()
  const context = useGlanceContext()
  const history = useHistory(results)
  const { split, earlyRows, toGlance } = useMemo(() => {
    const glanceOfReading = (reading: ObservationReading) => {
      const numbers = numbersUpTo(reading, history)
      const path = pathOf(reading)
      return hasDates
        ? newestResultGlance({ newest: reading, numbers, path }, context)
        : resultGlance(reading, path, context, numbers)
    }
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
  }, [results, early, hasDates, history, context])
  return (
    <RowCard title={views.stories.visit.resultsTitle} {...split} toGlance={toGlance} hasAdvice={hasAdvice}>
      {earlyRows.length > 0 ? (
        <Disclosure summary={views.records.groupCount(views.results.earlier, earlyRows.length)}>
          <ResultRows rows={earlyRows} toGlance={toGlance} />
        </Disclosure>
      ) : null}
    </RowCard>
  )
}
