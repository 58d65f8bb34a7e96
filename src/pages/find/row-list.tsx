import { GlanceList, RecordGlance } from '../../components/rows/glance-row'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import type { Resource } from '../../fhir/resource'
import type { Glance } from '../../glance/glance'

interface RowListProps {
  readonly records: readonly Resource[]
  /** How many rows are shown before the others fold. */
  readonly first: number
  toGlance(record: Resource): Glance
}

/** Rows of records: the first ones, and the others in a fold. One more than the first ones needs no fold. */
export function RowList({ records, first, toGlance }: RowListProps) {
  const { find } = usePageMessages()
  const shown = records.length === first + 1 ? records : records.slice(0, first)
  const folded = records.slice(shown.length)
  return (
    <>
      <Rows records={shown} toGlance={toGlance} />
      {folded.length === 0 ? null : (
        <Disclosure summary={find.moreRows(folded.length)}>
          <Rows records={folded} toGlance={toGlance} />
        </Disclosure>
      )}
    </>
  )
}

const Rows = ({ records, toGlance }: Pick<RowListProps, 'records' | 'toGlance'>) => (
  <GlanceList columns={records.every(({ resourceType }) => resourceType === 'Observation')} lines>
    {records.map((record, index) => (
      <RecordGlance key={`${record.resourceType} ${record.id ?? String(index)}`} record={record} toGlance={toGlance} />
    ))}
  </GlanceList>
)
