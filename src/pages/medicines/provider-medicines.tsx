import { RecordBoundary } from '../../components/rows/record-boundary'
import { useState } from 'react'
import { isDenial } from '../../resources/denial'
import { hasAllFills } from '../../data/completeness/has-all-fills'
import { isEnteredInError } from '../../resources/entered-in-error'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { PaginatedList } from '../../ui/paginated-list'
import { SectionState } from '../../ui/section-state'
import { contradictedRequests, groupMedicines, medicineGroup } from '../../clinical/medications/medicine-groups'
import { medicineKey, medicineName, nameCounts } from '../../clinical/medications/medicine-name'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { countAsserted } from '../../clinical/assertion/assertion-of'
import { useStatusContext } from '../../components/patient/status-context'
import { newestFirst } from '../../clinical/shared/newest-first'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { UnderHeading } from '../../components/rows/record-status'
import { EnteredInErrorRecords } from '../../components/rows/entered-in-error'
import { ResourceRow } from '../../components/rows/resource-row'
import { RevealAllRecords } from '../../components/rows/private-record'
import { FilterSummary } from '../../components/rows/filter-summary'
import { isFilled } from '../../clinical/medications/medicine-fills'
import { joinFills } from '../../clinical/medications/join-fills'
import { MedicineRow } from './medicine-row'
import styles from './medicines.module.css'
import { groupByYear } from '../../clinical/medications/group-by-year'
import type { RecordsResult } from '../../data/record-set'
import type { MedicineGroup } from '../../clinical/medications/medicine-groups'
import type { MedicineContext } from './medicine-context'
import { useFormat } from '../../language/language-context'
import type { Resource, ResourceOf } from '../../fhir/resource'

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
const COLLAPSED_GROUPS: readonly MedicineGroup[] = ['past', 'inPreparation']

interface MedicinesProps {
  readonly requests: readonly ResourceOf<'MedicationRequest'>[]
  readonly included: readonly Resource[]
  readonly dispenses: RecordsResult<ResourceOf<'MedicationDispense'>>
}

/** The prescriptions for providers, grouped by status, each with its directions and its history. `isComplete`: all have been loaded. */
export function ProviderMedicines({
  requests,
  isComplete,
  included,
  conditions,
  dispenses,
}: MedicinesProps & Pick<MedicineContext, 'conditions'> & { readonly isComplete: boolean }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const [query, setQuery] = useState('')
  const text = query.trim().toLowerCase()
  const namesOf = usePlainNames()
  const found = requests.filter((request) => {
    const name = medicineName(request, included, format)
    return `${name ?? ''} ${namesOf(request, name)?.name ?? ''}`.toLowerCase().includes(text)
  })
  const groups = groupMedicines(found)
  const context: MedicineContext = {
    requests,
    included,
    conditions,
    fills: joinFills(dispenses.set?.matches ?? [], requests, (record) => medicineKey(record, included, format)),
    hasAllFills: hasAllFills(dispenses),
    contradicted: contradictedRequests(requests, (request) => medicineKey(request, included, format)),
    nameCounts: nameCounts(
      requests
        .filter((request) => medicineGroup(request) === 'current')
        .map((request) => medicineName(request, included, format)),
    ),
  }
  return (
    <div className={`stack ${styles['provider']}`}>
      <p className="no-print">
        <label>
          {views.medicines.find}{' '}
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} autoComplete="off" />
        </label>
      </p>
      <FilterSummary isFiltered={text !== ''} onClear={() => setQuery('')}>
        {text === ''
          ? (isComplete ? views.records.total : views.records.loaded)(
              requests.length,
              requests.filter(isEnteredInError).length,
            )
          : views.records.showingOf(found.length, requests.length)}
      </FilterSummary>
      <RevealAllRecords records={requests} />
      {found.length === 0 ? <p>{views.records.noMatches}</p> : null}
      {GROUP_ORDER.map((group) => (
        <MedicineGroupSection
          key={group}
          group={group}
          requests={groups[group]}
          context={context}
          open={text !== '' || groups[group].length === found.length}
        />
      ))}
      {groups.enteredInError.length > 0 ? (
        <EnteredInErrorRecords
          summary={views.records.hiddenMistakes(groups.enteredInError.length)}
          count={groups.enteredInError.length}
        >
          <UnderHeading statuses={statusesImpliedByHeading('MedicationRequest', 'enteredInError')}>
            <MedicineRows
              requests={groups.enteredInError}
              context={context}
              label={views.records.hiddenMistakes(groups.enteredInError.length)}
            />
          </UnderHeading>
        </EnteredInErrorRecords>
      ) : null}
    </div>
  )
}

