import { dayInZone } from '../fhir/zone-day'
import { decodeText } from '../lib/file-text'
import { BYTES_OF_START, contentKindOf } from './content-kind'
import { FileError, type FileErrorKind, type UnreadFile } from './file-error'
import { openedFile, readFhirText, type FhirPart, type OpenedFile } from './opened-file'
import type { FileDocument } from './document-records'
import type { SniffedType } from '../lib/sniff'

/** Of all files together, uncompressed. */
const MAX_BYTES = 500 * 1024 * 1024
const MAX_FILES = 2_000

/** Media types of documents; a browser never runs any of them, as the viewer decides by the bytes again. */
const mediaTypes: Partial<Record<SniffedType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  tiff: 'image/tiff',
  rtf: 'application/rtf',
  ccda: 'text/xml',
  html: 'text/html',
}

export interface ReadOptions {
  /** Aborts reading. */
  readonly signal: AbortSignal
  /** Called with each file that is read, and the number of entries so far. */
  readonly onProgress: (name: string, entries: number) => void
  /** Asks for the passphrase of a protected copy; `isRetry` after a wrong one. Undefined leaves the file closed. */
  readonly askPassphrase: (name: string, isRetry: boolean) => Promise<string | undefined>
}

/** A file that was chosen, or one of a zip. */
interface NamedFile {
  readonly name: string
  readonly isWanted: boolean
  read(): Promise<Blob>
}

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer())

const kindOfBlob = async (blob: Blob) => contentKindOf(await bytesOf(blob.slice(0, BYTES_OF_START)))

async function documentOf(name: string, content: Blob, type: SniffedType): Promise<FileDocument> {
  const contentType = mediaTypes[type] ?? 'text/plain'
  if (type !== 'ccda') return { name, content, contentType, header: undefined }
  const { parseCcda } = await import('../lib/ccda')
  return { name, content, contentType, header: parseCcda(decodeText(await bytesOf(content), undefined)) }
}

/** The files that were chosen; of a zip those inside. Throws FileError for a zip that cannot be listed. */
async function* filesIn(files: readonly File[], signal: AbortSignal): AsyncGenerator<NamedFile> {
  for (const file of files) {
    // A file that the device cannot read, or of no known kind, is told when it is read.
    const isZip = await kindOfBlob(file).then(
      ({ kind }) => kind === 'zip',
      () => false,
    )
    if (isZip) yield* (await import('./zip-entries')).zipEntries(file, signal)
    else yield { name: file.name, isWanted: true, read: () => Promise.resolve(file) }
  }
}

/** The text of a protected copy. Throws FileError without its passphrase. */
async function unlock(name: string, jwe: string, askPassphrase: ReadOptions['askPassphrase']): Promise<string> {
  const { isProtectedCopy, openProtectedCopy, readPassphrase } = await import('../lib/protected-copy')
  if (!isProtectedCopy(jwe)) throw new FileError('unknownType')
  for (let isRetry = false; ; isRetry = true) {
    const typed = await askPassphrase(name, isRetry)
    if (typed === undefined) throw new FileError('locked')
    const text = await openProtectedCopy(jwe.trim(), readPassphrase(typed))
    if (text !== undefined) return text
  }
}

/** Why a file could not be read; the browser throws a DOMException for one that was moved or changed since it was chosen. */
const reasonOf = (cause: unknown): FileErrorKind => {
  if (cause instanceof FileError) return cause.kind
  if (cause instanceof DOMException) return 'unreadable'
  throw cause
}

/**
 * Reads files that were chosen together as one record. Those that cannot be read are named in the result. Throws FileError if none can be read, and for
 * too many or too large ones.
 */
export async function readFiles(
  files: readonly File[],
  { signal, onProgress, askPassphrase }: ReadOptions,
): Promise<OpenedFile> {
  if (files.length > MAX_FILES) throw new FileError('tooLarge')
  const parts: FhirPart[] = []
  const documents: FileDocument[] = []
  const unread: UnreadFile[] = []
  let [bytes, entries] = [0, 0]
  for await (const { name, isWanted, read } of filesIn(files, signal)) {
    if (signal.aborted) throw new FileError('stopped')
    onProgress(name, entries)
    try {
      if (!isWanted) throw new FileError('unknownType')
      if (bytes > MAX_BYTES) throw new FileError('tooLarge')
      const content = await read()
      bytes += content.size
      if (bytes > MAX_BYTES) throw new FileError('tooLarge')
      const { kind, type } = await kindOfBlob(content)
      if (kind === 'zip') throw new FileError('otherArchive')
      if (kind === 'document') documents.push(await documentOf(name, content, type))
      else {
        const text = decodeText(await bytesOf(content), undefined)
        const part = readFhirText(kind === 'protected' ? await unlock(name, text, askPassphrase) : text)
        parts.push(part)
        entries += part.entries.length
      }
    } catch (cause) {
      const reason = reasonOf(cause)
      if (reason === 'stopped') throw cause
      unread.push({ name, reason })
    }
  }
  if (parts.length === 0 && documents.length === 0) throw new FileError(unread[0]?.reason ?? 'noRecords')
  const [first] = files
  const modified = first && first.lastModified > 0 ? dayInZone(first.lastModified, undefined) : undefined
  return openedFile(first?.name ?? '', modified, { parts, documents, unread })
}
