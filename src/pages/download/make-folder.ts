import { gatherFiles } from '../../components/files/gather-files'
import { fileName } from '../../components/files/file-name'
import { recordText } from '../../resources/export/record-text'
import { folderIndex } from './folder-index'
import type { ExportSource } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'
import type { PlannedFile } from '../../components/files/planned-files'
import type { FileKind } from '../../components/files/file-kind'
import type { Session } from '../../auth/session/session'

/** Bytes that the files of one folder may have together: more than this a phone can hardly keep. */
const ROOM = 200 * 1024 * 1024

/** Kinds of content that are packed already. */
const packed: readonly FileKind['extension'][] = [
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

const pauseUntil =
  (signal: AbortSignal) =>
  (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      setTimeout(done, milliseconds)
      signal.addEventListener('abort', () => done(), { once: true })
    })

interface Folder {
  readonly file: Blob
  readonly inside: number
  readonly missing: number
}

/** The record as text, the files that it names, and a list of what is in the folder and what is not. */
export async function makeFolder(
  plan: readonly PlannedFile[],
  source: ExportSource,
  speech: Speech,
  session: Session,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Folder> {
  const { openZip } = await import('../../components/files/zip')
  const { documents, taking } = speech.words
  const { names } = taking.zip
  const zip = openZip()
  const addText = (name: string, text: string): void =>
    zip.add(fileName(name, 'record', 'txt'), new TextEncoder().encode(text), false)
  addText(names.record, recordText(source, speech))
  const outcomes = await gatherFiles(plan, {
    session,
    signal,
    onProgress,
    pause: pauseUntil(signal),
    fallback: documents.file,
    room: ROOM,
    put: (name, bytes, { extension }) => zip.add(`${names.files}/${name}`, bytes, packed.includes(extension)),
  })
  addText(names.index, folderIndex(outcomes, fileName(names.record, 'record', 'txt'), source, speech))
  const missing = outcomes.filter((one) => one.is === 'missing').length
  return { file: zip.end(), inside: outcomes.filter((one) => one.is === 'inside').length, missing }
}
