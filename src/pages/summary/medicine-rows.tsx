import { lazy, Suspense } from 'react'
import { useFormat, useMessages } from '../../language/language-context'
import { afterCritical } from '../../data/prefetch/first-page'
import { useAudience } from '../../ui/audience'
import { useNow } from '../../ui/use-now'
import { useHasDied, useStatusContext } from '../../components/patient/status-context'
import { mayBeOutOfDate } from '../../clinical/medications/course'
import { contradictedRequests, groupMedicines } from '../../clinical/medications/medicine-groups'
import { medicineKey, medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { statusOf } from '../../clinical/status/status-of'
import { UnderHeading } from '../../components/rows/record-status'
import { ResourceRow } from '../../components/rows/resource-row'
import { AtDeathNote, CardList, MoreRecordsNote } from './card-notes'
import { NothingCurrent } from './nothing-current'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'

const MAX_ROWS = 8

// Optional: the fills are on the page of medicines too.
const MedicineSupply = lazy(afterCritical(() => import('./medicine-supply').catch(() => ({ default: () => null }))))

interface MedicineRowsProps {
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
  readonly hasPrivate: boolean
}

/** Current medicines, then medicines with an unclear status and the number of paused ones. */
export function MedicineRows({ records, included, hasPrivate }: MedicineRowsProps) {
  const format = useFormat()
  const { views } = useMessages()
  const audience = useAudience()
  const hasDied = useHasDied()
  const now = useNow()
  const statusContext = useStatusContext()
  const requests = records.filter((record) => isOfType(record, 'MedicationRequest'))
  const groups = groupMedicines(newestFirst('MedicationRequest', requests))
  const contradictions = contradictedRequests(requests, (request) => medicineKey(request, included, format))
  const unclear = [
    ...groups.doNotTake.filter((request) => !isDoNotTakeStatus(statusOf(request, statusContext))),
    ...groups.unclear,
  ]
  // After a death the heading does not say that anything is current.
  const [listed, separate] = hasDied ? [[...groups.current, ...unclear], []] : [groups.current, unclear]
  const rowOf = (request: ResourceOf<'MedicationRequest'>, index: number) => (
    <ResourceRow
      key={request.id ?? index}
      resource={request}
      about={withMedicineConcept(request, included)}
      title={medicineName(request, included, format) ?? views.summary.noMedicineName}
    >
      {contradictions.has(request) && !hasDied ? (
        <p>
          <strong>{views.summary.alsoDoNotTake(audience)}</strong>
        </p>
      ) : null}
      {!hasDied && mayBeOutOfDate(request, now) ? (
        <p>
          <strong>{views.summary.outOfDate(audience)}</strong>
        </p>
      ) : null}
      <Suspense>
        <MedicineSupply request={request} requests={requests} included={included} />
      </Suspense>
    </ResourceRow>
  )
  return (
    <>
      {listed.length === 0 ? (
        <NothingCurrent of="medicines" denials={groups.noneKnown} records={records} hasPrivate={hasPrivate} />
      ) : null}
      <AtDeathNote />
      {listed.length === 0 ? null : (
        <UnderHeading statuses={statusesImpliedByHeading('MedicationRequest', 'current')}>
          <CardList>{listed.slice(0, MAX_ROWS).map(rowOf)}</CardList>
        </UnderHeading>
      )}
      <MoreRecordsNote count={listed.length - MAX_ROWS} />
      {separate.length === 0 ? null : (
        <>
          <p>{views.summary.notCurrent}</p>
          <CardList>{separate.slice(0, MAX_ROWS).map(rowOf)}</CardList>
          <MoreRecordsNote count={separate.length - MAX_ROWS} />
        </>
      )}
      {groups.paused.length > 0 && !hasDied ? <p>{views.summary.paused(groups.paused.length)}</p> : null}
    </>
  )
}
