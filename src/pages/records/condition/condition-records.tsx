import { useMemo } from 'react'
import { conditionFolder, conditionTypes } from '../../../clinical/conditions/condition-records'
import { Collect, type TypeLoaded } from '../../../components/loading/collect'
import { LoadNotes } from '../../../components/loading/load-notes'
import { placeOf } from '../../../components/navigation/kinds'
import { describe } from '../../../resources/registry'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { Listed } from '../listed'
import styles from '../visit/visit.module.css'
import type { Resource } from '../../../fhir/resource'

/** What belongs to a condition by the references of the record, by kind, each with the way to its list. */
export function ConditionRecords({ condition }: { condition: Resource }) {
  const types = useMemo(() => conditionTypes(condition), [condition])
  return <Collect types={types}>{(all) => <Folder condition={condition} all={all} />}</Collect>
}

const isComing = ({ loaded }: TypeLoaded): boolean =>
  loaded.state === 'loading' || (loaded.fetching && loaded.set?.complete !== true)
const isWhole = ({ loaded: { set, failure, limits } }: TypeLoaded): boolean =>
  !failure &&
  set?.complete === true &&
  set.issues.length === 0 &&
  set.dropped.every(({ reason }) => reason === 'duplicate') &&
  limits.length === 0

function Folder({ condition, all }: { condition: Resource; all: readonly TypeLoaded[] }) {
  const { typed, typeNames, views } = usePageWords()
  const { audience } = useAudience()
  const words = typed.condition
  const column = audience === 'provider' ? 'provider' : 'patient'
  const sets = all.map(({ loaded }) => loaded.set)
  // The sets keep their identity between renders.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { lists, mistakes, hasCovered } = useMemo(
    () =>
      conditionFolder(
        sets.flatMap((set) => [...(set?.matches ?? []), ...(set?.included ?? [])]),
        condition,
      ),
    [...sets, condition],
  )
  const isEmpty = lists.length + mistakes.length === 0
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <LoadNotes all={all} />
      {all.some(isComing) ? (
        <p data-coming hidden />
      ) : isEmpty ? (
        <p>{all.every(isWhole) ? words.none : words.unsure}</p>
      ) : (
        <p className="muted">{words.why}</p>
      )}
      {hasCovered ? <p className="muted">{words.covered}</p> : null}
      <div className={styles['lists']}>
        {lists.map(({ type, records }) => {
          const { many } = typeNames[type][column]
          const href = describe(type).list('x') === undefined ? undefined : `/records/${type}`
          return (
            <Listed
              key={type}
              title={views.records.groupCount(many, records.length)}
              place={placeOf(type)}
              records={records}
              {...(href ? { all: { href, words: words.all(many) } } : {})}
            />
          )
        })}
        <Listed
          title={views.records.groupCount(typed.visit.mistakes, mistakes.length)}
          place="papers"
          records={mistakes}
        />
      </div>
    </section>
  )
}
