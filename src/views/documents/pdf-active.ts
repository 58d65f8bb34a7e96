/** Names of PDF parts that run, send or start something (ISO 32000). */
const ACTIVE = /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|RichMedia|Rendition|GoToE|GoToR|EmbeddedFile|XFA)\b/

/** Names with `#xx` spelled out. */
const named = (text: string): string => text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** What zlib data unpacks to, as far as it goes up to the limit; undefined when it is no such data. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let text = ''
  try {
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      text += latin1(part.value)
      if (text.length > limit) return undefined
    }
  } catch {
    // Line ends after the data count as trailing bytes; what came before them is whole.
    return text === '' ? undefined : text
  }
  return text
}

const LIMIT = 20_000_000

/** The packed object streams of a file, where names may hide: their dictionaries and bytes. */
function objectStreams(text: string, bytes: Uint8Array<ArrayBuffer>): readonly { readonly dictionary: string; readonly data: Uint8Array<ArrayBuffer> }[] {
  return [...text.matchAll(/stream\r?\n/g)].flatMap((start) => {
    const dictionary = named(text.slice(Math.max(0, start.index - 400), start.index)).split('obj').at(-1) ?? ''
    if (!dictionary.includes('/ObjStm')) return []
    const from = start.index + start[0].length
    const end = text.indexOf('endstream', from)
    return end < 0 ? [] : { dictionary, data: bytes.slice(from, end) }
  })
}

/**
 * True when a PDF could do something by itself (scripts, sending forms, starting programs, files inside), or when that cannot be told:
 * an encrypted file, or one whose packed parts do not open. Browsers run scripts of a PDF in their viewer.
 */
export async function isActivePdf(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const text = latin1(bytes)
  const names = named(text)
  if (ACTIVE.test(names) || /\/Encrypt\b/.test(names)) return true
  for (const { dictionary, data } of objectStreams(text, bytes)) {
    const inside = /\/Filter\s*(?:\[\s*)?\/FlateDecode/.test(dictionary) ? await unpacked(data, LIMIT) : dictionary.includes('/Filter') ? undefined : latin1(data)
    if (inside === undefined || ACTIVE.test(named(inside))) return true
  }
  return false
}
