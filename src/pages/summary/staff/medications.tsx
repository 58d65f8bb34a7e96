import { joinFills, lastSupply } from '../../../clinical/medications/medicine-fills'
import { contradicted, groupMedicines, mayBeOutOfDate } from '../../../clinical/medications/medicine-groups'
import { medicineKey, medicineName } from '../../../clinical/medications/medicine-name'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { saidAbove } from '../../../clinical/status/headings'
import { forbids } from '../../../clinical/status/medication-request'
import { phraseOf } from '../../../clinical/status/registry'
import { useRecords } from '../../../data/queries/use-records'
import { useCircumstance } from '../../../components/patient/status-context'
import { useHasDied } from '../../../components/patient/use-has-died'
import { RecordPhrase, UnderHeading } from '../../../components/rows/record-status'
import { RowLine } from '../../../components/rows/row-line'
import { isCover } from '../../../resources/cover'
import { describe } from '../../../resources/registry'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { Nothing } from '../notes'
import { isRequest, type SentRequest } from '../requests'
import { DayCell, NameCell, ReviewTable } from './cells'
import type { MedicationDispense } from 'fhir/r4'
import type { Supply } from '../../../clinical/medications/medicine-fills'
import type { Resource } from '../../../fhir/resource'

interface Props {
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

/** What is taken or on hold, with the last fill and until when it lasts when taken as written. */
export function Medications({ records, included }: Props) {
  const { views } = usePageWords()
  const { review, summary } = views
  const reader = useAudience()
  const hasDied = useHasDied()
  const at = useCircumstance()
  const { supplyOf, failed } = useLastFills(records, included)
  const requests = records.filter(isRequest)
  const groups = groupMedicines(newestFirst('MedicationRequest', requests))
  const contradictions = contradicted(requests, (request) => medicineKey(request, included))
  const listed = [
    ...groups.doNotTake.filter((request) => !forbids(phraseOf(request, at))),
    ...groups.current,
    ...groups.unclear,
    ...groups.paused,
  ]
  if (listed.length === 0) return <Nothing of="medicines" others={records.length} />
  const rows = listed.map((request, index) => {
    const name = medicineName(request, included) ?? summary.noMedicineName
    const supply = supplyOf(request)
    const authored = describe('MedicationRequest').date(request)?.raw
    return {
      key: request.id ?? String(index),
      cells: {
        name: <NameCell record={request} title={name} />,
        sig: (
          <>
            <RecordPhrase record={request} />
            {isCover(request) ? null : <RowLine type="MedicationRequest" resource={request} title={name} />}
            {contradictions.has(request) ? (
              <p>
                <strong>{summary.alsoDoNotTake(reader)}</strong>
              </p>
            ) : null}
            {!hasDied && mayBeOutOfDate(request, Date.now()) ? (
              <p>
                <strong>{summary.outOfDate(reader)}</strong>
              </p>
            ) : null}
          </>
        ),
        authored: authored === undefined ? views.frame.noDate : <DayCell raw={authored} />,
        fill: supply ? (
          <>
            <LastFill supply={supply} />{' '}
            {supply.until === undefined || hasDied ? null : (
              <Until day={supply.until} isTaken={groups.current.includes(request)} />
            )}
          </>
        ) : null,
      },
    }
  })
  const columns = { name: review.medication, sig: review.directions, authored: review.authored, fill: review.lastFill }
  return (
    <>
      <UnderHeading says={hasDied ? [] : saidAbove('MedicationRequest', 'current')}>
        <ReviewTable caption={review.medications} columns={columns} rows={rows} />
      </UnderHeading>
      {failed ? <p>{review.noFills}</p> : null}
    </>
  )
}

/** The newest fill of a prescription that was handed over, as far as the record says. */
function useLastFills(records: readonly Resource[], included: readonly Resource[]) {
  const { set, state, fetching } = useRecords<MedicationDispense & Resource>('MedicationDispense', undefined, {
    include: ['MedicationDispense:medication'],
  })
  const fills = set
    ? joinFills(newestFirst('MedicationDispense', set.matches), records.filter(isRequest), (record) =>
        medicineKey(record, [...included, ...set.included]),
      )
    : undefined
  const supplyOf = ({ id = '' }: SentRequest): Supply | undefined =>
    lastSupply([...(fills?.byRequest.get(id) ?? []), ...(fills?.bySameMedicine.get(id) ?? [])])
  return { supplyOf, failed: state === 'failed' || (set?.complete === false && !fetching) }
}

function LastFill({ supply: { raw, days } }: { supply: Supply }) {
  const { review } = usePageWords().views
  return (
    <>
      <DayCell raw={raw} />
      {days === undefined ? null : `, ${review.days(days)}`}
    </>
  )
}

/** A supply that is used up matters only while the medicine is to be taken. */
function Until({ day, isTaken }: { day: string; isTaken: boolean }) {
  const { review } = usePageWords().views
  const text = (
    <>
      {review.until} <DayCell raw={day} />
    </>
  )
  return isTaken && day < new Date().toISOString().slice(0, 10) ? (
    <strong>
      {text}, {review.passed}
    </strong>
  ) : (
    text
  )
}
