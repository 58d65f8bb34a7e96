import { isSameText } from '../../../clinical/observations/report-text'
import { inlineText } from '../../../components/files/inline-text'
import { useSession } from '../../../auth/session/session-provider'
import { withoutAuthor } from '../../../clinical/documents/without-author'
import { useFormat } from '../../../language/language-context'
import { textOf } from '../../../lib/json'
import { descriptorOf } from '../../../resources/descriptors'
import { Attachment } from '../../../ui/attachment'
import { Card } from '../../../ui/card'
import { RecordText } from '../../../ui/record-text'
import { usePageMessages } from '../../../ui/use-page-messages'
import { filesByReadability } from '../visit/note-files'
import styles from './document.module.css'
import type { ResourceOf } from '../../../fhir/resource'

/** The text of a document and its other files, the most readable first; a text of readable size is fetched at once. Nothing of another person's document. */
export function DocumentFiles({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const format = useFormat()
  const { documents } = usePageMessages()
  const { patientId } = useSession()
  const subject = descriptorOf('DocumentReference').subjectOf(document)
  if (patientId !== undefined && subject !== undefined && subject !== patientId) return null
  const kind = descriptorOf('DocumentReference').title(withoutAuthor(document), format)
  const description = textOf(document.description)
  const files = filesByReadability(document)
  const [first] = files
  // The page has the name of its only file.
  const isOnly = files.length === 1 && first?.creation === undefined && [undefined, kind].includes(first?.title)
  const isShownBefore = (index: number) => (text: string) =>
    files.slice(0, index).some((file) => isSameText(text, inlineText(file) ?? ''))
  return (
    <Card title={<span className={isOnly ? 'visually-hidden' : undefined}>{documents.files}</span>}>
      <div className={isOnly ? styles['only'] : styles['files']} data-element="DocumentReference.content.attachment">
        {description === undefined || description === kind ? null : (
          <p className="muted">
            <RecordText text={description} />
          </p>
        )}
        {files.length > 1 ? <p className="muted">{documents.formats(files.length)}</p> : null}
        {files.length === 0 ? <p>{documents.noFile}</p> : null}
        {files.map((file, index) => (
          <Attachment
            key={index}
            value={file}
            loadsEagerly={index === 0}
            isAlreadyShown={isShownBefore(index)}
            isOnly={isOnly}
          />
        ))}
      </div>
    </Card>
  )
}
