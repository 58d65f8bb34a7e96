import { useMemo } from 'react'
import { missingNotes } from '../../resources/export/notes'
import { textSections } from '../../resources/export/record-text'
import { withoutMistakes } from '../../resources/export/source'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { InPlainWords } from '../../components/plain-language/in-plain-words'
import styles from './download.module.css'
import type { ExportSource } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'

/** The whole record in words, for paper: what is missing stands first. */
export function PrintedRecord({ source, speech }: { source: ExportSource; speech: Speech }) {
  const { download, taking } = usePageWords()
  const reader = useAudience()
  const { text } = download
  const { notes, sections } = useMemo(() => {
    const kept = withoutMistakes(source)
    return { notes: missingNotes(kept, speech), sections: textSections(kept, speech) }
  }, [source, speech])
  return (
    <div className={styles['paper']}>
      <h2>{taking.me.paperTitle(reader)}</h2>
      {notes.length === 0 ? (
        <p>{text.nothingMissing}</p>
      ) : (
        <>
          <p>{text.missing}</p>
          <ul className={styles['notes']}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {text.leftOut} {text.newest}
      </p>
      {sections.length === 0 ? <p>{download.nothing}</p> : null}
      {sections.map(({ title, records }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {records.map(({ record, name, facts }, index) => (
              <li key={index} className={styles['record']}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <InPlainWords resource={record} words={name} />
                {facts.map((fact, at) => (
                  <p key={at} dir="auto">
                    {fact}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
