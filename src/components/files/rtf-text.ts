import { createRtfOutput, type RtfOutput } from './rtf-output'
import {
  CODE_PAGE_WORDS,
  GROUP_ENDS,
  OMITTED_GROUPS,
  SHOWN_STARRED_GROUPS,
  SKIPPED_GROUPS,
  SYMBOL_TEXTS,
  WORD_TEXTS,
} from './rtf-words'
import { codePageOfCharset, decodeCodePage, symbolFontOf, symbolOf, type SymbolFont } from './rtf-charsets'

/** The text of an RTF file. */
export interface RtfText {
  /** One line for each paragraph and table row. */
  readonly text: string
  /** The number of parts without text here: pictures, comments, and text that the author hid or deleted. */
  readonly omitted: number
  /** The file ends in the middle. */
  readonly isCut: boolean
}

/** Formatting that a group inherits and that ends with it. */
interface GroupState {
  /** A group without text of the document, such as the table of fonts. */
  skipped: boolean
  fontTable: boolean
  font: number | undefined
  hidden: boolean
  deleted: boolean
  struck: boolean
  script: 'super' | 'sub' | undefined
  /** How many characters follow `\u` for programs without Unicode. */
  fallbackLength: number
  /** Skips the next inner group, whose text comes again in Unicode. */
  skipsNext: boolean
  /** Text after the group. */
  after: string
}

interface Font {
  charset: number
  codePage: number | undefined
  name: string
}

/** Groups nested deeper than this share one state. */
const MAX_DEPTH = 500

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Reads one file; `position` only grows, so the time is linear. */
class RtfReader {
  private state: GroupState = {
    skipped: false,
    fontTable: false,
    font: undefined,
    hidden: false,
    deleted: false,
    struck: false,
    script: undefined,
    fallbackLength: 1,
    skipsNext: false,
    after: '',
  }
  private readonly stack: GroupState[] = []
  private readonly fonts = new Map<number, Font>()
  private bytes: number[] = []
  private depth = 0
  private position = 0
  private codePage = 1252
  private defaultFont: number | undefined
  private fallbackLeft = 0
  private isStarred = false
  private isInOmittedRun = false
  private omitted = 0
  private readonly output: RtfOutput

  constructor(
    private readonly source: string,
    crossedOut: string,
  ) {
    this.output = createRtfOutput(crossedOut)
  }

