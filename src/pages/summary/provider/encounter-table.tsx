import { RecordStatusChip } from '../../../components/rows/record-status'
import { RowLine } from '../../../components/rows/row-line'
import { isMaskedRecord } from '../../../resources/masking'
import { descriptorOf } from '../../../resources/descriptors'
import { usePageMessages } from '../../../ui/use-page-messages'
import { DayCell, NameCell, ReviewTable } from './review-table'
import type { Resource } from '../../../fhir/resource'

/** Planned encounters and the newest past ones. */
export function EncounterTable({ encounters }: { encounters: readonly Resource[] }) {
  const { views, typeNames } = usePageMessages()
  const { providerSummary, common } = views
  const { one, many } = typeNames.Encounter.provider
  const rows = encounters.map((record, index) => {
    const { date, title } = descriptorOf('Encounter')
    const raw = date(record)?.raw
    return {
      key: record.id ?? String(index),
      cells: {
        name: <NameCell record={record} />,
        when: raw === undefined ? common.noDate : <DayCell raw={raw} />,
        details: (
          <>
            <RecordStatusChip record={record} />
            {isMaskedRecord(record) ? null : <RowLine type="Encounter" resource={record} title={title(record)} />}
          </>
        ),
      },
    }
  })
  return (
    <ReviewTable
      caption={many}
      columns={{ name: one, when: providerSummary.date, details: providerSummary.details }}
      rows={rows}
    />
  )
}
