import { useState } from 'react'
import { useRecords } from '../../data/hooks'
import { describe } from '../../resources/registry'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../newest-first'
import { ResourceRow } from '../resource-row'
import { groupConditions, isHealthConcern, visitReasons } from './groups'
import type { Condition } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'
import type { VisitReason } from './groups'

type SentCondition = Condition & Resource

const open = ['current', 'remission', 'checking'] as const
const closed = ['past', 'ruledOut'] as const

/** Health conditions by where they stand; nothing that the server sent is left out of the page. */
export default function ConditionsPage() {
  const { views, typeNames } = usePageWords()
  const reader = useAudience()
  const loaded = useRecords<SentCondition>('Condition')
  const names = typeNames.Condition[reader.audience === 'provider' ? 'provider' : 'patient']
  return (
    <>
      <PageHeading title={views.conditions.title(reader)} intro={views.conditions.intro(reader)} />
      <SectionState loaded={loaded} what={names.many.toLowerCase()}>
        {(set) => <Conditions conditions={newestFirst('Condition', set.matches)} />}
      </SectionState>
    </>
  )
}

function Conditions({ conditions }: { conditions: readonly SentCondition[] }) {
  const { views } = usePageWords()
  const [wanted, setWanted] = useState('')
  const text = wanted.trim().toLowerCase()
  const found = text === '' ? conditions : conditions.filter((condition) => (describe('Condition').title(condition) ?? '').toLowerCase().includes(text))
  const groups = groupConditions(found)
  const { groups: names } = views.conditions
  return (
    <>
      <p role="status">{text === '' ? views.conditions.total(conditions.length) : views.frame.showingOf(found.length, conditions.length)}</p>
      <p className="no-print">
        <label>
          {views.conditions.find} <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} autoComplete="off" />
        </label>
      </p>
      {found.length === 0 ? <p>{views.frame.nothingMatches}</p> : null}
      {open.map((group) =>
        groups[group].length > 0 ? (
          <section key={group}>
            <h2>{views.frame.groupCount(names[group], groups[group].length)}</h2>
            <Rows conditions={groups[group]} label={names[group]} />
          </section>
        ) : null,
      )}
      {closed.map((group) =>
        groups[group].length > 0 ? (
          <Disclosure key={group} summary={views.frame.groupCount(names[group], groups[group].length)} open={text !== ''}>
            <Rows conditions={groups[group]} label={names[group]} />
          </Disclosure>
        ) : null,
      )}
      {groups.visits.length > 0 ? (
        <Disclosure summary={views.frame.groupCount(names.visits, groups.visits.length)} open={text !== ''}>
          <RecordList label={names.visits} items={visitReasons(groups.visits).map((reason) => <Reason key={reason.key} reason={reason} />)} />
        </Disclosure>
      ) : null}
      {groups.void.length > 0 ? (
        <Disclosure summary={views.frame.hiddenMistakes(groups.void.length)}>
          <p>{views.frame.hiddenMistakesWhy}</p>
          <Rows conditions={groups.void} label={views.frame.hiddenMistakes(groups.void.length)} />
        </Disclosure>
      ) : null}
    </>
  )
}

function Rows({ conditions, label }: { conditions: readonly SentCondition[]; label: string }) {
  return <RecordList label={label} items={conditions.map((condition) => <Row key={condition.id} condition={condition} />)} />
}

function Row({ condition }: { condition: SentCondition }) {
  const { views } = usePageWords()
  const noStatus = !condition.clinicalStatus && !condition.verificationStatus
  return (
    <ResourceRow
      resource={condition}
      chips={
        <>
          {isHealthConcern(condition) ? <span>{views.conditions.concern}</span> : null}
          {noStatus ? <span>{views.frame.statusNotGiven}</span> : null}
        </>
      }
    />
  )
}

function Reason({ reason }: { reason: VisitReason<SentCondition> }) {
  const { views } = usePageWords()
  if (reason.all.length === 1) return <Row condition={reason.newest} />
  return (
    <>
      <Row condition={reason.newest} />
      <Disclosure summary={views.conditions.timesRecorded(reason.all.length)}>
        <Rows conditions={reason.all} label={views.conditions.eachTime(reason.all.length)} />
      </Disclosure>
    </>
  )
}
