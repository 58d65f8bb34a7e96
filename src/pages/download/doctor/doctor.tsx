import { useMemo, useState } from 'react'
import { forADoctor } from '../../../clinical/overview/for-a-doctor'
import { withNames } from '../../../resources/export/named'
import { withoutMistakes, type ExportSource } from '../../../resources/export/source'
import { useCircumstance } from '../../../components/patient/status-context'
import { usePageWords } from '../../../ui/page-words'
import { PrintButton } from '../print-button'
import { Sheet } from './sheet'
import { fitSheet, pagesOfSheet } from './fit-sheet'
import { contactLines, partIds, sheetLines } from './sheet-lines'
import styles from './doctor.module.css'
import type { RecordType } from '../../../contract'
import type { Speech } from '../../../resources/export/speech'

/** What is loaded for the sheet. */
export const doctorTypes: readonly RecordType[] = [
  'AllergyIntolerance',
  'MedicationRequest',
  'MedicationDispense',
  'Condition',
  'Device',
  'Observation',
  'DiagnosticReport',
  'CareTeam',
]

/** Two pages for a doctor who does not know the person; what had no room is counted, and can be put on it too. */
export function Doctor({
  source: given,
  speech: plain,
  waiting,
}: {
  source: ExportSource
  speech: Speech
  waiting: boolean
}) {
  const { taking } = usePageWords()
  const at = useCircumstance()
  const [all, setAll] = useState(false)
  const source = useMemo(() => withoutMistakes(given), [given])
  const speech = useMemo(() => withNames(plain, source), [plain, source])
  const { chosen, lines } = useMemo(() => {
    const now = Date.now()
    const recordsOf = (type: RecordType) => source.parts.find((part) => part.type === type)?.records ?? []
    const found = forADoctor(recordsOf, source.supporting, at, now)
    const contacts = contactLines(source.patient, recordsOf('CareTeam'), source.supporting, speech, at, now)
    return { chosen: found, lines: sheetLines(found, contacts, recordsOf('DiagnosticReport'), speech, at) }
  }, [source, speech, at])
  const whole = useMemo(() => fitSheet(lines, true), [lines])
  const short = useMemo(() => fitSheet(lines, false), [lines])
  const sheet = all ? whole : short
  const left = partIds.reduce((sum, id) => sum + short[id].left, 0)
  return (
    <>
      <div className="stack no-print">
        <p>
          {taking.about(
            partIds.reduce((sum, id) => sum + sheet[id].lines.length, 0),
            pagesOfSheet(sheet),
          )}
        </p>
        {left > 0 ? (
          <label className={`row ${styles['choice']}`}>
            <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
            <span>{taking.doctor.putAll(left, pagesOfSheet(whole))}</span>
          </label>
        ) : null}
        <PrintButton waiting={waiting} />
      </div>
      <Sheet sheet={sheet} chosen={chosen} source={source} speech={speech} />
    </>
  )
}
