import { csvText } from '../../resources/export/csv'
import { FileSaver } from '../../components/files/file-saver'
import { useExportContext } from '../../components/loading/use-export-context'
import { NameCheck } from '../../components/plain-language/name-check'
import { useCheckedNames } from '../../components/plain-language/use-checked-names'
import { useSession } from '../../auth/session/session-provider'
import { listGap } from '../../data/completeness/list-gap'
import { usePatient } from '../../data/queries/use-patient'
import { useRecords } from '../../data/queries/use-records'
import { isMaskedRecord } from '../../resources/masking'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const noRecords: readonly never[] = []

/** A button that saves the results of one test as CSV, with what is missing above them, as in the files of the whole record. */
export function SaveResults({ readings, name }: { readings: readonly ObservationReading[]; name: string }) {
  const { documents, views } = usePageMessages()
  const { server, ehr } = useSession()
  const loaded = useRecords('Observation')
  const patient = usePatient().resource
  const check = useCheckedNames(useExportContext(noRecords))
  const save = (madeAt: string): string => {
    const gap = listGap(loaded)
    const part = {
      type: 'Observation' as const,
      records: readings.map(({ observation }) => observation).filter((record) => !isMaskedRecord(record)),
      rejected: loaded.set?.dropped.filter(({ reason }) => reason !== 'duplicate').length ?? 0,
      ...(gap ? { gap } : {}),
    }
    const source = {
      parts: [part],
      supporting: noRecords,
      patient,
      server,
      ehrName: ehr.name,
      madeAt,
      omittedPrivate: loaded.set?.matches.filter(isMaskedRecord).length ?? 0,
      omittedErrors: 0,
    }
    return csvText(source, 'Observation', check.context)
  }
  return (
    <div className="stack">
      <p className="small">{documents.saveWarning}</p>
      <NameCheck check={check}>
        <FileSaver>
          {(saveAs) => (
            <button type="button" onClick={() => saveAs(name, 'csv', 'text/csv;charset=utf-8', save)}>
              {views.trend.saveCsv}
            </button>
          )}
        </FileSaver>
      </NameCheck>
    </div>
  )
}
