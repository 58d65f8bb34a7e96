import { missingNotes } from '../../resources/export/notes'
import { sheetText } from '../../resources/export/record-text'
import { keyOf } from '../../resources/export/source'
import { useLoadedRecords } from '../../data/kept'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { LoadNotes } from '../../parts/loading/load-notes'
import { datedName, saveFile } from '../../parts/files/save-file'
import { toggled, useSheet } from '../../parts/take-along/sheet-items'
import { WholeRecord } from '../../parts/loading/whole-record'
import { Picker } from './picker'
import { Sheet } from './sheet'
import styles from './take-along.module.css'
import type { Resource } from '../../fhir/resource'
import type { Whole } from '../../parts/loading/whole-record'

/** A sheet for an appointment: chosen records in plain words and the person's own questions. */
export default function TakeAlongPage() {
  const { takeAlong } = usePageWords()
  return (
    <>
      <div className="no-print">
        <PageHeading title={takeAlong.title} intro={takeAlong.intro} />
      </div>
      <WholeRecord>{(whole) => <TakeAlong whole={whole} />}</WholeRecord>
    </>
  )
}

function TakeAlong({ whole }: { whole: Whole }) {
  const { takeAlong: words } = usePageWords()
  const [kept, keep] = useSheet()
  const look = useLoadedRecords({ asSent: true })
  const loaded = [...look().values()].flat()
  const find = (key: string): Resource | undefined => whole.source.parts.flatMap(({ records }) => records).find((record) => keyOf(record) === key) ?? loaded.find((record) => keyOf(record) === key)
  const items = kept.keys.flatMap((key) => find(key) ?? [])
  const questions = kept.questions.split('\n').map((line) => line.trim()).filter((line) => line !== '')
  const gone = whole.waiting ? 0 : kept.keys.length - items.length
  const notes = [words.onlyChosen, ...(gone > 0 ? [words.gone(gone)] : []), ...missingNotes(whole.source, whole.speech)]
  const save = () => {
    const now = new Date()
    const source = { ...whole.source, madeAt: now.toISOString().replace(/\.\d+/, '') }
    saveFile(datedName('appointment', 'txt', now), 'text/plain;charset=utf-8', sheetText({ items, questions }, notes, source, whole.speech))
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
          <textarea rows={5} value={kept.questions} onChange={(event) => keep({ ...kept, questions: event.target.value })} />
        </label>
      </div>
      <Sheet items={items} questions={questions} notes={notes} speech={whole.speech} />
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
