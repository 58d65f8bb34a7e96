import { briefOf } from '../../resources/export/brief'
import { InPlainWords } from '../../components/plain-language/in-plain-words'
import { usePageWords } from '../../ui/page-words'
import styles from './appointment.module.css'
import type { Resource } from '../../fhir/resource'
import type { Speech } from '../../resources/export/speech'

interface SheetProps {
  readonly items: readonly Resource[]
  readonly questions: readonly string[]
  /** What is not on the sheet. */
  readonly notes: readonly string[]
  readonly speech: Speech
  /** Whose the plain words are, where there are any. */
  readonly ownWords: string | undefined
  /** What each thing is stands below its name. */
  readonly withSentences: boolean
}

/** The sheet as it is printed. */
export function Sheet({ items, questions, notes, speech, ownWords, withSentences }: SheetProps) {
  const { takeAlong: words } = usePageWords()
  return (
    <section className={styles['sheet']}>
      <h2>{words.sheetTitle}</h2>
      <h3>{words.items}</h3>
      {items.length === 0 ? <p>{words.nothing}</p> : null}
      <ul className={styles['items']}>
        {items.map((item) => (
          <Item
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

function Item({ item, speech, withSentence }: { item: Resource; speech: Speech; withSentence: boolean }) {
  const { name, date, status, lines } = briefOf(item, speech)
  return (
    <li>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <InPlainWords resource={item} words={name} withSentence={withSentence} />
      <p>{[date, status].filter(Boolean).join(' · ')}</p>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </li>
  )
}
