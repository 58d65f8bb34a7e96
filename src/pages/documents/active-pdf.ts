/**
 * PDF names that run, send, play or start something (ISO 32000), and actions that run when the file or a page opens (`AA`, `OpenAction`).
 * Of `OpenAction`, only a destination to scroll to (an array) is harmless; any other action counts as active.
 */
const ACTIVE_NAMES =
  /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|RichMedia|Rendition|Movie|Sound|3D|GoToE|GoToR|EmbeddedFile|XFA|AA)\b|\/OpenAction\b(?!\s*\[)/

/** Decodes `#xx` escapes in names. */
const decodeNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const MAX_UNPACKED_CHARS = 20_000_000

/** Inflates zlib data; undefined when it is invalid, truncated or larger than the limit. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let text = ''
  try {
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      text += latin1(part.value)
      if (text.length > MAX_UNPACKED_CHARS) return undefined
    }
  } catch {
    return undefined
  }
  return text
}

interface PdfStream {
  /** Everything since the end of the previous stream, with names decoded: includes the dictionary of this stream. */
  readonly before: string
  /** The data, for each possible end. */
  readonly data: readonly Uint8Array<ArrayBuffer>[]
}

/** The streams of a file; undefined when one of them has no end. */
function findStreams(text: string, bytes: Uint8Array<ArrayBuffer>): readonly PdfStream[] | undefined {
  const streams: PdfStream[] = []
  const start = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g
  let last = 0
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = found.index + found[0].length
    const before = decodeNames(text.slice(last, found.index))
    const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(before)?.[1]
    const end = text.indexOf('endstream', length === undefined ? from : from + Number(length))
    if (end < 0) return undefined
    // A line end before `endstream` may or may not belong to the data.
    const ends = length === undefined ? [0, 1, 2].map((less) => end - less) : [from + Number(length)]
    streams.push({ before, data: ends.map((to) => bytes.slice(from, to)) })
    last = start.lastIndex = end
  }
  return streams
}

/** True for a single Flate filter without decode parameters. */
const isPlainFlate = (dictionary: string): boolean =>
  /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>>)/.test(dictionary) &&
  !/\/(?:DecodeParms|DP|Predictor)\b/.test(dictionary)

/** The decoded content of a stream; undefined when it cannot be decoded. */
async function streamContent({ before, data }: PdfStream): Promise<string | undefined> {
  if (!before.includes('/Filter')) return latin1(data[0] ?? new Uint8Array())
  if (!isPlainFlate(before)) return undefined
  for (const each of data) {
    const content = await inflate(each)
    if (content !== undefined) return content
  }
  return undefined
}

const isObjectStream = ({ before }: PdfStream): boolean => before.includes('/ObjStm')
const countOccurrences = (text: string, part: string): number => text.split(part).length - 1

/**
 * True when a PDF has active content (scripts, form submission, launch actions, embedded files), or when that is uncertain: an encrypted file,
 * object streams that do not decode, or a mention of an object stream where the scan finds none. Browsers run PDF scripts in their viewer and
 * parse more leniently than this scan, so an uncertain file is only offered to be saved.
 */
export async function isActivePdf(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const text = latin1(bytes)
  const names = decodeNames(text)
  if (ACTIVE_NAMES.test(names) || /\/Encrypt\b/.test(names)) return true
  const streams = findStreams(text, bytes)
  if (streams === undefined) return true
  const objects = streams.filter(isObjectStream)
  if (
    objects.reduce((sum, { before }) => sum + countOccurrences(before, '/ObjStm'), 0) !==
    countOccurrences(names, '/ObjStm')
  )
    return true
  for (const stream of objects) {
    const content = await streamContent(stream)
    if (content === undefined || ACTIVE_NAMES.test(decodeNames(content))) return true
  }
  return false
}
