import { RecordPhrase } from '../../../components/rows/record-status'
import { RowLine } from '../../../components/rows/row-line'
import { isCover } from '../../../resources/cover'
import { describe } from '../../../resources/registry'
import { usePageWords } from '../../../ui/page-words'
import { DayCell, NameCell, ReviewTable } from './cells'
import type { Resource } from '../../../fhir/resource'

/** Encounters that are planned, and the newest of those that were. */
export function Encounters({ shown }: { shown: readonly Resource[] }) {
  const { views, typeNames } = usePageWords()
  const { review, frame } = views
  const { one, many } = typeNames.Encounter.provider
  const rows = shown.map((record, index) => {
    const { date, title } = describe('Encounter')
    const raw = date(record)?.raw
    return {
      key: record.id ?? String(index),
      cells: {
        name: <NameCell record={record} />,
        when: raw === undefined ? frame.noDate : <DayCell raw={raw} />,
        details: (
          <>
            <RecordPhrase record={record} />
            {isCover(record) ? null : <RowLine type="Encounter" resource={record} title={title(record)} />}
          </>
        ),
      },
    }
  })
  return <ReviewTable caption={many} columns={{ name: one, when: review.date, details: review.details }} rows={rows} />
}
