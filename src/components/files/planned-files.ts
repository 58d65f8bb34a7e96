import { noteAttachments, noteTypes, type NoteRecord } from '../../clinical/encounters/visit-notes'
import { shownDay } from '../../fhir/shown-day'
import { attachmentOf } from '../../fhir/show-details'
import { descriptorOf } from '../../resources/descriptors'
import { base64ByteLength } from './base64'
import { recordsOfType, type ExportSource } from '../../resources/export/export-source'
import type { FormatContext } from '../../i18n/format-context'

/** A file attached to a record, not yet loaded. */
export interface PlannedFile {
  /** The record that it is attached to. */
  readonly record: NoteRecord
  /** Day and title of the record, for the file name. */
  readonly title: string
  readonly contentType: string | undefined
  /** In bytes, if known before loading. */
  readonly size: number | undefined
  readonly url: string | undefined
  /** Base64 content inside the record. */
  readonly data: string | undefined
}

function filesOf(record: NoteRecord, format: FormatContext): readonly PlannedFile[] {
  const day = shownDay(descriptorOf(record.resourceType).date(record)?.raw ?? '')
  return noteAttachments(record).flatMap((attachment) => {
    const shown = attachmentOf(attachment)
    const file =
      shown?.kind === 'rows'
        ? shown.rows.flatMap(({ values }) => values).find(({ kind }) => kind === 'attachment')
        : shown
    if (file?.kind !== 'attachment') return []
    const title = [day, descriptorOf(record.resourceType).title(record, format) ?? file.title]
      .filter((part) => part !== undefined)
      .join(' ')
    return [
      {
        record,
        title,
        contentType: file.contentType,
        size: file.data === undefined ? file.size : base64ByteLength(file.data),
        url: file.url,
        data: file.data,
      },
    ]
  })
}

/** The files of the exported notes, documents and reports, in their order. */
export function plannedFiles(source: ExportSource, format: FormatContext): readonly PlannedFile[] {
  return noteTypes.flatMap((type) => recordsOfType(source, type).flatMap((record) => filesOf(record, format)))
}
