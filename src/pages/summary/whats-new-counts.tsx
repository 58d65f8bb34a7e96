import { useMemo, useState } from 'react'
import { recordChangesSince, sinceVisit, type Since } from '../../clinical/overview/record-changes'
import { isCountedAsType } from '../../clinical/status/counted-as-type'
import { visitsForSince } from '../../clinical/overview/last-visit'
import { useRecords } from '../../data/queries/use-records'
import { dayInZone } from '../../fhir/zone-day'
import { useStatusContext } from '../../components/patient/status-context'
import { useAudience, useMessages } from '../../ui/language'
import { howAsked } from '../../data/prefetch/first-page'
import styles from './summary.module.css'
import type { RecordType } from '../../contract'
import type { Loaded } from '../../data/record-set'
import type { Resource } from '../../fhir/resource'
import type { PageMessages } from '../../i18n/types'

/** Kinds of which this page has the whole list anyway, and of which the records say since when they are known. */
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

/** The whole list is there, or no more of it will come by itself. */
export const isSettled = ({ state, fetching, set }: Loaded): boolean =>
  state !== 'loading' && (set?.complete === true || !fetching)

/** How many entries of each kind came since the last visit, in the way of the page of what is new. Never that there is none: that page alone has every list. */
export function WhatsNewCounts({ visits, words }: { visits: readonly Resource[]; words: PageMessages['typed'] }) {
  const at = useStatusContext()
  const [now] = useState(() => Date.now())
  const reader = useAudience()
  const since = useMemo(() => {
    const [visit] = visitsForSince(visits, at, now)
    return visit && sinceVisit(visit)
  }, [visits, at, now])
  if (!since) return null
  return (
    <ul className={`cells small ${styles['news']}`} aria-label={words.lastVisit.news(reader)}>
      {countedTypes.map((type) => (
        <TypeCount key={type} type={type} since={since} today={dayInZone(now, undefined)} entriesOf={words.entriesOf} />
      ))}
    </ul>
  )
}

/** One kind; nothing while its list is not whole, as a number would say that it is. What is only suggested or was ruled out counts as an entry. */
function TypeCount({
  type,
  since,
  today,
  entriesOf,
}: {
  type: RecordType
  since: Since
  today: string
  entriesOf: PageMessages['typed']['entriesOf']
}) {
  const { typeNames, language } = useMessages()
  const { audience } = useAudience()
  // The cards ask for the lists: whoever asked again here would begin a failed one anew, and wait for it.
  const loaded = useRecords(type, undefined, { asSent: true, enabled: false, ...howAsked(type) })
  const { set } = loaded
  const at = useStatusContext()
  const items = useMemo(
    () => (set?.complete ? recordChangesSince(type, set.matches, since, today).items : []),
    [set, type, since, today],
  )
  const count = items.length
  if (!isSettled(loaded)) return <li data-coming hidden />
  if (count === 0) return null
  const names = typeNames[type][audience === 'provider' ? 'provider' : 'patient']
  return (
    <li>
      <b>{new Intl.NumberFormat(language.locale).format(count)}</b>{' '}
      {(items.every(({ record }) => isCountedAsType(record, at))
        ? new Intl.PluralRules(language.locale).select(count) === 'one'
          ? names.one
          : names.many
        : entriesOf(count, names.many)
      ).toLowerCase()}
    </li>
  )
}