  read(): RtfText {
    const token = /\{|\}|\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([\da-fA-F]{2})|([^a-zA-Z]))|([^\\{}]+)|\\/y
    while (this.position < this.source.length) {
      token.lastIndex = this.position
      const match = token.exec(this.source)
      if (!match) break
      this.position = token.lastIndex
      this.readToken(match)
      if (this.depth === 0 && match[0] === '}') break
    }
    this.flush()
    return {
      text: this.output.end(),
      omitted: this.omitted,
      isCut: this.depth > 0,
    }
  }

  private readToken([all, word, parameter, hex, symbol, literal]: RegExpExecArray): void {
    if (all === '{') this.openGroup()
    else if (all === '}') this.closeGroup()
    else if (word !== undefined) this.readWord(word, parameter === undefined ? undefined : Number(parameter))
    else if (hex !== undefined) this.readByte(Number.parseInt(hex, 16))
    else if (symbol !== undefined) this.readSymbol(symbol)
    else if (literal !== undefined) this.readLiteral(literal.replace(/[\r\n]+/g, ''))
  }

  private openGroup(): void {
    this.flush()
    this.depth += 1
    this.fallbackLeft = 0
    this.isStarred = false
    if (this.depth > MAX_DEPTH) return
    const { skipped, skipsNext } = this.state
    this.state.skipsNext = false
    this.stack.push(this.state)
    this.state = { ...this.state, skipped: skipped || skipsNext, skipsNext: false, after: '' }
  }

  private closeGroup(): void {
    this.flush()
    this.fallbackLeft = 0
    this.isStarred = false
    if (this.depth > 0) this.depth -= 1
    if (this.depth >= MAX_DEPTH) return
    const { after } = this.state
    this.state = this.stack.pop() ?? this.state
    if (after !== '') this.add(after)
  }

  private readWord(word: string, parameter: number | undefined): void {
    this.flush()
    const isStarred = this.isStarred
    this.isStarred = false
    if (word === 'bin') {
      this.position += Math.max(0, parameter ?? 0)
      return
    }
    if (this.state.skipped) return
    if (OMITTED_GROUPS.has(word)) {
      this.omitted += 1
      this.state.skipped = true
    } else if (SKIPPED_GROUPS.has(word) || (isStarred && !SHOWN_STARRED_GROUPS.has(word))) this.state.skipped = true
    else this.readFormat(word, parameter)
  }

  private readFormat(word: string, parameter: number | undefined): void {
    const { state } = this
    const isOn = parameter !== 0
    const text = own(WORD_TEXTS, word)
    const ends = own(GROUP_ENDS, word)
    const codePage = own(CODE_PAGE_WORDS, word)
    if (text !== undefined) this.add(text)
    else if (ends) {
      this.add(ends[0])
      state.after = ends[1]
    } else if (codePage !== undefined) this.codePage = codePage
    else if (state.fontTable) this.readFontWord(word, parameter ?? 0)
    else
      switch (word) {
        case 'ansicpg':
          this.codePage = parameter || this.codePage
          break
        case 'u':
          this.readUnicode(parameter ?? 0)
          break
        case 'uc':
          state.fallbackLength = Math.max(0, parameter ?? 1)
          break
        case 'upr':
          state.skipsNext = true
          break
        case 'fonttbl':
          state.fontTable = true
          break
        case 'deff':
          state.font = this.defaultFont = parameter
          break
        case 'f':
          state.font = parameter
          break
        case 'plain':
          Object.assign(state, {
            hidden: false,
            deleted: false,
            struck: false,
            script: undefined,
            font: this.defaultFont,
          })
          break
        default:
          readSwitch(state, word, isOn)
      }
  }

  private readFontWord(word: string, parameter: number): void {
    if (word === 'f') {
      this.state.font = parameter
      this.fonts.set(parameter, { charset: 0, codePage: undefined, name: '' })
    }
    const font = this.fonts.get(this.state.font ?? 0)
    if (!font) return
    if (word === 'fcharset') font.charset = parameter
    if (word === 'cpg') font.codePage = parameter
  }

  private readUnicode(code: number): void {
    const unit = code & 0xffff
    const { font } = this.current()
    // Word writes the bytes of fonts of signs as private characters.
    this.add(unit >= 0xf000 && unit <= 0xf0ff ? symbolOf(unit & 0xff, font ?? 'symbol') : String.fromCharCode(unit))
    this.fallbackLeft = this.state.fallbackLength
  }

  private readByte(byte: number): void {
    if (this.fallbackLeft > 0) this.fallbackLeft -= 1
    else if (!this.state.skipped) this.bytes.push(byte)
  }

  private readSymbol(symbol: string): void {
    if (symbol === '*') {
      this.isStarred = true
      return
    }
    if (this.fallbackLeft > 0) {
      this.fallbackLeft -= 1
      return
    }
    this.flush()
    const text = own(SYMBOL_TEXTS, symbol)
    if (text !== undefined) this.add(text)
  }

  private readLiteral(literal: string): void {
    const { state } = this
    if (state.skipped) return
    const text = literal.slice(this.fallbackLeft)
    this.fallbackLeft = Math.max(0, this.fallbackLeft - literal.length)
    if (state.fontTable) {
      const font = this.fonts.get(state.font ?? 0)
      if (font && font.name.length < 100) font.name += text.slice(0, 100)
    } else if (this.bytes.length === 0 && this.current().font === undefined && /^[\t\x20-\x7e]*$/.test(text))
      this.add(text)
    else for (let index = 0; index < text.length; index += 1) this.bytes.push(text.charCodeAt(index) & 0xff)
  }

  /** The code page of the current font, and which signs it has. */
  private current(): { readonly codePage: number; readonly font: SymbolFont | undefined } {
    const font = this.fonts.get(this.state.font ?? -1)
    if (font?.charset === 2)
      return { codePage: this.codePage, font: symbolFontOf(font.name.replace(/;[^]*/, '').trim()) }
    const codePage = font?.codePage ?? (font && font.charset > 1 ? codePageOfCharset(font.charset) : undefined)
    return { codePage: codePage ?? this.codePage, font: undefined }
  }

  private flush(): void {
    if (this.bytes.length === 0) return
    const { bytes } = this
    const { codePage, font } = this.current()
    this.bytes = []
    this.add(font ? bytes.map((byte) => symbolOf(byte, font)).join('') : decodeCodePage(bytes, codePage))
  }

  private add(text: string): void {
    const { skipped, fontTable, hidden, deleted } = this.state
    if (skipped || fontTable) return
    const isOmitted = hidden || deleted
    if (isOmitted && !this.isInOmittedRun) this.omitted += 1
    this.isInOmittedRun = isOmitted
    if (!isOmitted) this.output.add(text, this.state)
  }
}

function readSwitch(state: GroupState, word: string, isOn: boolean): void {
  switch (word) {
    case 'v':
      state.hidden = isOn
      break
    case 'deleted':
      state.deleted = isOn
      break
    case 'strike':
    case 'striked':
      state.struck = isOn
      break
    case 'super':
    case 'sub':
      state.script = isOn ? word : undefined
      break
    case 'nosupersub':
      state.script = undefined
      break
  }
}

/** Bytes as characters of the same number. */
function binaryText(bytes: Uint8Array): string {
  const chunks: string[] = []
  for (let start = 0; start < bytes.length; start += 8192)
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + 8192)))
  return chunks.join('')
}

/** Longer files can only be saved. */
export const MAX_RTF_BYTES = 10_000_000

/**
 * The plain text of an RTF file (Rich Text Format 1.9.1): control words are removed, paragraphs and table rows become lines. Never throws;
 * anything unknown is left out. `crossedOut` is the label before text that is struck through.
 */
export const rtfText = (bytes: Uint8Array, crossedOut: string): RtfText =>
  new RtfReader(binaryText(bytes.subarray(0, MAX_RTF_BYTES)), crossedOut).read()
