/** Longer texts are cut in the viewer; the full text can be saved. */
export const MAX_TEXT_CHARACTERS = 1_000_000

function decodeAs(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function charsetOfByteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

function charsetOfXmlDeclaration(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  return /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head)?.[1]
}

/** Decodes a text file by its byte order mark, the charset of its content type, its XML declaration, UTF-8, or else windows-1252. */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): string {
  const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1]
  for (const name of [charsetOfByteOrderMark(bytes), charset, charsetOfXmlDeclaration(bytes), 'utf-8']) {
    const text = name === undefined ? undefined : decodeAs(bytes, name)
    if (text !== undefined) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
