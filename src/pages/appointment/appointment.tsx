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
import { WholeRecord } from '../../components/loading/whole-record'
import { RecordPicker } from './record-picker'
import { AppointmentSheet } from './appointment-sheet'
import styles from './appointment.module.css'
import type { Resource } from '../../fhir/resource'
import type { Whole } from '../../components/loading/whole-record'

/** A sheet for an appointment: chosen records in plain words and the person's own questions. Nobody who has died has one. */
export default function AppointmentPage() {
  const { takeAlong } = usePageMessages()
  if (useHasDied()) return <Navigate to="/download" replace />
  return (
    <>
      <div className="no-print">
        <PageHeading title={takeAlong.title} intro={takeAlong.intro} />
      </div>
      <PlainNamesProvider kinds={dictionaryKinds} brief>
        <WholeRecord>{(whole) => <AppointmentContent whole={whole} />}</WholeRecord>
      </PlainNamesProvider>
    </>
  )
}

function AppointmentContent({ whole }: { whole: Whole }) {
  const { takeAlong: words, dictionary } = usePageMessages()
  const [kept, keep] = useAppointmentSheet()
  const look = useLoadedRecords({ asSent: true })
  const loaded = [...look().values()].flat()
  const find = (key: string): Resource | undefined =>
    whole.source.parts.flatMap(({ records }) => records).find((record) => referenceKeyOf(record) === key) ??
    loaded.find((record) => referenceKeyOf(record) === key)
  const items = kept.keys.flatMap((key) => find(key) ?? [])
  const questions = kept.questions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const gone = whole.waiting ? 0 : kept.keys.length - items.length
  const [withSentences, setWithSentences] = useState(false)
  const namesOf = usePlainNames()
  const plain = items.flatMap((item) => namesOf(item, whole.speech.nameOf(item))?.plain ?? [])
  const reviewed = plain.every(({ entries }) => entries.length > 0 && entries.every((entry) => entry.isReviewed))
  const notes = [words.onlyChosen, ...(gone > 0 ? [words.gone(gone)] : []), ...missingNotes(whole.source, whole.speech)]
  const save = () => {
    const now = new Date()
    const source = { ...whole.source, madeAt: now.toISOString().replace(/\.\d+/, '') }
    saveFile(
      datedFileName('appointment', 'txt', now),
      'text/plain;charset=utf-8',
      sheetText({ items, questions }, notes, source, whole.speech),
    )
  }
  return (
    <div className="stack">
      <div className="stack no-print">
        <LoadNotes all={whole.all} />
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
          <span>{dictionary.alsoWhat}</span>
        </label>
      ) : null}
      <AppointmentSheet
        items={items}
        questions={questions}
        notes={notes}
        plainNamesNote={
          plain.length > 0 ? `${dictionary.own}${reviewed ? '' : ` ${dictionary.unreviewed}`}` : undefined
        }
        speech={whole.speech}
        withSentences={withSentences}
      />
      <div className="row no-print">
        <button type="button" className="primary" onClick={() => window.print()}>
          {whole.speech.messages.download.ways.print2}
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
