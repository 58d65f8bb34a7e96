import { decodeBase64, base64ByteLength } from './base64'
import { decodeText } from '../../lib/file-text'

/** Longer texts are not decoded. */
const MAX_INLINE_BYTES = 256 * 1024

/** The text of an attachment with inline data; undefined if it has none, is no text or is too long. */
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
    base64ByteLength(data) > MAX_INLINE_BYTES
  )
    return undefined
  const bytes = decodeBase64(data)
  return bytes && decodeText(bytes, contentType)
}
