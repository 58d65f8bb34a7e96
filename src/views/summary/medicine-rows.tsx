import { useRecords } from '../../data/hooks'
import { Banner } from '../../ui/banner'
import { DateText } from '../../ui/date-text'
import { useAudience, useWords } from '../../ui/language'
import { useHasDied } from '../../parts/person/use-has-died'
import { joinFills, lastSupply } from '../../clinical/medicine-fills'
import { contradicted, groupMedicines, mayBeOutOfDate } from '../../clinical/medicine-groups'
import { medicineKey, medicineName } from '../../clinical/medicine-name'
import { newestFirst } from '../../clinical/newest-first'
import { saidAbove } from '../../clinical/phrase/headings'
import { forbids } from '../../clinical/phrase/medication-request'
import { phraseOf } from '../../clinical/phrase/registry'
import { useCircumstance } from '../../parts/person/circumstance'
import { UnderHeading } from '../../parts/rows/record-phrase'
import { ResourceRow } from '../../parts/rows/resource-row'
import { Listed, More, Nothing } from './notes'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

type SentRequest = MedicationRequest & Resource

/** As many medicines as a card shows to patients. */
const SHOW = 8

const isRequest = (record: Resource): record is SentRequest => record.resourceType === 'MedicationRequest'

interface Props {
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

/** What not to take, by name, then what is taken now; paused medicines are listed for care staff and counted for others. */
export function MedicineRows({ records, included }: Props) {
  const { views } = useWords()
  const reader = useAudience()
  const isProvider = reader.audience === 'provider'
  const hasDied = useHasDied()
  const groups = groupMedicines(newestFirst('MedicationRequest', records).filter(isRequest))
  const contradictions = contradicted(records.filter(isRequest), (request) => medicineKey(request, included))
  const at = useCircumstance()
  const forbidden = groups.doNotTake.filter((request) => forbids(phraseOf(request, at)))
  const listed = [...groups.doNotTake.filter((request) => !forbidden.includes(request)), ...groups.current, ...groups.unclear, ...(isProvider ? groups.paused : [])]
  const show = isProvider ? listed.length : SHOW
  const nameOf = (request: SentRequest) => medicineName(request, included) ?? views.summary.noMedicineName
  return (
    <>
      {forbidden.length > 0 ? (
        <Banner tone="error" title={views.summary.doNotTake(reader)}>
          <ul>
            {forbidden.map((request, index) => (
              <li key={request.id ?? index}>
                <bdi>{nameOf(request)}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {listed.length === 0 ? <Nothing of="medicines" others={records.length} /> : null}
      {listed.length === 0 ? null : (
        <UnderHeading says={hasDied ? [] : saidAbove('MedicationRequest', 'current')}>
          <Listed>
            {listed.slice(0, show).map((request, index) => (
              <ResourceRow key={request.id ?? index} resource={request} title={nameOf(request)}>
                {contradictions.has(request) ? <p><strong>{views.summary.alsoDoNotTake(reader)}</strong></p> : null}
                {!hasDied && mayBeOutOfDate(request, Date.now()) ? <p><strong>{views.summary.outOfDate(reader)}</strong></p> : null}
                {isProvider ? <LastFill request={request} requests={records.filter(isRequest)} included={included} /> : null}
              </ResourceRow>
            ))}
          </Listed>
        </UnderHeading>
      )}
      <More count={listed.length - show} />
      {!isProvider && groups.paused.length > 0 ? <p>{views.summary.paused(groups.paused.length)}</p> : null}
    </>
  )
}

/** When the pharmacy handed the medicine over last, as far as the record says. */
function LastFill({ request, requests, included }: { request: SentRequest; requests: readonly SentRequest[]; included: readonly Resource[] }) {
  const { views } = useWords()
  const { set } = useRecords<MedicationDispense & Resource>('MedicationDispense', undefined, { include: ['MedicationDispense:medication'] })
  if (!set) return null
  const fills = joinFills(newestFirst('MedicationDispense', set.matches), requests, (record) => medicineKey(record, [...included, ...set.included]))
  const id = request.id ?? ''
  const supply = lastSupply([...(fills.byRequest.get(id) ?? []), ...(fills.bySameMedicine.get(id) ?? [])])
  return supply ? (
    <p className="muted small">
      {views.summary.lastFill} <DateText raw={supply.raw} past />
    </p>
  ) : null
}
