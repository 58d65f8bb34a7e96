import { useMemo, useState } from 'react'
import { newsOf, sinceVisit, type Since } from '../../clinical/overview/known-since'
import { isAsNamed } from '../../clinical/status/as-named'
import { visitsToCountFrom } from '../../clinical/overview/last-visit'
import { useRecords } from '../../data/queries/use-records'
import { dayInZone } from '../../fhir/zone-day'
import { useCircumstance } from '../../components/patient/status-context'
import { useAudience, useWords } from '../../ui/language'
import { howAsked } from '../../data/prefetch/first-page'
import styles from './summary.module.css'
import type { RecordType } from '../../contract'
import type { Loaded } from '../../data/record-set'
import type { Resource } from '../../fhir/resource'
import type { PageWords } from '../../i18n'

/** Kinds of which this page has the whole list anyway, and of which the records say since when they are known. */
const counted: readonly RecordType[] = [
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
export const hasCome = ({ state, fetching, set }: Loaded): boolean =>
  state !== 'loading' && (set?.complete === true || !fetching)

/** How many entries of each kind came since the last visit, in the way of the page of what is new. Never that there is none: that page alone has every list. */
export function NewsCounts({ visits, words }: { visits: readonly Resource[]; words: PageWords['typed'] }) {
  const at = useCircumstance()
  const [now] = useState(() => Date.now())
  const reader = useAudience()
  const since = useMemo(() => {
    const [visit] = visitsToCountFrom(visits, at, now)
    return visit && sinceVisit(visit)
  }, [visits, at, now])
  if (!since) return null
  return (
    <ul className={`cells small ${styles['news']}`} aria-label={words.lastVisit.news(reader)}>
      {counted.map((type) => (
        <Count key={type} type={type} since={since} today={dayInZone(now, undefined)} entriesOf={words.entriesOf} />
      ))}
    </ul>
  )
}

/** One kind; nothing while its list is not whole, as a number would say that it is. What is only suggested or was ruled out counts as an entry. */
function Count({
  type,
  since,
  today,
  entriesOf,
}: {
  type: RecordType
  since: Since
  today: string
  entriesOf: PageWords['typed']['entriesOf']
}) {
  const { typeNames, language } = useWords()
  const { audience } = useAudience()
  // The cards ask for the lists: whoever asked again here would begin a failed one anew, and wait for it.
  const loaded = useRecords(type, undefined, { asSent: true, enabled: false, ...howAsked(type) })
  const { set } = loaded
  const at = useCircumstance()
  const items = useMemo(
    () => (set?.complete ? newsOf(type, set.matches, since, today).items : []),
    [set, type, since, today],
  )
  const count = items.length
  if (!hasCome(loaded)) return <li data-coming hidden />
  if (count === 0) return null
  const names = typeNames[type][audience === 'provider' ? 'provider' : 'patient']
  return (
    <li>
      <b>{new Intl.NumberFormat(language.locale).format(count)}</b>{' '}
      {(items.every(({ record }) => isAsNamed(record, at))
        ? new Intl.PluralRules(language.locale).select(count) === 'one'
          ? names.one
          : names.many
        : entriesOf(count, names.many)
      ).toLowerCase()}
    </li>
  )
}
