import { summarizeRecord } from '../../resources/export/record-summary'
import { PrintedPlainName } from '../../components/plain-language/printed-plain-name'
import { isNamedByCode } from '../../components/plain-language/record-concept'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from '../../components/export/sheet.module.css'
import { RecordText } from '../../ui/record-text'
import type { Resource } from '../../fhir/resource'
import type { ExportContext } from '../../resources/export/export-context'

interface AppointmentSheetProps {
  readonly items: readonly Resource[]
  readonly questions: readonly string[]
  /** What is not on the sheet. */
  readonly notes: readonly string[]
  readonly exportContext: ExportContext
  /** A note that the plain names come from this app; undefined without any. */
  readonly plainNamesNote: string | undefined
  readonly hasExplanations: boolean
}

/** The printed sheet. */
export function AppointmentSheet({
  items,
  questions,
  notes,
  exportContext,
  plainNamesNote,
  hasExplanations,
}: AppointmentSheetProps) {
  const { appointment: messages } = usePageMessages()
  return (
    <section className={styles['sheet']}>
      <h2>{messages.sheetTitle}</h2>
      <h3>{messages.items}</h3>
      {items.length === 0 ? <p>{messages.nothing}</p> : null}
      <ul className={styles['items']}>
        {items.map((item) => (
          <SheetItem
            key={`${item.resourceType}/${item.id ?? ''}`}
            item={item}
            exportContext={exportContext}
            hasExplanation={hasExplanations}
          />
        ))}
      </ul>
      {plainNamesNote === undefined ? null : <p className="muted small">{plainNamesNote}</p>}
      <h3>{messages.questions}</h3>
      {questions.length === 0 ? <p>{messages.noQuestions}</p> : null}
      <ul className={styles['ownQuestions']}>
        {questions.map((question, index) => (
          <li key={index} dir="auto">
            {question}
          </li>
        ))}
      </ul>
      <h3>{messages.notIncluded}</h3>
      <ul className={styles['items']}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

function SheetItem({
  item,
  exportContext,
  hasExplanation,
}: {
  item: Resource
  exportContext: ExportContext
  hasExplanation: boolean
}) {
  const { name, date, status, lines } = summarizeRecord(item, exportContext)
  return (
    <li>
      <strong>
        <RecordText text={name} isCoded={isNamedByCode(item)} />
      </strong>
      <PrintedPlainName resource={item} title={name} withExplanation={hasExplanation} />
      <p>{[date, status].filter(Boolean).join(' · ')}</p>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          <RecordText text={line} />
        </p>
      ))}
    </li>
  )
}
