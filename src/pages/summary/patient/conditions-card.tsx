import { groupConditions, problemsOf } from '../../../clinical/conditions/condition-groups'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { statusesImpliedByHeading } from '../../../clinical/status/implied-by-heading'
import { GlanceList, RecordGlance } from '../../../components/rows/glance-row'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { useStatusContext } from '../../../components/patient/status-context'
import { glanceOf } from '../../../glance/glance-of'
import { useMessages } from '../../../language/language-context'
import { isDenial } from '../../../resources/denial'
import { Card } from '../../../ui/card'
import { useListLink } from './list-link'
import { HomeListSection } from './list-section'
import { NamesLine } from './names-line'
import { useHomeList } from './use-home-list'
import type { ResourceOf } from '../../../fhir/resource'

type Condition = ResourceOf<'Condition'>

const MAX_ROWS = 8

/** The problems that are current or without a status, by the year in which they began, and the names of those being checked and in remission. */
export function ConditionsCard() {
  const { typeNames } = useMessages()
  const loaded = useHomeList('Condition')
  const names = typeNames.Condition.patient
  const what = names.many.toLowerCase()
  return (
    <Card title={names.many} icon="health" {...useListLink(loaded, '/conditions', what)}>
      <HomeListSection loaded={loaded} what={what} href="/conditions">
        {(conditions, _set, mayHaveOthers) => <Conditions conditions={conditions} mayHaveOthers={mayHaveOthers} />}
      </HomeListSection>
    </Card>
  )
}

function Conditions({ conditions, mayHaveOthers }: { conditions: readonly Condition[]; mayHaveOthers: boolean }) {
  const { summary } = useMessages().views
  const status = useStatusContext()
  const context = useGlanceContext({ impliedStatuses: statusesImpliedByHeading('Condition', 'current') })
  const groups = groupConditions(newestFirst('Condition', conditions), status)
  const newestOf = (some: readonly Condition[]) => problemsOf(some, status).map(({ newest }) => newest)
  const problems = [...newestOf(groups.current), ...newestOf(groups.unclear)]
  const others = conditions.filter((each) => !isDenial(each)).length
  const shown = problems.length > 0 ? problems : groups.noneKnown
  return (
    <>
      {problems.length === 0 && (others > 0 || groups.noneKnown.length === 0) ? (
        <p>{mayHaveOthers ? summary.noneShownCurrent : summary.nothingCurrent(others)}</p>
      ) : null}
      {shown.length === 0 ? null : (
        <GlanceList slim>
          {shown.slice(0, MAX_ROWS).map((condition, index) => (
            <RecordGlance
              key={condition.id ?? index}
              record={condition}
              toGlance={(record) => glanceOf(record, context)}
            />
          ))}
        </GlanceList>
      )}
      {shown.length > MAX_ROWS ? <p className="muted">{summary.more(shown.length - MAX_ROWS)}</p> : null}
      <NamesLine label={summary.checkingNames} records={newestOf(groups.underReview)} />
      <NamesLine label={summary.remissionNames} records={newestOf(groups.remission)} />
    </>
  )
}
