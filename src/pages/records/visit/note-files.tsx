import { noteAttachments, type NoteRecord } from '../../../clinical/encounters/visit-notes'
import { attachmentOf } from '../../../fhir/show-details'
import { inlineText } from '../../../components/files/inline-text'
import { Attachment } from '../../../ui/attachment'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import { noteHref } from './note-href'
import type { ReactNode } from 'react'
import type { ViewedFile } from '../../../ui/file-viewer-context'

const FORMATS_BY_PREFERENCE: readonly RegExp[] = [
  /^(?:text\/html|application\/xhtml)/i,
  /^text\/plain/i,
  /^text\/(?!rtf|xml)/i,
  /^(?:text|application)\/rtf/i,
  /^application\/pdf/i,
  /^(?:image|application\/(?:hl7|xml))/i,
]
/** The number of text formats at the start of the list. */
const TEXT_FORMATS = 4

function formatRank({ contentType = '' }: ViewedFile): number {
  const index = FORMATS_BY_PREFERENCE.findIndex((pattern) => pattern.test(contentType))
  return index < 0 ? FORMATS_BY_PREFERENCE.length : index
}

/** The files of a note, the most readable first. */
export function filesByReadability(record: NoteRecord): readonly ViewedFile[] {
  return noteAttachments(record)
    .flatMap((attachment) => attachmentOf(attachment) ?? [])
    .filter((shown) => shown.kind === 'attachment')
    .toSorted((a, b) => formatRank(a) - formatRank(b))
}

/** True when the text of the note has to be fetched from the server. */
export function needsTextFetch(record: NoteRecord): boolean {
  const [best] = filesByReadability(record)
  return best !== undefined && best.data === undefined && best.url !== undefined && formatRank(best) < TEXT_FORMATS
}

/** The most readable file, inline; the others are on the page of the record. */
export function NoteFiles({
  record,
  atOnce,
  isAlreadyShown,
  none,
}: {
  record: NoteRecord
  atOnce: boolean
  isAlreadyShown: (text: string) => boolean
  none: ReactNode
}) {
  const { byType } = usePageMessages()
  const files = filesByReadability(record)
  const newFiles = files.filter((file) => !isAlreadyShown(inlineText(file) ?? ''))
  const [best] = newFiles
  const others = files.length - (best ? 1 : 0)
  if (files.length === 0) return none
  return (
    <>
      {best ? <Attachment value={best} loadsEagerly={atOnce} isAlreadyShown={isAlreadyShown} bare /> : null}
      {others > 0 ? (
        <p className="no-print">
          <Link to={noteHref(record)}>{byType.visit.otherFiles(others)}</Link>
        </p>
      ) : null}
    </>
  )
}
