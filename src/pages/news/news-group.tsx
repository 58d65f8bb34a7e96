import { useState } from 'react'
import { useSeen } from '../../data/privacy/masked-records'
import { isCover } from '../../resources/cover'
import { labelInRow } from '../../resources/label-kind'
import { ResourceRow } from '../../components/rows/resource-row'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import type { NewsItem } from '../../clinical/overview/known-since'
import type { NewsOfType } from './news'

/** Rows of a type before the reader asks for all. */
const ROWS = 10

/** What came of one kind, each entry with the date that made it count. */
export function NewsGroup({ group: { type, items } }: { group: NewsOfType }) {
  const { news, typeNames } = usePageWords()
  const { audience } = useAudience()
  const [whole, setWhole] = useState(false)
  const name = typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
  const shown = whole ? items : items.slice(0, ROWS)
  return (
    <section>
      <h2>{news.group(name, items.length)}</h2>
      <RecordList
        label={name}
        items={shown.map((item, index) => (
          <NewsRow key={item.record.id ?? index} item={item} />
        ))}
      />
      {shown.length < items.length ? (
        <button type="button" onClick={() => setWhole(true)}>
          {news.showAll(items.length)}
        </button>
      ) : null}
    </section>
  )
}

function NewsRow({ item }: { item: NewsItem }) {
  const { news } = usePageWords()
  const record = useSeen()(item.record)
  const meta = <CountingDate item={item} />
  if (isCover(record)) return <ResourceRow resource={record} meta={meta} />
  return (
    <ResourceRow
      resource={record}
      meta={meta}
      chips={item.kind === 'corrected' ? <span className="muted">{news.corrected}</span> : null}
    />
  )
}

/** The date that made an entry count, by its name. */
function CountingDate({ item: { record, raw, label } }: { item: NewsItem }) {
  const { news, dateLabel } = usePageWords()
  const { audience } = useAudience()
  return (
    <>
      {label === undefined ? news.changed : dateLabel(labelInRow(label, record), audience, raw)} <DateText raw={raw} />
    </>
  )
}
