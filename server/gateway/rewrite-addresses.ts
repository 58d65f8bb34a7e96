/** Elements that contain URLs of records; all others, such as texts, stay unchanged. */
const URL_ELEMENTS: readonly string[] = ['reference', 'fullUrl']
/** Elements whose `url` can be requested; the `url` of an extension is an identifier. */
const URL_PARENTS: readonly string[] = [
  'link',
  'attachment',
  'valueAttachment',
  'presentedForm',
  'photo',
  'content',
  'image',
]
/** Longer than any of these names with every character escaped. */
const MAX_NAME_BYTES = 128
/** Below this nesting nothing is rewritten; the app rejects a response that is nested as deeply. */
const MAX_DEPTH = 150

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SLASH = 0x2f
const QUESTION = 0x3f
const COMMA = 0x2c
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const LETTER_U = 0x75

interface Frame {
  readonly isList: boolean
  /** The name of the member that has this object or list as its value, also across nested lists. */
  readonly parent: string
  /** The name of the current member of an object. */
  name: string
  awaitsName: boolean
}

type State = 'between' | 'name' | 'text' | 'address'

/** The name of a member from what is between its quotes. */
function decodeName(written: string): string {
  if (!written.includes('\\')) return written
  try {
    return String(JSON.parse(`"${written}"`))
  } catch {
    return ''
  }
}

/**
 * Replaces the EHR's URLs of records in JSON by URLs of this server, in the bytes themselves: everything else stays as it was sent, digits, order,
 * duplicate names and white space included. Works on chunks of any size and holds back no more than the start of one URL. Invalid JSON passes too.
 */
export class AddressRewriter {
  readonly #to: Buffer
  readonly #stack: Frame[] = []
  #state: State = 'between'
  #isEscaped = false
  #name = ''
  /** Bytes of a URL that may turn out to be the EHR's. */
  #held: number[] = []
  /** Number of held bytes that are the EHR's base. */
  #matchedBytes = 0
  #matchedChars = 0
  /** The hex digits of an escape such as \u002f; undefined outside of one. */
  #hexDigits: string | undefined
  #isPassing = false

  constructor(
    private readonly from: string,
    to: string,
  ) {
    this.#to = Buffer.from(JSON.stringify(to).slice(1, -1))
  }

  /** The next bytes to send. */
  push(chunk: Buffer): Buffer {
    const out: Buffer[] = []
    /** The first byte of the chunk that is neither in `out` nor held. */
    let start = 0
    for (let at = 0; at < chunk.length && !this.#isPassing;) {
      if (this.#isInAddress) {
        const byte = chunk[at] ?? 0
        at += 1
        start = at
        this.#held.push(byte)
        const released = this.#stepAddress(byte)
        if (released) out.push(released)
        continue
      }
      at = this.#state === 'between' ? this.#skipBetween(chunk, at) : this.#skipText(chunk, at)
      if (this.#isInAddress) {
        out.push(chunk.subarray(start, at))
        start = at
      }
    }
    out.push(chunk.subarray(start))
    return start === 0 ? chunk : Buffer.concat(out)
  }

  /** What is still held at the end of a response that broke off inside a URL. */
  end(): Buffer {
    return Buffer.from(this.#held)
  }

  get #isInAddress(): boolean {
    return this.#state === 'address'
  }

