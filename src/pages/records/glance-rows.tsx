import { foldRepeats } from '../../clinical/shared/fold-repeats'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { glanceOf } from '../../glance/glance-of'
import { useFormat } from '../../language/language-context'
import { Disclosure } from '../../ui/disclosure'
import { PaginatedList } from '../../ui/paginated-list'
import { usePageMessages } from '../../ui/use-page-messages'
import type { Resource } from '../../fhir/resource'
import type { RecordType } from '../../contract'
import type { RecordGroup } from '../../clinical/overview/record-groups'
import type { StatusKey } from '../../clinical/status/record-status'

/** Types whose lists have glance rows for patients and proxies. */
export const hasGlanceRows = (type: RecordType): boolean => type === 'AllergyIntolerance'

const noStatuses: readonly StatusKey[] = []

interface GlanceRowsProps {
  readonly type: RecordType
  readonly records: readonly Resource[]
  readonly label: string
  readonly heading: RecordGroup['key']
}

/** The rows of a group; records that state the same are one row, with each of them folded below it. */
export function GlanceRows({ type, records, label, heading }: GlanceRowsProps) {
  // A row of its own says that something was ruled out, whatever heading is above it.
  const context = useGlanceContext({
    impliedStatuses: heading === 'ruledOut' ? noStatuses : statusesImpliedByHeading(type, heading),
  })
  const format = useFormat()
  const { conditions } = usePageMessages().views
  const row = (record: Resource, index: number) => (
    <SlimRecordGlance
      key={record.id ?? index}
      record={record}
      isSlim={false}
      toGlance={(each) => glanceOf(each, context)}
    />
  )
  return (
    <PaginatedList
      label={label}
      items={foldRepeats(records, format).map(({ first, all }, index) => (
        <div key={first.id ?? index}>
          {row(first, index)}
          {all.length > 1 ? (
            <Disclosure summary={`${conditions.timesRecorded(all.length)}. ${conditions.eachTime(all.length)}`}>
              {all.map(row)}
            </Disclosure>
          ) : null}
        </div>
      ))}
    />
  )
}
