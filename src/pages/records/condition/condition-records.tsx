import { useMemo } from 'react'
import { recordsOfCondition, typesForCondition } from '../../../clinical/conditions/condition-records'
import { useRecordsOfTypes, type RecordsOfType } from '../../../data/queries/use-records'
import { LoadNotes } from '../../../components/loading/load-notes'
import { iconOfType } from '../../../components/navigation/type-groups'
import { descriptorOf } from '../../../resources/descriptors'
import { useAudience } from '../../../ui/language'
import { usePageMessages } from '../../../ui/page-words'
import { RelatedRecordList } from '../related-record-list'
import styles from '../visit/visit.module.css'
import type { Resource } from '../../../fhir/resource'

const isLoading = ({ loaded }: RecordsOfType): boolean =>
  loaded.state === 'loading' || (loaded.fetching && loaded.set?.complete !== true)
const isComplete = ({ loaded: { set, failure, limits } }: RecordsOfType): boolean =>
  !failure &&
  set?.complete === true &&
  set.issues.length === 0 &&
  set.dropped.every(({ reason }) => reason === 'duplicate') &&
  limits.length === 0

/** What belongs to a condition by the references of the record, by kind, each with the way to its list. */
export function ConditionRecords({ condition }: { condition: Resource }) {
  const types = useMemo(() => typesForCondition(condition), [condition])
  const all = useRecordsOfTypes(types)
  const { typed, typeNames, views } = usePageMessages()
  const { audience } = useAudience()
  const words = typed.condition
  const column = audience === 'provider' ? 'provider' : 'patient'
  const {
    byType: lists,
    mistakes,
    hasMasked: hasCovered,
  } = useMemo(
    () =>
      recordsOfCondition(
        all.flatMap(({ loaded: { set } }) => [...(set?.matches ?? []), ...(set?.included ?? [])]),
        condition,
      ),
    [all, condition],
  )
  const isEmpty = lists.length + mistakes.length === 0
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <LoadNotes all={all} />
      {all.some(isLoading) ? (
        <p data-coming hidden />
      ) : isEmpty ? (
        <p>{all.every(isComplete) ? words.none : words.unsure}</p>
      ) : (
        <p className="muted">{words.why}</p>
      )}
      {hasCovered ? <p className="muted">{words.covered}</p> : null}
      <div className={styles['lists']}>
        {lists.map(({ type, records }) => {
          const { many } = typeNames[type][column]
          const href = descriptorOf(type).listQuery('x') === undefined ? undefined : `/records/${type}`
          return (
            <RelatedRecordList
              key={type}
              title={views.records.groupCount(many, records.length)}
              place={iconOfType(type)}
              records={records}
              {...(href ? { listLink: { href, words: words.all(many) } } : {})}
            />
          )
        })}
        <RelatedRecordList
          title={views.records.groupCount(typed.visit.mistakes, mistakes.length)}
          place="papers"
          records={mistakes}
        />
      </div>
    </section>
  )
}
