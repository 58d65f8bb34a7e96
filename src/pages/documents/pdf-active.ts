/**
 * Names of PDF parts that run, send, play or start something (ISO 32000), and what happens when the file or a page is opened (`AA`, `OpenAction`):
 * of that a place to begin at is harmless, and whatever else it is, an address or a film too, need not be looked for.
 */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|RichMedia|Rendition|Movie|Sound|3D|GoToE|GoToR|EmbeddedFile|XFA|AA)\b|\/OpenAction\b(?!\s*\[)/

/** Names with `#xx` spelled out. */
const named = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const LIMIT = 20_000_000

/** What zlib data unpacks to; undefined when it is no such data, does not end as it should, or is larger than the limit. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let text = ''
  try {
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      text += latin1(part.value)
      if (text.length > LIMIT) return undefined
    }
  } catch {
    return undefined
  }
  return text
}

interface Stream {
  /** Everything since the end of the part before, with names spelled out: the stream's dictionary is in it. */
  readonly before: string
  /** The data, by each reading of where it ends. */
  readonly data: readonly Uint8Array<ArrayBuffer>[]
}

/** The streams of a file; undefined when one of them has no end. */
function streamsOf(text: string, bytes: Uint8Array<ArrayBuffer>): readonly Stream[] | undefined {
  const streams: Stream[] = []
  const start = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g
  let last = 0
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = found.index + found[0].length
    const before = named(text.slice(last, found.index))
    const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(before)?.[1]
    const end = text.indexOf('endstream', length === undefined ? from : from + Number(length))
    if (end < 0) return undefined
    // A line end before the last word may be a part of the data or not.
    const ends = length === undefined ? [0, 1, 2].map((less) => end - less) : [from + Number(length)]
    streams.push({ before, data: ends.map((to) => bytes.slice(from, to)) })
    last = start.lastIndex = end
  }
  return streams
}

/** One packing, plainly named and without anything that shuffles the bytes besides. */
const isPlainFlate = (dictionary: string): boolean =>
  /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>>)/.test(dictionary) &&
  !/\/(?:DecodeParms|DP|Predictor)\b/.test(dictionary)

/** What a packed stream holds; undefined when that cannot be told. */
async function contentOf({ before, data }: Stream): Promise<string | undefined> {
  if (!before.includes('/Filter')) return latin1(data[0] ?? new Uint8Array())
  if (!isPlainFlate(before)) return undefined
  for (const each of data) {
    const content = await unpacked(each)
    if (content !== undefined) return content
  }
  return undefined
}

const isObjects = ({ before }: Stream): boolean => before.includes('/ObjStm')
const times = (text: string, part: string): number => text.split(part).length - 1

/**
 * True when a PDF could do something by itself (scripts, sending forms, starting programs, files inside), or when that cannot be told:
 * an encrypted file, one whose packed objects do not open, or one that says of packed objects where this finds none. Browsers run scripts of a PDF
 * in their viewer, and read files more leniently than this does: what is not plain is offered to be saved.
 */
export async function isActivePdf(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const text = latin1(bytes)
  const names = named(text)
  if (ACTIVE.test(names) || /\/Encrypt\b/.test(names)) return true
  const streams = streamsOf(text, bytes)
  if (streams === undefined) return true
  const objects = streams.filter(isObjects)
  if (objects.reduce((sum, { before }) => sum + times(before, '/ObjStm'), 0) !== times(names, '/ObjStm')) return true
  for (const stream of objects) {
    const content = await contentOf(stream)
    if (content === undefined || ACTIVE.test(named(content))) return true
  }
  return false
}
