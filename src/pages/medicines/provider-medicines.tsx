import { useMemo, useState } from 'react'
import { countAsserted } from '../../clinical/assertion/assertion-of'
import { groupMedicines, type MedicineGroup } from '../../clinical/medications/medicine-groups'
import { joinFills } from '../../clinical/medications/join-fills'
import { medicineKey, medicineName, nameCounts } from '../../clinical/medications/medicine-name'
import { medicineStates } from '../../clinical/medications/medicine-state'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { newestFirst } from '../../clinical/shared/newest-first'
import { statusOf } from '../../clinical/status/status-of'
import { hasAllFills } from '../../data/completeness/has-all-fills'
import { isListLoading } from '../../data/completeness/list-gap'
import { isEnteredInError } from '../../resources/entered-in-error'
import { isMaskedRecord } from '../../resources/masking'
import { EnteredInErrorRecords } from '../../components/rows/entered-in-error'
import { FilterSummary } from '../../components/rows/filter-summary'
import { ResourceRow } from '../../components/rows/resource-row'
import { RevealAllRecords } from '../../components/rows/private-record'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { useStatusContext } from '../../components/patient/status-context'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Disclosure } from '../../ui/disclosure'
import { PaginatedList } from '../../ui/paginated-list'
import { SectionState } from '../../ui/section-state'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { DoNotTakeNotice } from './do-not-take-notice'
import { OrderTable, type OrderGroup } from './order-table'
import styles from './medicines.module.css'
import type { OrderContext } from './order-context'
import type { RecordsResult } from '../../data/record-set'
import type { Resource, ResourceOf } from '../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

const GROUP_ORDER = [
  'doNotTake',
  'current',
  'unclear',
  'paused',
  'suggested',
  'noneKnown',
  'past',
  'inPreparation',
] as const satisfies readonly MedicineGroup[]
/** Groups of which a long record has more than matter now. */
const LONG_GROUPS: readonly MedicineGroup[] = ['past', 'inPreparation']

interface MedicinesProps {
  readonly requests: readonly Request[]
  readonly included: readonly Resource[]
  readonly dispenses: RecordsResult<ResourceOf<'MedicationDispense'>>
}

interface ProviderMedicinesProps extends MedicinesProps {
  readonly conditions: OrderContext['conditions']
  /** All orders have been loaded. */
  readonly isComplete: boolean
}

/** The medication orders for providers: what not to give, then all of them in one table by status. */
export function ProviderMedicines(props: ProviderMedicinesProps) {
  const { requests, isComplete, included, conditions, dispenses } = props
  const format = useFormat()
  const { views } = usePageMessages()
  const status = useStatusContext()
  const [query, setQuery] = useState('')
  const text = query.trim().toLowerCase()
  const namesOf = usePlainNames()
  const found = requests.filter((request) => {
    const name = medicineName(request, included, format)
    return `${name ?? ''} ${namesOf(request, name)?.name ?? ''}`.toLowerCase().includes(text)
  })
  const context = useOrderContext(props)
  const groups = groupMedicines(found)
  const titleOf = useGroupTitles()
  const forbidden = groupMedicines(requests).doNotTake.filter(
    (request) => !isMaskedRecord(request) && isDoNotTakeStatus(statusOf(request, status)),
  )
  const mistakes = views.records.hiddenMistakes(groups.enteredInError.length)
  const tableOf = (group: MedicineGroup, title: string): OrderGroup => ({
    group,
    title,
    requests: groups[group],
    isLong: text === '' && LONG_GROUPS.includes(group) && groups[group].length < found.length,
  })
  return (
    <div className={`stack ${styles['provider'] ?? ''}`}>
      <DoNotTakeNotice forbidden={forbidden} included={included} conditions={conditions} />
      <div className={`row ${styles['find'] ?? ''}`}>
        <label className="no-print">
          {views.medicines.find}{' '}
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} autoComplete="off" />
        </label>
        <FilterSummary isFiltered={text !== ''} onClear={() => setQuery('')}>
          {text === ''
            ? (isComplete ? views.records.total : views.records.loaded)(
                requests.length,
                requests.filter(isEnteredInError).length,
              )
            : views.records.showingOf(found.length, requests.length)}
        </FilterSummary>
      </div>
      <RevealAllRecords records={requests} />
      {found.length === 0 ? <p>{views.records.noMatches}</p> : null}
      {isListLoading(dispenses) ? <p data-loading hidden /> : null}
      {hasAllFills(dispenses) || isListLoading(dispenses) ? null : <p>{views.providerSummary.noFills}</p>}
      {found.length > groups.enteredInError.length ? (
        <OrderTable
          caption={views.orderTable.caption}
          groups={GROUP_ORDER.filter((group) => groups[group].length > 0).map((group) =>
            tableOf(group, titleOf(group, groups[group])),
          )}
          context={context}
        />
      ) : null}
      {groups.enteredInError.length > 0 ? (
        <EnteredInErrorRecords summary={mistakes} count={groups.enteredInError.length}>
          <OrderTable caption={mistakes} groups={[tableOf('enteredInError', mistakes)]} context={context} />
        </EnteredInErrorRecords>
      ) : null}
      <p className="muted small">{views.orderTable.about}</p>
    </div>
  )
}

