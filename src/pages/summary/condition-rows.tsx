import { useWords } from '../../ui/language'
import { groupConditions, problemsOf } from '../../clinical/conditions/condition-groups'
import { ResourceRow } from '../../components/rows/resource-row'
import { newestFirst } from '../../clinical/shared/newest-first'
import { UnderHeading } from '../../components/rows/record-status'
import { useHasDied } from '../../components/patient/use-has-died'
import { Listed, More, Nothing } from './notes'
import type { Condition } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

/** What the card is made of: only what differs from it says so in its row. */
const holds = ['Condition.current'] as const

/** As many problems as a card shows. */
const SHOW = 8

const isCondition = (record: Resource): record is Condition & Resource => record.resourceType === 'Condition'

/** Current problems and those without a status, one row a problem; the others that matter in a sentence, which speaks of now. */
export function ConditionRows({ records }: { records: readonly Resource[] }) {
  const { views } = useWords()
  const hasDied = useHasDied()
  const groups = groupConditions(newestFirst('Condition', records).filter(isCondition))
  const problems = [...problemsOf(groups.current), ...problemsOf(groups.unclear)]
  const [checking, remission] = [problemsOf(groups.checking).length, problemsOf(groups.remission).length]
  return (
    <>
      {problems.length === 0 ? <Nothing of="conditions" others={records.length} /> : null}
      {problems.length === 0 ? null : (
        <UnderHeading says={holds}>
          <Listed>
            {problems.slice(0, SHOW).map(({ key, newest, all }) => (
              <ResourceRow
                key={key}
                resource={newest}
                chips={all.length > 1 ? <span className="muted">{views.summary.timesRecorded(all.length)}</span> : null}
              />
            ))}
          </Listed>
        </UnderHeading>
      )}
      <More count={problems.length - SHOW} />
      {checking > 0 && !hasDied ? <p>{views.summary.checking(checking)}</p> : null}
      {remission > 0 && !hasDied ? <p>{views.summary.remission(remission)}</p> : null}
    </>
  )
}
