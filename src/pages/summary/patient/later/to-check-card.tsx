import { useMemo } from 'react'
import { listGap, isListLoading } from '../../../../data/completeness/list-gap'
import { medicineKey } from '../../../../clinical/medications/medicine-name'
import { thingsToCheck, type CheckItem } from '../../../../clinical/overview/to-check'
import { GlanceList, RecordGlance } from '../../../../components/rows/glance-row'
import { useGlanceContext } from '../../../../components/rows/use-glance-context'
import { useStatusContext } from '../../../../components/patient/status-context'
import { checkGlance } from '../../../../glance/check-glance'
import { useFormat, useLocale, useMessages } from '../../../../language/language-context'
import { Card } from '../../../../ui/card'
import { Disclosure } from '../../../../ui/disclosure'
import { useNow } from '../../../../ui/use-now'
import { Placeholder } from '../../placeholder'
import { useNewestResults } from '../latest-results-context'
import { useHomeList, visibleOf } from '../use-home-list'
import { useHomeMessages } from './use-home-messages'
import { formatList } from '../../../../lib/locale-format'
import type { RecordType } from '../../../../contract'
import type { RecordSet, RecordsResult } from '../../../../data/record-set'
import type { Resource, ResourceOf } from '../../../../fhir/resource'

const MAX_ROWS = 6
const none: readonly never[] = []

/** A list that failed, was cut off or was only shared in part; one that the system does not share at all says so in its own place. */
const isCutOff = (loaded: RecordsResult): boolean => ['failed', 'partial', 'limited'].includes(listGap(loaded) ?? '')

type Set<T extends RecordType> = RecordSet<ResourceOf<T>> | undefined

/** The medications included with prescriptions and fills. */
const useIncluded = (requests: Set<'MedicationRequest'>, fills: Set<'MedicationDispense'>): readonly Resource[] =>
  useMemo(() => [...(requests?.included ?? none), ...(fills?.included ?? none)], [requests, fills])

/** `fills`: undefined unless all of them have come. */
function useItems(
  requests: Set<'MedicationRequest'>,
  fills: Set<'MedicationDispense'>,
  visits: Set<'Encounter'>,
  included: readonly Resource[],
): readonly CheckItem[] {
  const format = useFormat()
  const status = useStatusContext()
  const now = useNow()
  const { tests } = useNewestResults()
  return useMemo(
    () =>
      thingsToCheck(
        {
          requests: visibleOf(requests?.matches ?? none),
          fills: fills && visibleOf(fills.matches),
          tests,
          visits: visibleOf(visits?.matches ?? none),
          keyOf: (record) => medicineKey(record, included, format),
        },
        status,
        now,
      ),
    [requests, fills, visits, tests, included, format, status, now],
  )
}

/** What the reader should ask the clinic about; nothing if there is nothing and everything was checked. */
export default function ToCheckCard() {
  const messages = useHomeMessages()
  const { typeNames } = useMessages()
  const locale = useLocale()
  const [requests, fills] = [useHomeList('MedicationRequest'), useHomeList('MedicationDispense')]
  const [observations, encounters] = [useHomeList('Observation'), useHomeList('Encounter')]
  const [requestSet, fillSet, visitSet] = [requests.set, fills.set, encounters.set]
  const fillsAreWhole = listGap(fills) === undefined
  const included = useIncluded(requestSet, fillSet)
  const items = useItems(requestSet, fillsAreWhole ? fillSet : undefined, visitSet, included)
  const all: readonly (readonly [RecordType, RecordsResult])[] = [
    ['MedicationRequest', requests],
    ['MedicationDispense', fills],
    ['Observation', observations],
    ['Encounter', encounters],
  ]
  if (all.some(([, loaded]) => isListLoading(loaded))) return <Placeholder />
  const missing = all
    .filter(([, loaded]) => isCutOff(loaded))
    .map(([type]) => typeNames[type].patient.many.toLowerCase())
  if (items.length === 0 && missing.length === 0) return null
  const urgent = items.filter(({ reason }) => reason === 'doNotTake' || reason === 'recalled').length
  const shown = items.slice(0, Math.max(MAX_ROWS, urgent))
  const folded = items.slice(shown.length)
  return (
    <Card title={messages.toCheck} icon="check">
      <Rows items={shown} included={included} />
      {folded.length === 0 ? null : (
        <Disclosure summary={messages.more(folded.length)}>
          <Rows items={folded} included={included} />
        </Disclosure>
      )}
      {missing.length === 0 ? null : <p>{messages.notChecked(formatList(missing, locale))}</p>}
    </Card>
  )
}

function Rows({ items, included }: { items: readonly CheckItem[]; included: readonly Resource[] }) {
  const { check } = useHomeMessages()
  const context = useGlanceContext({ included })
  return items.length === 0 ? null : (
    <GlanceList>
      {items.map((item, index) => (
        <RecordGlance
          key={item.record.id ?? index}
          record={item.record}
          toGlance={() => checkGlance(item, context, check)}
        />
      ))}
    </GlanceList>
  )
}
