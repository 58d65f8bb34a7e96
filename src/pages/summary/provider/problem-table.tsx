import { countAsserted } from '../../../clinical/assertion/assertion-of'
import { groupConditions, problemsOf } from '../../../clinical/conditions/condition-groups'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { ConditionDates } from '../../../components/rows/condition-dates'
import { RowLine } from '../../../components/rows/row-line'
import { isMaskedRecord } from '../../../resources/masking'
import { descriptorOf } from '../../../resources/descriptors'
import { useStatusContext } from '../../../components/patient/status-context'
import { usePageMessages } from '../../../ui/use-page-messages'
import { NothingCurrent } from '../nothing-current'
import { NameCell, StatusCell, ReviewTable } from './review-table'
import { codeColumn } from './code-column'
import { useFormat } from '../../../language/language-context'
import { isOfType, type Resource } from '../../../fhir/resource'

/** Current problems and those without a status, a row each; the number of those being checked or in remission. */
export function ProblemTable({ records }: { records: readonly Resource[] }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const { providerSummary, summary } = views
  const statusContext = useStatusContext()
  const groups = groupConditions(
    newestFirst('Condition', records).filter((record) => isOfType(record, 'Condition')),
    statusContext,
  )
  const problems = [...problemsOf(groups.current, statusContext), ...problemsOf(groups.unclear, statusContext)]
  const countOf = (conditions: typeof groups.underReview) =>
    countAsserted(
      problemsOf(conditions, statusContext).map(({ newest }) => newest),
      statusContext,
    )
  const [checking, remission] = [countOf(groups.underReview), countOf(groups.remission)]
  const codes = codeColumn(
    problems.map(({ newest }) => newest),
    providerSummary.code,
  )
  const rows = problems.map(({ key, newest, all }) => ({
    key,
    cells: {
      name: <NameCell record={newest} />,
      status: (
        <>
          <StatusCell record={newest} />
          {all.length > 1 ? <p className="muted">{summary.timesRecorded(all.length)}</p> : null}
          {isMaskedRecord(newest) ? null : (
            <RowLine type="Condition" resource={newest} title={descriptorOf('Condition').title(newest, format)} />
          )}
        </>
      ),
      when: <ConditionDates condition={newest} under={providerSummary.onset} />,
      code: codes?.textOf(newest),
    },
  }))
  return (
    <>
      {rows.length === 0 ? (
        <NothingCurrent of="conditions" denials={groups.noneKnown} records={records} />
      ) : (
        <ReviewTable
          caption={providerSummary.problems}
          columns={{
            name: providerSummary.problem,
            status: providerSummary.status,
            when: providerSummary.onset,
            code: codes?.label ?? providerSummary.code,
          }}
          rows={rows}
        />
      )}
      {checking + remission === 0 ? null : (
        <p>
          {[
            checking > 0 ? providerSummary.underReview(checking) : [],
            remission > 0 ? providerSummary.remission(remission) : [],
          ]
            .flat()
            .join(' ')}
        </p>
      )}
    </>
  )
}
