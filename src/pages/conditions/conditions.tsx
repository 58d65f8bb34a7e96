import { useState } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { isMistake } from '../../resources/mistake'
import { describe } from '../../resources/registry'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { SectionState } from '../../ui/section-state'
import { groupConditions, problemsOf } from '../../clinical/conditions/condition-groups'
import { saidAbove } from '../../clinical/status/headings'
import { UnderHeading } from '../../components/rows/record-status'
import { useHasDied } from '../../components/patient/use-has-died'
import { Mistakes as Folded } from '../../components/rows/mistakes'
import { useNamesOf } from '../../components/plain-language/names-context'
import { PlainNames } from '../../components/plain-language/plain-names'
import { ResourceRow } from '../../components/rows/resource-row'
import { Showing } from '../../components/rows/showing'
import { newestFirst } from '../../clinical/shared/newest-first'
import { ProblemEntry } from './problem'
import type { Condition } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'
import type { ConditionGroup } from '../../clinical/conditions/condition-groups'

type SentCondition = Condition & Resource

const open = ['current', 'unclear', 'remission', 'checking'] as const satisfies readonly ConditionGroup[]
const closed = ['past', 'ruledOut', 'visits'] as const satisfies readonly ConditionGroup[]

/** Health conditions by where they stand; nothing that the server sent is left out of the page. */
export default function ConditionsPage() {
  const { views, typeNames } = usePageWords()
  const reader = useAudience()
  const loaded = useRecords<SentCondition>('Condition')
  const names = typeNames.Condition[reader.audience === 'provider' ? 'provider' : 'patient']
  return (
    <>
      <PageHeading title={views.conditions.title} intro={views.conditions.intro(reader)} />
      <SectionLinks />
      <SectionState loaded={loaded} what={names.many.toLowerCase()}>
        {(set) => (
          <PlainNames kinds={['conditions']}>
            <Conditions conditions={newestFirst('Condition', set.matches)} />
          </PlainNames>
        )}
      </SectionState>
    </>
  )
}

function Conditions({ conditions }: { conditions: readonly SentCondition[] }) {
  const { views } = usePageWords()
  const [wanted, setWanted] = useState('')
  const text = wanted.trim().toLowerCase()
  const namesOf = useNamesOf()
  const isFound = (condition: SentCondition) => {
    const title = describe('Condition').title(condition)
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
      <Showing isFiltered={text !== ''} onClear={() => setWanted('')}>
        {text === ''
          ? views.records.total(conditions.length, conditions.filter(isMistake).length)
          : views.records.showingOf(found, conditions.length)}
      </Showing>
      {found === 0 ? <p>{views.records.nothingMatches}</p> : null}
      {open.map((group) => (
        <Group key={group} group={group} {...shared} />
      ))}
      {closed.map((group) => (
        <Group key={group} group={group} folded {...shared} />
      ))}
      <Mistakes conditions={groups.void.filter(isFound)} />
    </>
  )
}

interface GroupProps {
  readonly group: (typeof open)[number] | (typeof closed)[number]
  readonly all: Readonly<Record<ConditionGroup, readonly SentCondition[]>>
  readonly searching: boolean
  readonly folded?: boolean
  isFound(condition: SentCondition): boolean
}

/** One group, an entry a problem; the number in the title is of problems, as many as are seen. */
function Group({ group, all, searching, folded = false, isFound }: GroupProps) {
  const { views, headingsAfterDeath } = usePageWords()
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
    <UnderHeading says={saidAbove('Condition', group)}>
      <RecordList
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

function Mistakes({ conditions }: { conditions: readonly SentCondition[] }) {
  const { views } = usePageWords()
  if (conditions.length === 0) return null
  const title = views.records.hiddenMistakes(conditions.length)
  return (
    <Folded summary={title} count={conditions.length}>
      <UnderHeading says={saidAbove('Condition', 'void')}>
        <RecordList
          label={title}
          items={conditions.map((condition, index) => (
            <ResourceRow key={condition.id ?? index} resource={condition} />
          ))}
        />
      </UnderHeading>
    </Folded>
  )
}
