import { useMistakes } from '../../components/navigation/use-mistakes'
import { DataTable } from '../../ui/data-table'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { ExportPart } from '../../resources/export/source'

/** Each kind of record: how many there are, and whether that is all. */
export function What({ parts }: { parts: readonly ExportPart[] }) {
  const { download, typeNames, language } = usePageWords()
  const { audience } = useAudience()
  const number = new Intl.NumberFormat(language.locale)
  const mistakes = useMistakes()
  return (
    <DataTable
      caption={download.whatCaption}
      rowHeader="kind"
      columns={[
        { key: 'kind', label: download.what.kind },
        { key: 'count', label: download.what.count },
        { key: 'state', label: download.what.state },
      ]}
      rows={parts.map(({ type, records, gap }) => ({
        key: type,
        cells: {
          kind: typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many,
          count:
            records.length === 0 && gap !== undefined
              ? '–'
              : [number.format(records.length), mistakes(records)].filter(Boolean).join(', '),
          state: download.states[gap ?? 'complete'],
        },
      }))}
    />
  )
}
