import { useMemo } from 'react'
import { recordChangesSince, sinceVisit, type Since } from '../../clinical/overview/record-changes'
import { splitAnswers } from '../../resources/observation-category'
import { useKindOf } from './use-kind-of'
import { visitsForSince } from '../../clinical/overview/last-visit'
import { useRecords } from '../../data/queries/use-records'
import { isWholeSet } from '../../fhir/whole-list'
import { dayInZone } from '../../fhir/zone-day'
import { kindCounts } from '../../components/rows/kind-counts'
import { useStatusContext } from '../../components/patient/status-context'
import { useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { useNow } from '../../ui/use-now'
import { includesFor } from '../../data/prefetch/first-page'
import { formatCount } from '../../lib/locale-format'
import styles from './summary.module.css'
import type { RecordType } from '../../contract'
import type { RecordsResult } from '../../data/record-set'
import type { ResourceOf } from '../../fhir/resource'
import type { AfterListsMessages } from '../../i18n/types'

/** Types whose complete list is loaded by the home page anyway and whose records have a date of recording. */
const countedTypes: readonly RecordType[] = [
  'Observation',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'MedicationRequest',
  'Immunization',
  'Condition',
  'AllergyIntolerance',
  'Goal',
]

/** True when a list is complete, or when no more of it is being loaded. */
export const isSettled = ({ state, fetching, set }: RecordsResult): boolean =>
  state !== 'loading' && (set?.complete === true || !fetching)

/** The number of new records of each type since the last visit, as on the "What's new" page. It never claims that there are none, as only that page loads all lists. */
export function WhatsNewCounts({
  visits,
  messages,
}: {
  visits: readonly ResourceOf<'Encounter'>[]
  messages: AfterListsMessages
}) {
  const statusContext = useStatusContext()
  const now = useNow()
  const audience = useAudience()
  const since = useMemo(() => {
    const [visit] = visitsForSince(visits, statusContext, now)
    return visit && sinceVisit(visit)
  }, [visits, statusContext, now])
  if (!since) return null
  return (
    <ul className={`cells small ${styles['counts']}`} aria-label={messages.lastVisit.newRecords(audience)}>
      {countedTypes.map((type) => (
        <TypeCount key={type} type={type} since={since} today={dayInZone(now, undefined)} />
      ))}
    </ul>
  )
}

/** The counts of one type; renders nothing unless its list is whole. What the name of the type does not describe, such as a suggestion, is counted with its status. */
function TypeCount({ type, since, today }: { type: RecordType; since: Since; today: string }) {
  const messages = useMessages()
  const { audience } = useAudience()
  // The cards request the lists: a request here would restart a failed one and wait for it.
  const loaded = useRecords(type, undefined, { unmasked: true, enabled: false, ...includesFor(type) })
  const { set } = loaded
  const statusContext = useStatusContext()
  const items = useMemo(
    () => (set && isWholeSet(set) ? recordChangesSince(type, set.matches, since, today).items : []),
    [set, type, since, today],
  )
  const kindOf = useKindOf(useMemo(() => items.map(({ record }) => record), [items]))
  if (!isSettled(loaded) || kindOf === undefined) return <li data-loading hidden />
  return splitAnswers(type, items, ({ record }) => kindOf(record)).flatMap(([kind, ofKind]) =>
    kindCounts(
      kind,
      ofKind.map(({ record }) => record),
      statusContext,
      messages,
      audience,
    ).map(([count, name]) => (
      <li key={name}>
        <b>{formatCount(count, messages.language.locale)}</b> {name}
      </li>
    )),
  )
}
