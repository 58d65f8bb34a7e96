import { dayInZone } from '../fhir/zone-day'
import { decodeText } from '../lib/file-text'
import { BYTES_OF_START, contentKindOf, isCardCode } from './content-kind'
import { FileError, type FileErrorKind, type UnreadFile } from './file-error'
import { inTurns } from './in-turns'
import { otherContentOf } from './other-contents'
import { openedFile, readLongFhirText, type FhirPart, type FileParts, type OpenedFile } from './opened-file'
import type { CardIssuer } from '../config/card-issuers'
import type { FileDocument } from './document-records'
import type { CardText } from './health-card/read-cards'
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
  /** Whose health cards can be checked here; undefined if that list could not be loaded. */
  readonly cardIssuers: readonly CardIssuer[] | undefined
  /** Asks for the passphrase of a protected copy; `isRetry` after a wrong one. Undefined leaves the file closed. */
  readonly askPassphrase: (name: string, isRetry: boolean) => Promise<string | undefined>
}

/** A file that was chosen, or one of a zip. */
interface NamedFile {
  readonly name: string
  readonly isWanted: boolean
  readonly isInZip: boolean
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
    if (!isZip) yield { name: file.name, isWanted: true, isInZip: false, read: () => Promise.resolve(file) }
    else
      for await (const entry of (await import('./zip-entries')).zipEntries(file, signal))
        yield { ...entry, isInZip: true }
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

const picturesWithCodes: readonly SniffedType[] = ['png', 'jpeg', 'gif', 'webp']

/** The text of a health card, or of a part of one, that a code in a picture holds. Pictures in a zip are documents: a search of each takes a second. */
async function cardInPicture(content: Blob, type: SniffedType, isInZip: boolean): Promise<string | undefined> {
  if (isInZip || !picturesWithCodes.includes(type)) return undefined
  const { readQrPicture } = await import('./health-card/qr-picture')
  const code = (await readQrPicture(content))?.trim()
  return code !== undefined && isCardCode(code) ? code : undefined
}

/** Why a file could not be read; the browser throws a DOMException for one that was moved or changed since it was chosen. */
const reasonOf = (cause: unknown): FileErrorKind => {
  if (cause instanceof FileError) return cause.kind
  if (cause instanceof DOMException) return 'unreadable'
  throw cause
}

/** What was read so far. */
interface Collected {
  readonly parts: FhirPart[]
  readonly documents: FileDocument[]
  readonly cards: CardText[]
}

/** Reads one file, and returns how many entries it has. Throws FileError. */
async function readContent(
  { name, isInZip }: NamedFile,
  content: Blob,
  { parts, documents, cards }: Collected,
  { signal, askPassphrase }: Pick<ReadOptions, 'signal' | 'askPassphrase'>,
): Promise<number> {
  const { kind, type } = await kindOfBlob(content)
  if (kind === 'zip') throw new FileError('otherArchive')
  if (kind === 'document') {
    const card = await cardInPicture(content, type, isInZip)
    if (card === undefined) documents.push(await documentOf(name, content, type))
    else cards.push({ name, text: card })
    return 0
  }
  const text = decodeText(await bytesOf(content), undefined)
  if (kind === 'card') {
    cards.push({ name, text })
    return 0
  }
  const plain = kind === 'protected' ? await unlock(name, text, askPassphrase) : text
  const part = await readLongFhirText(plain, signal)
  parts.push(part)
  return part.entries.length
}

/** Throws FileError for what is no health record, unless a part was not read that may be one. */
function refuseOtherContent({ parts, documents, unread }: Required<FileParts>): void {
  const types = new Set(parts.flatMap((part) => part.entries.map(({ resource }) => resource.resourceType)))
  const isAllRead = unread.every(({ reason }) => reason === 'unknownType')
  const otherContent = documents.length === 0 && isAllRead ? otherContentOf(types) : undefined
  if (otherContent !== undefined) throw new FileError(otherContent)
}

/**
 * Reads files that were chosen together as one record. Those that cannot be read are named in the result. Throws FileError if none can be read, and for
 * too many or too large ones.
 */
export async function readFiles(
  files: readonly File[],
  { signal, onProgress, askPassphrase, cardIssuers }: ReadOptions,
): Promise<OpenedFile> {
  if (files.length > MAX_FILES) throw new FileError('tooLarge')
  const found: Collected = { parts: [], documents: [], cards: [] }
  const unread: UnreadFile[] = []
  let [bytes, entries] = [0, 0]
  for await (const file of filesIn(files, signal)) {
    const { name, isWanted, read } = file
    if (signal.aborted) throw new FileError('stopped')
    onProgress(name, entries)
    try {
      if (!isWanted) throw new FileError('unknownType')
      if (bytes > MAX_BYTES) throw new FileError('tooLarge')
      const content = await read()
      bytes += content.size
      if (bytes > MAX_BYTES) throw new FileError('tooLarge')
      entries += await readContent(file, content, found, { signal, askPassphrase })
    } catch (cause) {
      const reason = reasonOf(cause)
      if (reason === 'stopped') throw cause
      unread.push({ name, reason })
    }
  }
  if (found.cards.length > 0) {
    // After all files: a card may consist of several codes, each a picture.
    const cards = await (await import('./health-card/read-cards')).readCards(found.cards, cardIssuers)
    found.parts.push(...cards.parts)
    unread.push(...cards.unread)
  }
  const { parts, documents } = found
  if (parts.length === 0 && documents.length === 0) throw new FileError(unread[0]?.reason ?? 'noRecords')
  refuseOtherContent({ parts, documents, unread })
  const [first] = files
  const modified = first && first.lastModified > 0 ? dayInZone(first.lastModified, undefined) : undefined
  return inTurns(openedFile(first?.name ?? '', modified, { parts, documents, unread }), signal)
}
