import { useMemo, useState } from 'react'
import { doctorSheetContent } from '../../../clinical/overview/doctor-sheet-content'
import { withReferenceNames } from '../../../resources/export/reference-names'
import { recordsOfType, withoutErrors, type ExportSource } from '../../../resources/export/export-source'
import { useStatusContext } from '../../../components/patient/status-context'
import { useNow } from '../../../ui/use-now'
import { usePageMessages } from '../../../ui/use-page-messages'
import { PrintButton } from '../print-button'
import { DoctorSheet } from './doctor-sheet'
import { fitSheet, sheetPageCount } from './fit-sheet'
import { contactLines, sheetPartIds, sheetLines } from './sheet-lines'
import styles from './doctor.module.css'
import type { RecordType } from '../../../contract'
import type { ExportContext } from '../../../resources/export/export-context'
import { useFormat } from '../../../language/language-context'

/** The types to load for the sheet. */
export const doctorSheetTypes: readonly RecordType[] = [
  'AllergyIntolerance',
  'MedicationRequest',
  'MedicationDispense',
  'Condition',
  'Device',
  'Observation',
  'DiagnosticReport',
  'CareTeam',
]

/** Two pages for a doctor who does not know the patient; lines that do not fit are counted, and can be included. */
export function DoctorExport({
  source: allRecords,
  context: baseContext,
  waiting,
}: {
  source: ExportSource
  context: ExportContext
  waiting: boolean
}) {
  const format = useFormat()
  const { exportOptions } = usePageMessages()
  const statusContext = useStatusContext()
  const now = useNow()
  const [showsAll, setShowsAll] = useState(false)
  const source = useMemo(() => withoutErrors(allRecords), [allRecords])
  const context = useMemo(() => withReferenceNames(baseContext, source), [baseContext, source])
  const { content, lines } = useMemo(() => {
    const recordsOf = <T extends RecordType>(type: T) => recordsOfType(source, type)
    const records = doctorSheetContent(recordsOf, source.supporting, statusContext, now, format)
    const contacts = contactLines(source.patient, recordsOf('CareTeam'), source.supporting, context, statusContext, now)
    return {
      content: records,
      lines: sheetLines(records, contacts, recordsOf('DiagnosticReport'), context, statusContext),
    }
  }, [source, statusContext, now, format, context])
  const fullSheet = useMemo(() => fitSheet(lines, true), [lines])
  const shortSheet = useMemo(() => fitSheet(lines, false), [lines])
  const sheet = showsAll ? fullSheet : shortSheet
  const omitted = sheetPartIds.reduce((sum, id) => sum + shortSheet[id].omitted, 0)
  return (
    <>
      <div className="stack no-print">
        <p>
          {exportOptions.about(
            sheetPartIds.reduce((sum, id) => sum + sheet[id].lines.length, 0),
            sheetPageCount(sheet),
          )}
        </p>
        {omitted > 0 ? (
          <label className={`row ${styles['choice']}`}>
            <input type="checkbox" checked={showsAll} onChange={(event) => setShowsAll(event.target.checked)} />
            <span>{exportOptions.doctor.includeAll(omitted, sheetPageCount(fullSheet))}</span>
          </label>
        ) : null}
        <PrintButton waiting={waiting} />
      </div>
      <DoctorSheet sheet={sheet} content={content} source={source} context={context} />
    </>
  )
}