/** What fills and other orders say about each order. */
function useOrderContext({ requests, included, conditions, dispenses }: ProviderMedicinesProps): OrderContext {
  const format = useFormat()
  const status = useStatusContext()
  const now = useNow()
  return useMemo(() => {
    const nameOf = (request: Request) => medicineName(request, included, format)
    const counts = nameCounts(groupMedicines(requests).current.map(nameOf))
    return {
      included,
      conditions,
      stateOf: medicineStates(
        {
          requests,
          fills: dispenses.set?.matches ?? [],
          hasAllFills: hasAllFills(dispenses),
          keyOf: (record) => medicineKey(record, included, format),
        },
        status,
        now,
      ),
      timesListed: (request) => counts.get(nameOf(request)?.trim().toLowerCase() ?? '') ?? 1,
    }
  }, [requests, included, conditions, dispenses, format, status, now])
}

/** The heading of a group with its number of orders. */
function useGroupTitles(): (group: (typeof GROUP_ORDER)[number], requests: readonly Request[]) => string {
  const { views, byType, headingsAfterDeath } = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const own = { ...views.medicines.groups, noneKnown: byType.groups.noneKnown }
  const names =
    status.died === undefined
      ? own
      : { ...own, current: headingsAfterDeath.medicines, doNotTake: headingsAfterDeath.doNotTake }
  return (group, requests) => {
    const name = names[group]
    const heading = typeof name === 'string' ? name : name(reader)
    if (group === 'noneKnown') return heading
    return group === 'current'
      ? views.records.factCount(heading, countAsserted(requests, status))
      : views.records.groupCount(heading, requests.length)
  }
}

/** Dispenses that belong to no listed order, and the load state of the dispenses. */
export function UnmatchedFills({ requests, included, dispenses }: MedicinesProps) {
  const format = useFormat()
  const { views, typeNames } = usePageMessages()
  return (
    <SectionState loaded={dispenses} what={typeNames.MedicationDispense.provider.many.toLowerCase()}>
      {(set) => {
        const { other } = joinFills(newestFirst('MedicationDispense', set.matches), requests, (record) =>
          medicineKey(record, included, format),
        )
        const title = views.records.groupCount(views.medicines.otherFills, other.length)
        return other.length === 0 ? null : (
          <Disclosure summary={title}>
            <p>{views.medicines.otherFillsIntro}</p>
            <PaginatedList
              label={title}
              items={other.map((fill, index) => (
                <ResourceRow
                  key={fill.id ?? index}
                  resource={fill}
                  title={medicineName(fill, included, format) ?? views.medicines.noName}
                />
              ))}
            />
          </Disclosure>
        )
      }}
    </SectionState>
  )
}
