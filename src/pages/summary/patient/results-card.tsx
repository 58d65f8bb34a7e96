import { useContext } from 'react'
import { isFarOutsideRange, isOutsideRange, urgencyRank } from '../../../clinical/observations/outside-range'
import { GlanceList, RecordGlance } from '../../../components/rows/glance-row'
import { UrgentResultNote } from '../../../components/rows/result-remarks'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { encodeIdForPath } from '../../../fhir/id'
import { newestResultGlance } from '../../../glance/newest-result-glance'
import { isWholeList } from '../../../fhir/whole-list'
import { useMessages } from '../../../language/language-context'
import { Card } from '../../../ui/card'
import { Placeholder } from '../placeholder'
import { LatestResultsContext, useNewestResults } from './latest-results-context'
import { useListLink } from './list-link'
import { HomeListSection } from './list-section'
import { useHomeList } from './use-home-list'
import type { LatestResult } from '../../../clinical/observations/latest-results'
import type { Glance } from '../../../glance/glance'

const MAX_ROWS = 5
/** The newest results, where none is outside its range. */
const MAX_INSIDE = 3

/** The tests of which the newest result is outside its range, critical ones and the newest first; without any, the newest results. */
export function ResultsCard() {
  const { typeNames, views } = useMessages()
  const loaded = useHomeList('Observation')
  const what = typeNames.Observation.patient.many.toLowerCase()
  const results = useContext(LatestResultsContext)
  const { cards, outside } = views.summary
  const areNewest = results.tests.length > 0 && outsideOf(results).length === 0
  // Of a list that is not whole, nothing is known to be the newest.
  const titleOfNewest = isWholeList(loaded) ? cards.results : typeNames.Observation.patient.many
  return (
    <Card
      title={areNewest ? titleOfNewest : outside}
      icon="results"
      {...useListLink(
        loaded,
        '/results',
        what,
        results.tests.map(({ reading }) => reading.observation),
      )}
    >
      <HomeListSection loaded={loaded} what={what} href="/results?time=all">
        {(_records, _set, mayHaveOthers) => <Results mayHaveOthers={mayHaveOthers} />}
      </HomeListSection>
    </Card>
  )
}

/** The results outside their range: of tests, and of vital signs only critical ones, the most urgent first. */
export const outsideOf = ({ tests, vitals }: Pick<ReturnType<typeof useNewestResults>, 'tests' | 'vitals'>) =>
  [
    ...tests.filter(({ reading }) => isOutsideRange(reading)),
    ...vitals.filter(({ reading }) => isFarOutsideRange(reading)),
  ].toSorted((a, b) => urgencyRank(a.reading) - urgencyRank(b.reading))

/** True for a result of which it cannot be said where it is: in words too. */
const isWithoutRange = ({ reading }: LatestResult): boolean =>
  [reading, ...reading.components].every(({ flag, ranges }) => !flag && ranges.length === 0)

function Results({ mayHaveOthers }: { mayHaveOthers: boolean }) {
  const results = useNewestResults()
  const { tests } = results
  const { summary } = useMessages().views
  const context = useGlanceContext()
  const toGlance = ({ reading, numbers }: LatestResult): Glance =>
    newestResultGlance(
      { newest: reading, numbers, path: `/results/trend/${encodeIdForPath(reading.observation.id)}` },
      context,
    )
  const outside = outsideOf(results)
  if (results.isLoading) return <Placeholder />
  if (tests.length === 0 && outside.length === 0)
    return <p>{mayHaveOthers ? summary.noneShownCurrent : summary.noTestResults}</p>
  const unknown = tests.filter(isWithoutRange).length
  const critical = outside.filter(({ reading }) => isFarOutsideRange(reading)).length
  const shown = outside.length > 0 ? outside.slice(0, Math.max(MAX_ROWS, critical)) : tests.slice(0, MAX_INSIDE)
  const urgent = shown.find(({ reading }) => isFarOutsideRange(reading))
  return (
    <>
      {outside.length > 0 ? null : (
        <p>
          {/* Of tests without a range it cannot be said that they are inside. */}
          {unknown === tests.length || mayHaveOthers ? null : summary.noneOutside}{' '}
          {unknown === 0 ? null : summary.withoutRange(unknown)}
        </p>
      )}
      {urgent === undefined ? null : <UrgentResultNote reading={urgent.reading} />}
      <GlanceList columns>
        {shown.map((latest, index) => (
          <RecordGlance
            key={latest.reading.observation.id ?? index}
            record={latest.reading.observation}
            toGlance={() => toGlance(latest)}
          />
        ))}
      </GlanceList>
      {outside.length > shown.length ? <p className="muted">{summary.more(outside.length - shown.length)}</p> : null}
    </>
  )
}
