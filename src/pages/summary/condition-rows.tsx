import { useMessages } from '../../language/language-context'
import { groupConditions, problemsOf } from '../../clinical/conditions/condition-groups'
import { ResourceRow } from '../../components/rows/resource-row'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { newestFirst } from '../../clinical/shared/newest-first'
import { UnderHeading } from '../../components/rows/record-status'
import { useStatusContext } from '../../components/patient/status-context'
import { AtDeathNote, CardList, MoreRecordsNote } from './card-notes'
import { NothingCurrent } from './nothing-current'
import { isOfType, type Resource } from '../../fhir/resource'

const MAX_ROWS = 8

/** One row for each problem that is current or without a status, and the number of unconfirmed problems and of those in remission unless the patient has died. */
export function ConditionRows({ records, hasPrivate }: { records: readonly Resource[]; hasPrivate: boolean }) {
  const { views } = useMessages()
  const statusContext = useStatusContext()
  const hasDied = statusContext.died !== undefined
  const groups = groupConditions(
    newestFirst('Condition', records).filter((record) => isOfType(record, 'Condition')),
    statusContext,
  )
  const problems = [...problemsOf(groups.current, statusContext), ...problemsOf(groups.unclear, statusContext)]
  const [checking, remission] = [
    problemsOf(groups.checking, statusContext).length,
    problemsOf(groups.remission, statusContext).length,
  ]
  return (
    <>
      {problems.length === 0 ? (
        <NothingCurrent of="conditions" denials={groups.noneKnown} records={records} hasPrivate={hasPrivate} />
      ) : null}
      <AtDeathNote />
      {problems.length === 0 ? null : (
        <UnderHeading statuses={statusesImpliedByHeading('Condition', 'current')}>
          <CardList>
            {problems.slice(0, MAX_ROWS).map(({ key, newest, all }) => (
              <ResourceRow
                key={key}
                resource={newest}
                chips={all.length > 1 ? <span className="muted">{views.summary.timesRecorded(all.length)}</span> : null}
              />
            ))}
          </CardList>
        </UnderHeading>
      )}
      <MoreRecordsNote count={problems.length - MAX_ROWS} />
      {checking > 0 && !hasDied ? <p>{views.summary.checking(checking)}</p> : null}
      {remission > 0 && !hasDied ? <p>{views.summary.remission(remission)}</p> : null}
    </>
  )
}
