import { listGap, isListLoading } from '../../../../data/completeness/list-gap'
import { GlanceList, RecordGlance } from '../../../../components/rows/glance-row'
import { useGlanceContext } from '../../../../components/rows/use-glance-context'
import { checkGlance } from '../../../../glance/check-glance'
import { useLocale, useMessages } from '../../../../language/language-context'
import { Card } from '../../../../ui/card'
import { Disclosure } from '../../../../ui/disclosure'
import { Placeholder } from '../../placeholder'
import { useHomeList } from '../use-home-list'
import { useHomeMessages } from './use-home-messages'
import { useThingsToCheck } from './use-things-to-check'
import { formatList } from '../../../../lib/locale-format'
import type { CheckItem } from '../../../../clinical/overview/to-check'
import type { RecordType } from '../../../../contract'
import type { RecordsResult } from '../../../../data/record-set'
import type { Resource } from '../../../../fhir/resource'

const MAX_ROWS = 6

/** A list that failed, was cut off or was only shared in part; one that the system does not share at all says so in its own place. */
const isCutOff = (loaded: RecordsResult): boolean => ['failed', 'partial', 'limited'].includes(listGap(loaded) ?? '')

/** What the reader should ask the clinic about; nothing if there is nothing and everything was checked. */
export default function ToCheckCard() {
  const messages = useHomeMessages()
  const { typeNames } = useMessages()
  const locale = useLocale()
  const [requests, fills] = [useHomeList('MedicationRequest'), useHomeList('MedicationDispense')]
  const [observations, encounters] = [useHomeList('Observation'), useHomeList('Encounter')]
  const { items, included } = useThingsToCheck()
  const all: readonly (readonly [RecordType, RecordsResult])[] = [
    ['MedicationRequest', requests],
    ['MedicationDispense', fills],
    ['Observation', observations],
    ['Encounter', encounters],
  ]
  if (all.some(([, loaded]) => isListLoading(loaded))) return <Placeholder space={requests.set?.matches.length !== 0} />
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
