import { useState } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { isEnteredInError } from '../../resources/entered-in-error'
import { descriptorOf } from '../../resources/descriptors'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { PaginatedList } from '../../ui/paginated-list'
import { SectionState } from '../../ui/section-state'
import { groupConditions, problemsOf } from '../../clinical/conditions/condition-groups'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { UnderHeading } from '../../components/rows/record-status'
import { useHasDied } from '../../components/patient/status-context'
import { EnteredInErrorRecords as Folded } from '../../components/rows/entered-in-error'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { ResourceRow } from '../../components/rows/resource-row'
import { FilterSummary } from '../../components/rows/filter-summary'
import { newestFirst } from '../../clinical/shared/newest-first'
import { ProblemEntry } from './problem-entry'
import type { Condition } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'
import type { ConditionGroup } from '../../clinical/conditions/condition-groups'

type FhirCondition = Condition & Resource

const OPEN_GROUPS = ['current', 'unclear', 'remission', 'checking'] as const satisfies readonly ConditionGroup[]
const FOLDED_GROUPS = ['past', 'ruledOut', 'visits'] as const satisfies readonly ConditionGroup[]

/** Health conditions by where they stand; nothing that the server sent is left out of the page. */
export default function ConditionsPage() {
  const { views, typeNames } = usePageMessages()
  const reader = useAudience()
  const loaded = useRecords<FhirCondition>('Condition')
  const names = typeNames.Condition[reader.audience === 'provider' ? 'provider' : 'patient']
  return (
    <>
      <PageHeading title={views.conditions.title} intro={views.conditions.intro(reader)} />
      <SectionLinks />
      <SectionState loaded={loaded} what={names.many.toLowerCase()}>
        {(set) => (
          <PlainNamesProvider kinds={['conditions']}>
            <ConditionList conditions={newestFirst('Condition', set.matches)} />
          </PlainNamesProvider>
        )}
      </SectionState>
    </>
  )
}

function ConditionList({ conditions }: { conditions: readonly FhirCondition[] }) {
  const { views } = usePageMessages()
  const [wanted, setWanted] = useState('')
  const text = wanted.trim().toLowerCase()
  const namesOf = usePlainNames()
  const isFound = (condition: FhirCondition) => {
    const title = descriptorOf('Condition').title(condition)
    return `${title ?? ''} ${namesOf(condition, title)?.name ?? ''}`.toLowerCase().includes(text)
  }
  const groups = groupConditions(conditions)
  const found = conditions.filter(isFound).length
  const shared = { isFound, all: groups, searching: text !== '' }
  return (
    <>
      <p className="no-print">
        <label>
          {views.conditions.find}{' '}
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} autoComplete="off" />
        </label>
      </p>
      <FilterSummary isFiltered={text !== ''} onClear={() => setWanted('')}>
        {text === ''
          ? views.records.total(conditions.length, conditions.filter(isEnteredInError).length)
          : views.records.showingOf(found, conditions.length)}
      </FilterSummary>
      {found === 0 ? <p>{views.records.nothingMatches}</p> : null}
      {OPEN_GROUPS.map((group) => (
        <ConditionGroupSection key={group} group={group} {...shared} />
      ))}
      {FOLDED_GROUPS.map((group) => (
        <ConditionGroupSection key={group} group={group} folded {...shared} />
      ))}
      <Mistakes conditions={groups.void.filter(isFound)} />
    </>
  )
}

interface GroupProps {
  readonly group: (typeof OPEN_GROUPS)[number] | (typeof FOLDED_GROUPS)[number]
  readonly all: Readonly<Record<ConditionGroup, readonly FhirCondition[]>>
  readonly searching: boolean
  readonly folded?: boolean
  isFound(condition: FhirCondition): boolean
}

/** One group, an entry a problem; the number in the title is of problems, as many as are seen. */
function ConditionGroupSection({ group, all, searching, folded = false, isFound }: GroupProps) {
  const { views, headingsAfterDeath } = usePageMessages()
  const reader = useAudience()
  const hasDied = useHasDied()
  const problems = problemsOf(all[group].filter(isFound))
  if (problems.length === 0) return null
  const name = hasDied && group === 'current' ? headingsAfterDeath.current : views.conditions.groups[group]
  const title = views.records.groupCount(name, problems.length)
  const isAlone = Object.entries(all).every(([other, conditions]) => other === group || conditions.length === 0)
  const visits = new Map(
    group === 'visits' ? [] : problemsOf(all.visits).map((problem) => [problem.key, problem.all.length]),
  )
  const ruledOut = new Set(
    group === 'ruledOut' || group === 'past' ? [] : problemsOf(all.ruledOut).map(({ key }) => key),
  )
  const list = (
    <UnderHeading says={statusesImpliedByHeading('Condition', group)}>
      <PaginatedList
        label={name}
        items={problems.map((problem) => (
          <ProblemEntry
            key={problem.key}
            problem={problem}
            visits={visits.get(problem.key) ?? 0}
            isRuledOut={ruledOut.has(problem.key)}
          />
        ))}
      />
    </UnderHeading>
  )
  if (folded) {
    return (
      <Disclosure summary={title} open={searching || isAlone}>
        {list}
      </Disclosure>
    )
  }
  return (
    <section>
      <h2>{title}</h2>
      {group === 'unclear' ? <p>{views.conditions.unclearWhy(reader)}</p> : null}
      {list}
    </section>
  )
}

function Mistakes({ conditions }: { conditions: readonly FhirCondition[] }) {
  const { views } = usePageMessages()
  if (conditions.length === 0) return null
  const title = views.records.hiddenMistakes(conditions.length)
  return (
    <Folded summary={title} count={conditions.length}>
      <UnderHeading says={statusesImpliedByHeading('Condition', 'void')}>
        <PaginatedList
          label={title}
          items={conditions.map((condition, index) => (
            <ResourceRow key={condition.id ?? index} resource={condition} />
          ))}
        />
      </UnderHeading>
    </Folded>
  )
}
