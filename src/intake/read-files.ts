import { dayInZone } from '../fhir/zone-day'
import { FileError, openedFile, readFhirText, type OpenedFile } from './opened-file'

/** Of all files together. */
const MAX_BYTES = 500 * 1024 * 1024

const ENCODINGS: readonly (readonly [string, number, number])[] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
]

/** The text of a file in UTF-8, or UTF-16 with a byte order mark. Throws FileError for files of other kinds. */
function decode(bytes: Uint8Array): string {
  const encoding = ENCODINGS.find(([, first, second]) => bytes[0] === first && bytes[1] === second)?.[0] ?? 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  const start = text.trimStart().charAt(0)
  if (start !== '' && start !== '{' && start !== '[') throw new FileError('unknownType')
  return text
}

/**
 * Reads files that were chosen together as one record. One that cannot be read among others is counted as unreadable. Throws FileError if none can be read.
 */
export async function readFiles(files: readonly File[], onProgress: (name: string) => void): Promise<OpenedFile> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) throw new FileError('tooLarge')
  const parts: ReturnType<typeof readFhirText>[] = []
  const failures: unknown[] = []
  for (const file of files) {
    onProgress(file.name)
    try {
      parts.push(readFhirText(decode(new Uint8Array(await file.arrayBuffer()))))
    } catch (cause) {
      failures.push(cause)
    }
  }
  if (parts.length === 0) throw failures[0] ?? new FileError('empty')
  const [first] = files
  const modified = first && first.lastModified > 0 ? dayInZone(first.lastModified, undefined) : undefined
  const opened = openedFile(first?.name ?? '', modified, parts)
  return { ...opened, counts: { ...opened.counts, unreadable: opened.counts.unreadable + failures.length } }
}
