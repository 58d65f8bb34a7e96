/** The longest text that is drawn, in characters; the rest can be saved. */
export const MAX_TEXT = 1_000_000

function labelled(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  return /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head)?.[1]
}

/** A text file as text: byte order mark, then the label's charset, then what an XML head says, then UTF-8, else windows-1252. */
export function textOfBytes(bytes: Uint8Array, contentType: string | undefined): string {
  const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1]
  for (const name of [markOf(bytes), charset, declaredIn(bytes), 'utf-8']) {
    const text = name === undefined ? undefined : labelled(bytes, name)
    if (text !== undefined) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
