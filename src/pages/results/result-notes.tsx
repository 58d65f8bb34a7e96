import { countNotCompared } from '../../clinical/observations/count-not-compared'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './results.module.css'
import type { PlainNameOf } from '../../components/plain-language/plain-names-context'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The plain name of a result, for the search. */
export const plainNameOf = ({ observation, name }: ObservationReading, namesOf: PlainNameOf) =>
  namesOf(observation, name)?.name

/** How many Observations are no test results, with a link to them. */
export function AnswersNote({ count }: { count: number }) {
  const { views } = usePageMessages()
  const audience = useAudience()
  if (count === 0) return null
  return (
    <p className={styles['elsewhere']}>
      {views.answers.onOtherPage(count)} <Link to="/answers">{views.answers.title(audience)}</Link>
    </p>
  )
}

/** Why the list is empty, with buttons to show all times or to clear the filters. */
export function NoMatches({
  olderCount,
  noneOutside,
  onAllTimes,
  onClear,
}: {
  olderCount: number
  /** In the filter of results outside their range. */
  noneOutside: string | undefined
  onAllTimes(): void
  onClear(): void
}) {
  const { views } = usePageMessages()
  const messages = views.results
  const emptyText = noneOutside ?? messages.noneMatch
  return (
    <>
      <p>{olderCount > 0 ? messages.noneInTime(olderCount) : emptyText}</p>
      <div className="row no-print">
        {olderCount > 0 ? (
          <button type="button" onClick={onAllTimes}>
            {messages.allTimes}
          </button>
        ) : null}
        <button type="button" onClick={onClear}>
          {views.records.clear}
        </button>
      </div>
    </>
  )
}

/** How many results are not in the list because they cannot be compared with a range, and why. */
export function NotComparedNote({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const counts = countNotCompared(readings)
  return counts.length === 0 ? null : <p>{views.results.notCompared(counts)}</p>
}
