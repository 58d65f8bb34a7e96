import { Boundary } from '../../ui/boundary'
import { foldRepeats } from '../../clinical/shared/fold-repeats'
import { isDenial } from '../../resources/denial'
import { useFormat, useMessages } from '../../language/language-context'
import { useNow } from '../../ui/use-now'
import { useStatusContext } from '../../components/patient/status-context'
import { UnderHeading } from '../../components/rows/record-status'
import { ResourceRow } from '../../components/rows/resource-row'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { selectCardRecords } from './select-card-records'
import { AtDeathNote, CardList, MoreRecordsNote } from './card-notes'
import { NothingCurrent } from './nothing-current'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { ListTitle } from './cards'

interface CardRowsProps {
  readonly title: ListTitle
  readonly type: RecordType
  readonly records: readonly Resource[]
}

/** Cards of events: the text of their link includes the number of all records. */
const eventCards: readonly ListTitle[] = ['vaccines', 'reports', 'documents']

/** The rows of a card for providers that is no table, and the number of further records. */
export default function CardRows(props: CardRowsProps) {
  const { views } = useMessages()
  return (
    <Boundary fallback={<p>{views.common.unshownPart}</p>}>
      <Rows {...props} />
    </Boundary>
  )
}

function Rows({ title, type, records }: CardRowsProps) {
  const { views } = useMessages()
  const format = useFormat()
  const now = useNow()
  const statusContext = useStatusContext()
  const { shown, more } = selectCardRecords(title, type, records, statusContext, now)
  if (shown.length === 0) return <NothingCurrent of={title} denials={records.filter(isDenial)} records={records} />
  return (
    <>
      {eventCards.includes(title) ? null : <AtDeathNote />}
      <UnderHeading statuses={statusesImpliedByHeading(type, 'main')}>
        <CardList>
          {foldRepeats(shown, format).map(({ first: record, all }, index) => (
            <ResourceRow
              key={record.id ?? index}
              resource={record}
              // A member number is only on the page of the insurance.
              withLine={title !== 'insurance'}
              chips={all.length > 1 ? <span className="muted">{views.summary.timesRecorded(all.length)}</span> : null}
            />
          ))}
        </CardList>
      </UnderHeading>
      <MoreRecordsNote count={more} isPrintOnly={eventCards.includes(title)} />
    </>
  )
}
