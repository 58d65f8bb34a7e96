import { useState } from 'react'
import { Navigate } from 'react-router'
import { missingNotes } from '../../resources/export/missing-notes'
import { sheetText } from '../../resources/export/record-text'
import { referenceKeyOf } from '../../resources/export/export-source'
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
import { FullRecordLoader } from '../../components/loading/full-record-loader'
import { RecordPicker } from './record-picker'
import { AppointmentSheet } from './appointment-sheet'
import styles from './appointment.module.css'
import type { Resource } from '../../fhir/resource'
import type { FullRecord } from '../../components/loading/full-record-loader'

/** A sheet for an appointment: chosen records in plain words and the person's own questions. Nobody who has died has one. */
export default function AppointmentPage() {
  const { appointment } = usePageMessages()
  if (useHasDied()) return <Navigate to="/download" replace />
  return (
    <>
      <div className="no-print">
        <PageHeading title={appointment.title} intro={appointment.intro} />
      </div>
      <PlainNamesProvider kinds={dictionaryKinds} brief>
        <FullRecordLoader>{(whole) => <AppointmentContent whole={whole} />}</FullRecordLoader>
      </PlainNamesProvider>
    </>
  )
}

function AppointmentContent({ whole }: { whole: FullRecord }) {
  const { appointment: words, dictionary } = usePageMessages()
  const [kept, keep] = useAppointmentSheet()
  const look = useLoadedRecords({ unmasked: true })
  const loaded = [...look().values()].flat()
  const find = (key: string): Resource | undefined =>
    whole.source.parts.flatMap(({ records }) => records).find((record) => referenceKeyOf(record) === key) ??
    loaded.find((record) => referenceKeyOf(record) === key)
  const items = kept.keys.flatMap((key) => find(key) ?? [])
  const questions = kept.questions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const gone = whole.isLoading ? 0 : kept.keys.length - items.length
  const [withSentences, setWithSentences] = useState(false)
  const namesOf = usePlainNames()
  const plain = items.flatMap((item) => namesOf(item, whole.exportContext.nameOf(item))?.plain ?? [])
  const reviewed = plain.every(({ entries }) => entries.length > 0 && entries.every((entry) => entry.isReviewed))
  const notes = [words.onlyChosen, ...(gone > 0 ? [words.gone(gone)] : []), ...missingNotes(whole.source, whole.exportContext)]
  const save = () => {
    const now = new Date()
    const source = { ...whole.source, madeAt: now.toISOString().replace(/\.\d+/, '') }
    saveFile(
      datedFileName('appointment', 'txt', now),
      'text/plain;charset=utf-8',
      sheetText({ items, questions }, notes, source, whole.exportContext),
    )
  }
  return (
    <div className="stack">
      <div className="stack no-print">
        <LoadNotes all={whole.lists} />
        <section>
          <h2>{words.pickTitle}</h2>
          <p>{words.pickHelp}</p>
          <RecordPicker whole={whole} chosen={kept.keys} onToggle={(key) => keep(toggleRecord(kept, key))} />
        </section>
        <label className={styles['questions']}>
          <span>{words.questionsLabel}</span>
          <textarea
            rows={5}
            value={kept.questions}
            onChange={(event) => keep({ ...kept, questions: event.target.value })}
          />
        </label>
      </div>
      {plain.length > 0 ? (
        <label className="row no-print">
          <input type="checkbox" checked={withSentences} onChange={({ target }) => setWithSentences(target.checked)} />
          <span>{dictionary.includePlainWords}</span>
        </label>
      ) : null}
      <AppointmentSheet
        items={items}
        questions={questions}
        notes={notes}
        plainNamesNote={
          plain.length > 0 ? `${dictionary.disclaimer}${reviewed ? '' : ` ${dictionary.unreviewed}`}` : undefined
        }
        speech={whole.exportContext}
        withSentences={withSentences}
      />
      <div className="row no-print">
        <button type="button" className="primary" onClick={() => window.print()}>
          {whole.exportContext.messages.download.options.printButton}
        </button>
        <button type="button" onClick={save}>
          {words.save}
        </button>
        <button type="button" onClick={() => keep({ keys: [], questions: '' })}>
          {words.clear}
        </button>
      </div>
    </div>
  )
}
