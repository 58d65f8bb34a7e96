import { useState } from 'react'
import { useMasking } from '../../data/privacy/masked-records'
import { isMaskedRecord } from '../../resources/masking'
import { rowLabelKey } from '../../resources/label-key'
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { ResourceRow } from '../../components/rows/resource-row'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { changedRecordGlance } from '../../glance/new-record-glance'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { PaginatedList } from '../../ui/paginated-list'
import type { RecordChanges, RecordChange } from '../../clinical/overview/record-changes'
import type { RecordKind } from '../../resources/observation-category'

export type WhatsNewOfKind = Pick<RecordChanges, 'items'> & { readonly kind: RecordKind }

/** Rows of a kind before "show all". */
const INITIAL_ROWS = 10

/** The new and changed records of one kind. */
export function WhatsNewGroup({ group: { kind, items } }: { group: WhatsNewOfKind }) {
  const { whatsNew, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const [showsAll, setShowsAll] = useState(false)
  const name = typeNames[kind][audience === 'provider' ? 'provider' : 'patient'].many
  const Row = audience === 'provider' ? ProviderRow : ReaderRow
  const shown = showsAll ? items : items.slice(0, INITIAL_ROWS)
  return (
    <section>
      <h2>{whatsNew.group(name, items.length)}</h2>
      <PaginatedList
        label={name}
        items={shown.map((item, index) => (
          <Row key={item.record.id ?? index} item={item} />
        ))}
      />
      {shown.length < items.length ? (
        <button type="button" onClick={() => setShowsAll(true)}>
          {whatsNew.showAll(items.length)}
        </button>
      ) : null}
    </section>
  )
}

/** For patients and proxies: the short row of the record, with the date that makes it new. */
function ReaderRow({ item: { record, kind, raw, label } }: { item: RecordChange }) {
  const { whatsNew, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const context = useHomeUnitContext()
  const change = {
    raw,
    label: label === undefined ? whatsNew.changed : dateLabel(rowLabelKey(label, record), audience, raw),
    ...(kind === 'corrected' ? { note: whatsNew.corrected } : {}),
  }
  return (
    <SlimRecordGlance
      isSlim={false}
      record={useMasking()(record)}
      toGlance={(each) => changedRecordGlance(each, change, context)}
    />
  )
}

function ProviderRow({ item }: { item: RecordChange }) {
  const { whatsNew } = usePageMessages()
  const record = useMasking()(item.record)
  const meta = <RelevantDate item={item} />
  if (isMaskedRecord(record)) return <ResourceRow resource={record} meta={meta} />
  return (
    <ResourceRow
      resource={record}
      meta={meta}
      chips={item.kind === 'corrected' ? <span className="muted">{whatsNew.corrected}</span> : null}
    />
  )
}

/** The date that makes the record new, with its label. */
function RelevantDate({ item: { record, raw, label } }: { item: RecordChange }) {
  const { whatsNew, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  return (
    <>
      {label === undefined ? whatsNew.changed : dateLabel(rowLabelKey(label, record), audience, raw)}{' '}
      <DateText raw={raw} />
    </>
  )
}
