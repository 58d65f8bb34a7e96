import { gatherFiles } from '../../components/files/gather-files'
import { fileName } from '../../components/files/file-name'
import { recordText } from '../../resources/export/record-text'
import { zipIndex } from './zip-index'
import type { ExportSource } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'
import type { PlannedFile } from '../../components/files/planned-files'
import type { FileKind } from '../../components/files/file-kind'
import type { Session } from '../../auth/session/session'

/** The total size of the files in a zip; a phone can hardly hold more in memory. */
const MAX_FILES_BYTES = 200 * 1024 * 1024

/** Formats that are compressed already. */
const COMPRESSED_EXTENSIONS: readonly FileKind['extension'][] = [
  'pdf',
  'png',
  'jpg',
  'gif',
  'webp',
  'zip',
  'docx',
  'xlsx',
  'pptx',
  'odt',
]

const abortablePause =
  (signal: AbortSignal) =>
  (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      setTimeout(done, milliseconds)
      signal.addEventListener('abort', () => done(), { once: true })
    })

interface ZipResult {
  readonly file: Blob
  readonly inside: number
  readonly missing: number
}

/** Creates a zip of the record as text, its files, and an index of what is in it and what is missing. */
export async function makeZip(
  plan: readonly PlannedFile[],
  source: ExportSource,
  context: ExportContext,
  session: Session,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ZipResult> {
  const { createZip } = await import('../../components/files/zip')
  const { documents, exportOptions } = context.messages
  const { names } = exportOptions.zip
  const zip = createZip()
  const addText = (name: string, text: string): void =>
    zip.add(fileName(name, 'record', 'txt'), new TextEncoder().encode(text), false)
  addText(names.record, recordText(source, context))
  const outcomes = await gatherFiles(plan, {
    session,
    signal,
    onProgress,
    pause: abortablePause(signal),
    fallback: documents.file,
    maxBytes: MAX_FILES_BYTES,
    onFile: (name, bytes, { extension }) =>
      zip.add(`${names.files}/${name}`, bytes, COMPRESSED_EXTENSIONS.includes(extension)),
  })
  addText(names.index, zipIndex(outcomes, fileName(names.record, 'record', 'txt'), source, context))
  const missing = outcomes.filter((one) => one.status === 'missing').length
  return { file: zip.end(), inside: outcomes.filter((one) => one.status === 'inside').length, missing }
}
