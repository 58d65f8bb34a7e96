import { BlobReader, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { FileError } from './file-error'

/** Uncompressed bytes of one entry. */
const MAX_ENTRY_BYTES = 50 * 1024 * 1024
const MAX_ENTRIES = 20_000
/** A larger one is a zip bomb; health records compress to a tenth. */
const MAX_RATIO = 200
/** Below this size the ratio tells nothing. */
const MIN_RATIO_BYTES = 1024 * 1024

/** Entries by their names that may hold records or documents; what they are, their bytes tell. */
const WANTED = /\.(?:json|ndjson|xml|pdf|txt|html?|rtf|png|jpe?g|gif|webp|tiff?)$/i
/** Copies of file attributes that some systems add, and the phone export's measurements, often larger than a gigabyte. */
const UNWANTED = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|export(?:_cda)?\.xml$)/i

/** A file in a zip. */
export interface ZipEntry {
  readonly name: string
  /** False for entries that this app does not read, such as style sheets. */
  readonly isWanted: boolean
  /** The uncompressed content. Throws FileError. */
  read(): Promise<Blob>
}

async function readEntry(entry: FileEntry, signal: AbortSignal): Promise<Blob> {
  const { uncompressedSize, compressedSize, encrypted } = entry
  if (encrypted) throw new FileError('locked')
  const isBomb = uncompressedSize > MIN_RATIO_BYTES && uncompressedSize > compressedSize * MAX_RATIO
  if (uncompressedSize > MAX_ENTRY_BYTES || isBomb) throw new FileError('tooLarge')
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const target = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      // The directory of a zip may name a smaller size than there is.
      size += chunk.length
      if (size > MAX_ENTRY_BYTES) throw new FileError('tooLarge')
      chunks.push(chunk)
    },
  })
  try {
    await entry.getData(target, { signal })
  } catch (cause) {
    if (signal.aborted) throw new FileError('stopped')
    throw cause instanceof FileError ? cause : new FileError('damaged')
  }
  return new Blob(chunks)
}

/** The files of a zip, read one by one from where they are in the file, so that a large one needs no memory. Throws FileError. */
export async function* zipEntries(file: Blob, signal: AbortSignal): AsyncGenerator<ZipEntry> {
  // Names are only displayed: no file is written under them.
  const reader = new ZipReader(new BlobReader(file), {
    useWebWorkers: false,
    checkCrc32: true,
    filenameValidation: 'tolerant',
  })
  let count = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1
      if (count > MAX_ENTRIES) throw new FileError('tooLarge')
      if (entry.directory) continue
      const name = entry.filename
      yield {
        name,
        isWanted: WANTED.test(name) && !UNWANTED.test(name),
        read: () => readEntry(entry, signal),
      }
    }
  } catch (cause) {
    throw cause instanceof FileError ? cause : new FileError('damaged')
  } finally {
    await reader.close()
  }
}