  /** Reads a text or a name up to its closing quote. Returns the index after it, or the end of the chunk. */
  #skipText(chunk: Buffer, from: number): number {
    let at = from
    for (;;) {
      if (this.#isEscaped && at < chunk.length) at += 1
      this.#isEscaped = false
      const quote = chunk.indexOf(QUOTE, at)
      const end = quote < 0 ? chunk.length : quote
      let first = end
      while (first > at && chunk[first - 1] === BACKSLASH) first -= 1
      this.#isEscaped = (end - first) % 2 === 1
      at = end
      if (quote < 0 || !this.#isEscaped) break
    }
    if (this.#state === 'name' && this.#name.length < MAX_NAME_BYTES)
      this.#name += chunk.toString('latin1', from, Math.min(at, from + MAX_NAME_BYTES))
    if (at === chunk.length) return at
    this.#endText()
    return at + 1
  }

  #endText(): void {
    const frame = this.#stack.at(-1)
    if (this.#state === 'name' && frame) {
      frame.name = decodeName(this.#name)
      frame.awaitsName = false
    }
    this.#state = 'between'
  }

  /** Reads up to the next text. Returns the index after its opening quote, or the end of the chunk. */
  #skipBetween(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length && !this.#isPassing; at += 1) {
      const byte = chunk[at] ?? 0
      const frame = this.#stack.at(-1)
      if (byte === QUOTE) {
        this.#startText(frame)
        return at + 1
      }
      if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#open(byte === OPEN_LIST, frame)
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#stack.pop()
      else if (byte === COMMA && frame) frame.awaitsName = !frame.isList
    }
    return chunk.length
  }

  #open(isList: boolean, frame: Frame | undefined): void {
    const parent = (frame?.isList ? frame.parent : frame?.name) ?? ''
    this.#isPassing = this.#stack.push({ isList, parent, name: '', awaitsName: !isList }) > MAX_DEPTH
  }

  #startText(frame: Frame | undefined): void {
    this.#name = ''
    if (frame?.awaitsName) this.#state = 'name'
    else this.#state = frame && this.#isAddress(frame) ? 'address' : 'text'
    this.#matchedChars = this.#matchedBytes = 0
  }

  #isAddress({ isList, name, parent }: Frame): boolean {
    return !isList && (URL_ELEMENTS.includes(name) || (name === 'url' && URL_PARENTS.includes(parent)))
  }

  /** Returns the held bytes, rewritten if they are the EHR's base, as soon as that is known. */
  #stepAddress(byte: number): Buffer | undefined {
    if (this.#hexDigits !== undefined) {
      this.#hexDigits += String.fromCharCode(byte)
      if (this.#hexDigits.length < 4) return undefined
      const code = /^[\da-f]{4}$/i.test(this.#hexDigits) ? Number.parseInt(this.#hexDigits, 16) : -1
      this.#hexDigits = undefined
      return this.#stepChar(code)
    }
    if (this.#isEscaped) {
      this.#isEscaped = false
      if (byte !== LETTER_U) return this.#stepChar(byte === SLASH ? byte : -1)
      this.#hexDigits = ''
      return undefined
    }
    this.#isEscaped = byte === BACKSLASH
    if (this.#isEscaped) return undefined
    if (byte !== QUOTE) return this.#stepChar(byte)
    const released = this.#release(this.#matchedChars === this.from.length)
    this.#state = 'between'
    return released
  }

  /** `code` is -1 for a character that no URL has. */
  #stepChar(code: number): Buffer | undefined {
    if (this.#matchedChars < this.from.length && code === this.from.charCodeAt(this.#matchedChars)) {
      this.#matchedChars += 1
      this.#matchedBytes = this.#held.length
      return undefined
    }
    this.#state = 'text'
    return this.#release(this.#matchedChars === this.from.length && (code === SLASH || code === QUESTION))
  }

  #release(isOwn: boolean): Buffer {
    const held = Buffer.from(this.#held)
    this.#held = []
    return isOwn ? Buffer.concat([this.#to, held.subarray(this.#matchedBytes)]) : held
  }
}

/** A JSON response with the EHR's URLs of records replaced by URLs of this server, byte for byte otherwise. */
export async function* rewriteAddresses(
  source: AsyncIterable<Buffer>,
  from: string,
  to: string,
): AsyncGenerator<Buffer, void, undefined> {
  const rewriter = new AddressRewriter(from, to)
  for await (const chunk of source) {
    const rewritten = rewriter.push(chunk)
    if (rewritten.length > 0) yield rewritten
  }
  const rest = rewriter.end()
  if (rest.length > 0) yield rest
}
