import { useMemo } from 'react'
import { recordsOfCondition, typesForCondition } from '../../../clinical/conditions/records-of-condition'
import { useRecordsOfTypes } from '../../../data/queries/use-records-of-types'
import { LoadNotes } from '../../../components/loading/load-notes'
import { iconOfType } from '../../../components/navigation/type-groups'
import { descriptorOf } from '../../../resources/descriptors'
import { useAudience } from '../../../ui/audience'
import { usePageMessages } from '../../../ui/use-page-messages'
import { isFullyLoaded, isStillLoading } from '../load-state'
import { withLinkedMedicines } from '../../../clinical/medications/linked-medicines'
import { includesFor } from '../../../data/prefetch/first-page'
import { RelatedRecordList } from '../related-record-list'
import styles from '../visit/visit.module.css'
import type { ResourceOf } from '../../../fhir/resource'

/** The records linked to a condition by reference, with the lists that they come from. */
export function useRecordsOfCondition(condition: ResourceOf<'Condition'>) {
  const types = useMemo(() => typesForCondition(condition), [condition])
  const all = useRecordsOfTypes(types, { searchOptions: includesFor })
  const linked = useMemo(
    () =>
      recordsOfCondition(
        all.flatMap(({ loaded: { set } }) =>
          set ? [...withLinkedMedicines(set.matches, set.included), ...set.included] : [],
        ),
        condition,
      ),
    [all, condition],
  )
  return { ...linked, all }
}

/** Records linked to a condition by reference, by type, each list with a link to all records of the type. `hasLoadNotes`: says what did not load. */
export function ConditionRecords({
  condition,
  hasLoadNotes,
}: {
  condition: ResourceOf<'Condition'>
  hasLoadNotes: boolean
}) {
  const { byType, mistakes, hasMasked, all } = useRecordsOfCondition(condition)
  const { byType: typeTexts, typeNames, views } = usePageMessages()
  const { audience } = useAudience()
  const messages = typeTexts.condition
  const column = audience === 'provider' ? 'provider' : 'patient'
  const hasLoading = all.some(isStillLoading)
  const isEmpty = byType.length + mistakes.length === 0
  return (
    <section className="stack">
      <h2>{messages.title}</h2>
      {hasLoadNotes ? <LoadNotes all={all} /> : null}
      {hasLoading ? <p data-loading hidden /> : null}
      {!hasLoading && isEmpty ? <p>{all.every(isFullyLoaded) ? messages.none : messages.unsure}</p> : null}
      {!hasLoading && !isEmpty ? <p className="muted">{messages.intro}</p> : null}
      {hasMasked ? <p className="muted">{messages.privateNotSearched}</p> : null}
      <div className={styles['lists']}>
        {byType.map(({ type, records }) => {
          const { many } = typeNames[type][column]
          const href = descriptorOf(type).listQuery('x') === undefined ? undefined : `/records/${type}`
          return (
            <RelatedRecordList
              key={type}
              title={views.records.groupCount(many, records.length)}
              icon={iconOfType(type)}
              records={records}
              {...(href ? { listLink: { href, text: messages.all(many) } } : {})}
            />
          )
        })}
        <RelatedRecordList
          title={views.records.groupCount(typeTexts.visit.mistakes, mistakes.length)}
          icon="papers"
          records={mistakes}
        />
      </div>
    </section>
  )
}