interface GroupProps {
  readonly group: (typeof GROUP_ORDER)[number]
  readonly requests: readonly ResourceOf<'MedicationRequest'>[]
  readonly context: MedicineContext
  /** Collapsed groups start open: during a search, or when there is no other group. */
  readonly open: boolean
}

function MedicineGroupSection({ group, requests, context, open }: GroupProps) {
  const { views, byType, headingsAfterDeath } = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const hasDied = status.died !== undefined
  if (requests.length === 0) return null
  const own = { ...views.medicines.groups, noneKnown: byType.groups.noneKnown }
  const names = hasDied
    ? { ...own, current: headingsAfterDeath.medicines, doNotTake: headingsAfterDeath.doNotTake }
    : own
  const name = names[group]
  const heading = typeof name === 'string' ? name : name(reader)
  const counted =
    group === 'current'
      ? views.records.factCount(heading, countAsserted(requests, status))
      : views.records.groupCount(heading, requests.length)
  const title = group === 'noneKnown' ? heading : counted
  if (!COLLAPSED_GROUPS.includes(group)) {
    return (
      <section>
        <h2>{title}</h2>
        <UnderHeading statuses={statusesImpliedByHeading('MedicationRequest', group)}>
          <MedicineRows requests={requests} context={context} label={title} />
        </UnderHeading>
      </section>
    )
  }
  return (
    <Disclosure summary={title} open={open}>
      {groupByYear(requests).map(({ year, requests: yearRequests }) => {
        const name = views.records.groupCount(year ?? views.medicines.noYear, yearRequests.length)
        return (
          <section key={year ?? ''}>
            <h2>{name}</h2>
            <MedicineRows requests={yearRequests} context={context} label={`${title}, ${name}`} />
          </section>
        )
      })}
    </Disclosure>
  )
}

function MedicineRows({
  requests,
  context,
  label,
}: {
  requests: readonly ResourceOf<'MedicationRequest'>[]
  context: MedicineContext
  label: string
}) {
  const format = useFormat()
  return (
    <PaginatedList
      label={label}
      items={requests.map((request, index) =>
        isDenial(request) ? (
          <ResourceRow
            key={request.id ?? index}
            resource={request}
            title={medicineName(request, context.included, format)}
          />
        ) : (
          <RecordBoundary key={request.id ?? index} record={request}>
            <MedicineRow request={request} context={context} />
          </RecordBoundary>
        ),
      )}
    />
  )
}

/** Fills that belong to no listed prescription, and the load state of the fills. */
export function UnmatchedFills({ requests, included, dispenses }: MedicinesProps) {
  const format = useFormat()
  const { views, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const { many } = typeNames.MedicationDispense[audience === 'provider' ? 'provider' : 'patient']
  return (
    <section>
      <h2>{views.medicines.fillHistory}</h2>
      <SectionState loaded={dispenses} what={many.toLowerCase()}>
        {(set) => {
          const { other } = joinFills(newestFirst('MedicationDispense', set.matches), requests, (record) =>
            medicineKey(record, included, format),
          )
          const title = views.records.groupCount(views.medicines.otherFills, other.length)
          return (
            <>
              <p>
                {views.medicines.totalFills(set.matches.length, set.matches.filter(isFilled).length)}
                {other.length === 0 ? `. ${views.medicines.fillsAbove}` : null}
              </p>
              {other.length > 0 ? (
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
              ) : null}
            </>
          )
        }}
      </SectionState>
    </section>
  )
}
