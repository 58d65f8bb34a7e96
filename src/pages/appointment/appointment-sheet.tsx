import { summarizeRecord } from '../../resources/export/record-summary'
import { PrintedPlainName } from '../../components/plain-language/printed-plain-name'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './appointment.module.css'
import type { Resource } from '../../fhir/resource'
import type { ExportContext } from '../../resources/export/export-context'

interface AppointmentSheetProps {
  readonly items: readonly Resource[]
  readonly questions: readonly string[]
  /** What is not on the sheet. */
  readonly notes: readonly string[]
  readonly speech: ExportContext
  /** Whose the plain words are, where there are any. */
  readonly plainNamesNote: string | undefined
  /** What each thing is stands below its name. */
  readonly withSentences: boolean
}

/** The sheet as it is printed. */
export function AppointmentSheet({
  items,
  questions,
  notes,
  speech,
  plainNamesNote: ownWords,
  withSentences,
}: AppointmentSheetProps) {
  const { takeAlong: words } = usePageMessages()
  return (
    <section className={styles['sheet']}>
      <h2>{words.sheetTitle}</h2>
      <h3>{words.items}</h3>
      {items.length === 0 ? <p>{words.nothing}</p> : null}
      <ul className={styles['items']}>
        {items.map((item) => (
          <SheetItem
            key={`${item.resourceType}/${item.id ?? ''}`}
            item={item}
            speech={speech}
            withSentence={withSentences}
          />
        ))}
      </ul>
      {ownWords === undefined ? null : <p className="muted small">{ownWords}</p>}
      <h3>{words.questions}</h3>
      {questions.length === 0 ? <p>{words.noQuestions}</p> : null}
      <ul className={styles['asked']}>
        {questions.map((question, index) => (
          <li key={index} dir="auto">
            {question}
          </li>
        ))}
      </ul>
      <h3>{words.notIncluded}</h3>
      <ul className={styles['items']}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

function SheetItem({ item, speech, withSentence }: { item: Resource; speech: ExportContext; withSentence: boolean }) {
  const { name, date, status, lines } = summarizeRecord(item, speech)
  return (
    <li>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <PrintedPlainName resource={item} words={name} withSentence={withSentence} />
      <p>{[date, status].filter(Boolean).join(' · ')}</p>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </li>
  )
}
