import { useState } from 'react'
import { Navigate } from 'react-router'
import { missingNotes } from '../../resources/export/missing-notes'
import { instantOf } from '../../fhir/partial-date'
import { sheetText } from '../../resources/export/record-text'
import { recordKey } from '../../fhir/source'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { LoadNotes } from '../../components/loading/load-notes'
import { datedFileName, saveFile } from '../../components/files/save-file'
import { toggleRecord, useAppointmentSheet } from '../../components/export/use-appointment-sheet'
import { useHasDied } from '../../components/patient/status-context'
import { NameCheck } from '../../components/plain-language/name-check'
import { useCheckedNames } from '../../components/plain-language/use-checked-names'
import { FullRecordLoader } from '../../components/loading/full-record-loader'
import { RecordPicker } from '../../components/export/record-picker'
import { AppointmentSheet } from './appointment-sheet'
import styles from '../../components/export/sheet.module.css'
import type { Resource } from '../../fhir/resource'
import type { FullRecord } from '../../components/loading/full-record-loader'

/** A sheet for an appointment: selected records in plain language and the person's questions. Not for a person who has died. */
export default function AppointmentPage() {
  const { appointment } = usePageMessages()
  if (useHasDied()) return <Navigate to="/download" replace />
  return (
    <>
      <div className="no-print">
        <PageHeading title={appointment.title} intro={appointment.intro} />
      </div>
      <PlainNamesProvider kinds={dictionaryKinds} brief>
        <FullRecordLoader>{(record) => <AppointmentContent record={record} />}</FullRecordLoader>
      </PlainNamesProvider>
    </>
  )
}

function AppointmentContent({ record }: { record: FullRecord }) {
  const { source, lists, isLoading } = record
  const check = useCheckedNames(record.exportContext)
  const { context: exportContext } = check
  const { appointment: messages, dictionary } = usePageMessages()
  const [sheet, setSheet] = useAppointmentSheet()
  const loadedRecords = useLoadedRecords({ unmasked: true })
  const candidates = [...source.parts.flatMap(({ records }) => records), ...[...loadedRecords().values()].flat()]
  const find = (key: string): Resource | undefined => candidates.find((each) => recordKey(each) === key)
  const items = sheet.keys.flatMap((key) => find(key) ?? [])
  const questions = sheet.questions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const missing = isLoading ? 0 : sheet.keys.length - items.length
  const [hasExplanations, setHasExplanations] = useState(false)
  const namesOf = usePlainNames()
  const plainNames = items.flatMap((item) => namesOf(item, exportContext.nameOf(item))?.plain ?? [])
  const areReviewed = plainNames.every(
    ({ entries }) => entries.length > 0 && entries.every((entry) => entry.isReviewed),
  )
  const notes = [
    messages.onlyChosen,
    ...(missing > 0 ? [messages.gone(missing)] : []),
    ...missingNotes(source, exportContext),
  ]
  const save = () => {
    const now = new Date()
    const dated = { ...source, madeAt: instantOf(now) }
    saveFile(
      datedFileName('appointment', 'txt', now),
      'text/plain;charset=utf-8',
      sheetText({ items, questions }, notes, dated, exportContext),
    )
  }
  return (
    <div className="stack">
      <div className="stack no-print">
        <LoadNotes all={lists} />
        <section>
          <h2>{messages.pickTitle}</h2>
          <p>{messages.pickHelp}</p>
          {check.isChecking ? null : (
            <RecordPicker
              record={{ ...record, exportContext }}
              selected={sheet.keys}
              onToggle={(key) => setSheet(toggleRecord(sheet, key))}
            />
          )}
        </section>
        <label className={styles['questions']}>
          <span>{messages.questionsLabel}</span>
          <textarea
            rows={5}
            value={sheet.questions}
            onChange={(event) => setSheet({ ...sheet, questions: event.target.value })}
          />
        </label>
      </div>
      <NameCheck check={check}>
        {plainNames.length > 0 ? (
          <label className="row no-print">
            <input
              type="checkbox"
              checked={hasExplanations}
              onChange={({ target }) => setHasExplanations(target.checked)}
            />
            <span>{dictionary.includePlainWords}</span>
          </label>
        ) : null}
        <AppointmentSheet
          items={items}
          questions={questions}
          notes={notes}
          plainNamesNote={
            plainNames.length > 0
              ? `${dictionary.disclaimer}${areReviewed ? '' : ` ${dictionary.unreviewed}`}`
              : undefined
          }
          exportContext={exportContext}
          hasExplanations={hasExplanations}
        />
        <div className="row no-print">
          <button type="button" className="primary" onClick={() => window.print()}>
            {exportContext.messages.download.options.printButton}
          </button>
          <button type="button" onClick={save}>
            {messages.save}
          </button>
          <button type="button" onClick={() => setSheet({ keys: [], questions: '' })}>
            {messages.clear}
          </button>
        </div>
      </NameCheck>
    </div>
  )
}
