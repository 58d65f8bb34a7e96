import { useState } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { isWholeList } from '../../fhir/whole-list'
import { isEnteredInError } from '../../resources/entered-in-error'
import { descriptorOf } from '../../resources/descriptors'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/audience'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { PaginatedList } from '../../ui/paginated-list'
import { SectionState } from '../../ui/section-state'
import { countAsserted } from '../../clinical/assertion/assertion-of'
import { groupConditions, problemsOf } from '../../clinical/conditions/condition-groups'
import { glanceOf } from '../../glance/glance-of'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { UnderHeading } from '../../components/rows/record-status'
import { useStatusContext } from '../../components/patient/status-context'
import { EnteredInErrorRecords } from '../../components/rows/entered-in-error'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { ResourceRow } from '../../components/rows/resource-row'
import { RevealAllRecords } from '../../components/rows/private-record'
import { FilterSummary } from '../../components/rows/filter-summary'
import { newestFirst } from '../../clinical/shared/newest-first'
import { ProblemEntry } from './problem-entry'
import type { StatusKey } from '../../clinical/status/record-status'
import type { ConditionGroup } from '../../clinical/conditions/condition-groups'
import { useFormat } from '../../language/language-context'
import type { ResourceOf } from '../../fhir/resource'

const OPEN_GROUPS = [
  'current',
  'unclear',
  'remission',
  'underReview',
  'noneKnown',
] as const satisfies readonly ConditionGroup[]
const FOLDED_GROUPS = ['past', 'ruledOut', 'visits'] as const satisfies readonly ConditionGroup[]

const noStatuses: readonly StatusKey[] = []

/** All health conditions, grouped by status. */
export default function ConditionsPage() {
  const { views, typeNames } = usePageMessages()
  const audience = useAudience()
  const loaded = useRecords('Condition')
  const names = typeNames.Condition[audience.audience === 'provider' ? 'provider' : 'patient']
  return (
    <>
      <PageHeading title={views.conditions.title} intro={views.conditions.intro(audience)} />
      <SectionLinks />
      <SectionState loaded={loaded} what={names.many.toLowerCase()}>
        {(set) => (
          <PlainNamesProvider kinds={['conditions']}>
            <ConditionList conditions={newestFirst('Condition', set.matches)} isComplete={isWholeList(loaded)} />
          </PlainNamesProvider>
        )}
      </SectionState>
    </>
  )
}

function ConditionList({
  conditions,
  isComplete,
}: {
  conditions: readonly ResourceOf<'Condition'>[]
  isComplete: boolean
}) {
  const format = useFormat()
  const { views } = usePageMessages()
  const [search, setSearch] = useState('')
  const searched = search.trim().toLowerCase()
  const namesOf = usePlainNames()
  const matches = (condition: ResourceOf<'Condition'>) => {
    const title = descriptorOf('Condition').title(condition, format)
    return `${title ?? ''} ${namesOf(condition, title)?.name ?? ''}`.toLowerCase().includes(searched)
  }
  const groups = groupConditions(conditions, useStatusContext())
  const matchCount = conditions.filter(matches).length
  const shared = { matches, all: groups, isSearching: searched !== '' }
  return (
    <>
      <div className="row">
        <input
          type="search"
          className="no-print"
          aria-label={views.conditions.find}
          placeholder={views.conditions.find}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
        />
        <FilterSummary isFiltered={searched !== ''} onClear={() => setSearch('')}>
          {searched === ''
            ? (isComplete ? views.records.total : views.records.loaded)(
                conditions.length,
                conditions.filter(isEnteredInError).length,
              )
            : views.records.showingOf(matchCount, conditions.length)}
        </FilterSummary>
      </div>
      <RevealAllRecords records={conditions} />
      {matchCount === 0 ? <p>{views.records.noMatches}</p> : null}
      {OPEN_GROUPS.map((group) => (
        <ConditionGroupSection key={group} group={group} {...shared} />
      ))}
      {FOLDED_GROUPS.map((group) => (
        <ConditionGroupSection key={group} group={group} isFolded {...shared} />
      ))}
      <Mistakes conditions={groups.enteredInError.filter(matches)} />
    </>
  )
}

interface GroupProps {
  readonly group: (typeof OPEN_GROUPS)[number] | (typeof FOLDED_GROUPS)[number]
  readonly all: Readonly<Record<ConditionGroup, readonly ResourceOf<'Condition'>[]>>
  readonly isSearching: boolean
  readonly isFolded?: boolean
  matches(condition: ResourceOf<'Condition'>): boolean
}

/** One group with an entry for each problem, not each condition; its title has their number. */
function ConditionGroupSection({ group, all, isSearching, isFolded = false, matches }: GroupProps) {
  const { views, byType, headingsAfterDeath } = usePageMessages()
  const audience = useAudience()
  const statusContext = useStatusContext()
  const impliedStatuses = statusesImpliedByHeading('Condition', group)
  // A row of its own says that a condition was ruled out, whatever heading is above it.
  const glanceContext = useGlanceContext({ impliedStatuses: group === 'ruledOut' ? noStatuses : impliedStatuses })
  const hasDied = statusContext.died !== undefined
  const problems = problemsOf(all[group].filter(matches), statusContext)
  if (problems.length === 0) return null
  const names = { ...views.conditions.groups, noneKnown: byType.groups.noneKnown }
  const name = hasDied && group === 'current' ? headingsAfterDeath.current : names[group]
  const newest = problems.map((problem) => problem.newest)
  const counted =
    group === 'current'
      ? views.records.factCount(name, countAsserted(newest, statusContext))
      : views.records.groupCount(name, problems.length)
  const title = group === 'noneKnown' ? name : counted
  const isOnlyGroup = Object.entries(all).every(([other, conditions]) => other === group || conditions.length === 0)
  const visits = new Map(
    group === 'visits' ? [] : problemsOf(all.visits, statusContext).map((problem) => [problem.key, problem.all.length]),
  )
  const ruledOut = new Set(
    group === 'ruledOut' || group === 'past' ? [] : problemsOf(all.ruledOut, statusContext).map(({ key }) => key),
  )
  const list = (
    <UnderHeading statuses={impliedStatuses}>
      <PaginatedList
        label={name}
        items={problems.map((problem) => (
          <ProblemEntry
            key={problem.key}
            problem={problem}
            visits={visits.get(problem.key) ?? 0}
            isRuledOut={ruledOut.has(problem.key)}
            toGlance={(condition) => glanceOf(condition, glanceContext)}
          />
        ))}
      />
    </UnderHeading>
  )
  if (isFolded) {
    return (
      <Disclosure summary={title} open={isSearching || isOnlyGroup}>
        {list}
      </Disclosure>
    )
  }
  return (
    <section>
      <h2>{title}</h2>
      {group === 'unclear' ? <p>{views.conditions.unclearExplanation(audience)}</p> : null}
      {list}
    </section>
  )
}

function Mistakes({ conditions }: { conditions: readonly ResourceOf<'Condition'>[] }) {
  const { views } = usePageMessages()
  if (conditions.length === 0) return null
  const title = views.records.hiddenMistakes(conditions.length)
  return (
    <EnteredInErrorRecords summary={title} count={conditions.length}>
      <UnderHeading statuses={statusesImpliedByHeading('Condition', 'enteredInError')}>
        <PaginatedList
          label={title}
          items={conditions.map((condition, index) => (
            <ResourceRow key={condition.id ?? index} resource={condition} />
          ))}
        />
      </UnderHeading>
    </EnteredInErrorRecords>
  )
}
