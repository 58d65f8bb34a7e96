import { bytesOfBase64, sizeOfBase64 } from './file-bytes'
import { textOfBytes } from './file-text'

/** Longer texts are not compared. */
const LONGEST = 256 * 1024

/** The text of a file that came inside its record; undefined for any other kind of file, and for one that is not there or too long. */
export function inlineText({
  data,
  contentType,
}: {
  readonly data?: string
  readonly contentType?: string
}): string | undefined {
  if (
    data === undefined ||
    !/^(?:text\/(?!rtf|xml)|application\/xhtml)/i.test(contentType ?? '') ||
    sizeOfBase64(data) > LONGEST
  )
    return undefined
  const bytes = bytesOfBase64(data)
  return bytes && textOfBytes(bytes, contentType)
}
