import { useMemo } from 'react'
import { missingNotes } from '../../resources/export/missing-notes'
import { textSections } from '../../resources/export/record-text'
import { withoutErrors } from '../../resources/export/export-source'
import { useAudience } from '../../ui/audience'
import { isNamedByCode } from '../../components/plain-language/record-concept'
import { usePageMessages } from '../../ui/use-page-messages'
import { PrintedPlainName } from '../../components/plain-language/printed-plain-name'
import styles from './download.module.css'
import { RecordText } from '../../ui/record-text'
import type { ExportSource } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'

/** The record as text for print: what is missing comes first. */
export function PrintedRecord({ source, context }: { source: ExportSource; context: ExportContext }) {
  const { download, exportOptions } = usePageMessages()
  const reader = useAudience()
  const { text } = download
  const { notes, sections } = useMemo(() => {
    const validSource = withoutErrors(source)
    return { notes: missingNotes(validSource, context), sections: textSections(validSource, context) }
  }, [source, context])
  return (
    <div className={styles['paper']}>
      <h2>{exportOptions.me.paperTitle(reader)}</h2>
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
        {text.omitted} {text.newest}
      </p>
      {sections.length === 0 ? <p>{download.empty}</p> : null}
      {sections.map(({ title, records }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {records.map(({ record, name, facts }, index) => (
              <li key={index} className={styles['record']}>
                <strong>
                  <RecordText text={name} isCoded={isNamedByCode(record)} />
                </strong>
                <PrintedPlainName resource={record} title={name} />
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
