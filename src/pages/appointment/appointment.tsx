import { useState } from 'react'
import { Navigate } from 'react-router'
import { missingNotes } from '../../resources/export/notes'
import { sheetText } from '../../resources/export/record-text'
import { keyOf } from '../../resources/export/source'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { kinds } from '../../dictionary/kinds'
import { useNamesOf } from '../../components/plain-language/names-context'
import { PlainNames } from '../../components/plain-language/plain-names'
import { LoadNotes } from '../../components/loading/load-notes'
import { datedName, saveFile } from '../../components/files/save-file'
import { toggled, useSheet } from '../../components/export/sheet-items'
import { useHasDied } from '../../components/patient/use-has-died'
import { WholeRecord } from '../../components/loading/whole-record'
import { Picker } from './picker'
import { Sheet } from './sheet'
import styles from './appointment.module.css'
import type { Resource } from '../../fhir/resource'
import type { Whole } from '../../components/loading/whole-record'

/** A sheet for an appointment: chosen records in plain words and the person's own questions. Nobody who has died has one. */
export default function TakeAlongPage() {
  const { takeAlong } = usePageWords()
  if (useHasDied()) return <Navigate to="/download" replace />
  return (
    <>
      <div className="no-print">
        <PageHeading title={takeAlong.title} intro={takeAlong.intro} />
      </div>
      <PlainNames kinds={kinds} brief>
        <WholeRecord>{(whole) => <TakeAlong whole={whole} />}</WholeRecord>
      </PlainNames>
    </>
  )
}

function TakeAlong({ whole }: { whole: Whole }) {
  const { takeAlong: words, dictionary } = usePageWords()
  const [kept, keep] = useSheet()
  const look = useLoadedRecords({ asSent: true })
  const loaded = [...look().values()].flat()
  const find = (key: string): Resource | undefined =>
    whole.source.parts.flatMap(({ records }) => records).find((record) => keyOf(record) === key) ??
    loaded.find((record) => keyOf(record) === key)
  const items = kept.keys.flatMap((key) => find(key) ?? [])
  const questions = kept.questions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const gone = whole.waiting ? 0 : kept.keys.length - items.length
  const [withSentences, setWithSentences] = useState(false)
  const namesOf = useNamesOf()
  const plain = items.flatMap((item) => namesOf(item, whole.speech.nameOf(item))?.plain ?? [])
  const reviewed = plain.every(({ entries }) => entries.length > 0 && entries.every((entry) => entry.reviewed))
  const notes = [words.onlyChosen, ...(gone > 0 ? [words.gone(gone)] : []), ...missingNotes(whole.source, whole.speech)]
  const save = () => {
    const now = new Date()
    const source = { ...whole.source, madeAt: now.toISOString().replace(/\.\d+/, '') }
    saveFile(
      datedName('appointment', 'txt', now),
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
          <Picker whole={whole} chosen={kept.keys} onToggle={(key) => keep(toggled(kept, key))} />
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
      <Sheet
        items={items}
        questions={questions}
        notes={notes}
        ownWords={plain.length > 0 ? `${dictionary.own}${reviewed ? '' : ` ${dictionary.unreviewed}`}` : undefined}
        speech={whole.speech}
        withSentences={withSentences}
      />
      <div className="row no-print">
        <button type="button" className="primary" onClick={() => window.print()}>
          {whole.speech.words.download.ways.print2}
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
