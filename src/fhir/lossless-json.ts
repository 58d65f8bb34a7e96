import { isObject } from '../lib/json'

/** Maximum nesting of objects and lists; R4 resources need fewer than 30. */
const MAX_DEPTH = 150

const [QUOTE, COMMA, MINUS, BACKSLASH] = [0x22, 0x2c, 0x2d, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const [ZERO, NINE] = [0x30, 0x39]

/** Source text of numbers that JavaScript prints differently (1.50, 1e-3, 17 digits), by the object or array that holds them. */
const sentDigits = new WeakMap<object, Map<string, string>>()

/** Copies the recorded digits of an object or array to a copy of it, which is returned. */
export function copyDigits<T extends object>(from: object, to: T): T {
  const digits = sentDigits.get(from)
  if (digits) sentDigits.set(to, digits)
  return to
}

/** An object or list that the walk is inside of. */
interface Frame {
  /** The parsed object or list; only looked up when a number in it needs its digits. */
  holder: unknown
  readonly isList: boolean
  index: number
  /** Position of the member's name in the source, quotes included. */
  nameFrom: number
  nameTo: number
  awaitsName: boolean
}

function nameIn(source: string, { isList, index, nameFrom, nameTo }: Frame): string {
  if (isList) return String(index)
  const written = source.slice(nameFrom + 1, nameTo - 1)
  return written.includes('\\') ? String(JSON.parse(source.slice(nameFrom, nameTo))) : written
}

function memberOf(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return holder[Number(name)]
  return isObject(holder) ? holder[name] : undefined
}

/** The index after the string that starts at `from`. */
export function endOfString(source: string, from: number): number {
  for (let at = source.indexOf('"', from + 1); at >= 0; at = source.indexOf('"', at + 1)) {
    let backslashes = 0
    while (source.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return at + 1
  }
  return source.length
}

/** The object or list of the innermost frame. */
function holderOf(source: string, root: unknown, stack: readonly Frame[]): unknown {
  let parent: Frame | undefined
  for (const frame of stack) {
    frame.holder ??= parent === undefined ? root : memberOf(parent.holder, nameIn(source, parent))
    parent = frame
  }
  return parent?.holder
}

const startsNumber = (char: number): boolean => char === MINUS || (char >= ZERO && char <= NINE)

const NUMBER = /-?\d[\d.eE+-]*/y

/** Walks the source in parallel with the parsed value; the source must be valid JSON. The last of duplicate names wins, as in JSON.parse. */
function recordAllDigits(source: string, root: unknown): void {
  const stack: Frame[] = []
  let frame: Frame | undefined
  let hasDigits = false
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charCodeAt(at)
    if (char === QUOTE) {
      const end = endOfString(source, at)
      if (frame?.awaitsName === true) {
        frame.nameFrom = at
        frame.nameTo = end
        frame.awaitsName = false
      }
      at = end - 1
    } else if (char === OPEN_OBJECT || char === OPEN_LIST) {
      if (stack.length === MAX_DEPTH) throw new SyntaxError('nested too deeply')
      const isList = char === OPEN_LIST
      frame = { holder: undefined, isList, index: 0, nameFrom: 0, nameTo: 0, awaitsName: !isList }
      stack.push(frame)
    } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) {
      stack.pop()
      frame = stack.at(-1)
    } else if (char === COMMA && frame) {
      frame.index += 1
      frame.awaitsName = !frame.isList
    } else if (startsNumber(char)) {
      NUMBER.lastIndex = at
      const text = NUMBER.exec(source)?.[0] ?? ''
      const isPrintedSo = text === String(Number(text))
      if (frame && (hasDigits || !isPrintedSo)) {
        hasDigits = true
        setDigits(holderOf(source, root, stack), nameIn(source, frame), isPrintedSo ? undefined : text)
      }
      at += text.length - 1
    }
  }
}

/** Records the digits of a member; undefined if they are those of its value. */
function setDigits(holder: unknown, name: string, text: string | undefined): void {
  if (typeof holder !== 'object' || holder === null) return
  const digits = sentDigits.get(holder)
  if (text === undefined) digits?.delete(name)
  else sentDigits.set(holder, (digits ?? new Map<string, string>()).set(name, text))
}

/**
 * JSON.parse that keeps the digits of decimals, for `digitsOf` and `stringifyLosslessJson` (R4 datatypes: "the precision of the decimal value has significance").
 * Throws SyntaxError for invalid JSON and for nesting deeper than `MAX_DEPTH`.
 */
export function parseLosslessJson(source: string): unknown {
  const value: unknown = JSON.parse(source)
  recordAllDigits(source, value)
  return value
}

/** The digits of a numeric member as sent: `1.50`, not `1.5`. Undefined when the member is no number. */
export function digitsOf(holder: object, member: string): string | undefined {
  const value = memberOf(holder, member)
  if (typeof value !== 'number') return undefined
  return sentDigits.get(holder)?.get(member) ?? (Number.isFinite(value) ? String(value) : undefined)
}

/** Serializes a value with its digits as sent, indented by `indent` spaces. */
export function stringifyLosslessJson(value: unknown, indent = 0): string {
  const write = (sent: unknown, gap: string): string => {
    if (typeof sent !== 'object' || sent === null) return JSON.stringify(sent) ?? 'null'
    const inner = indent > 0 ? `${gap}${' '.repeat(indent)}` : gap
    const members = Object.entries(sent).map(([name, member]) => {
      const text = digitsOf(sent, name) ?? write(member, inner)
      return Array.isArray(sent) ? text : `${JSON.stringify(name)}:${indent > 0 ? ' ' : ''}${text}`
    })
    const [open, close] = Array.isArray(sent) ? '[]' : '{}'
    return members.length === 0 || indent === 0
      ? `${open}${members.join(',')}${close}`
      : `${open}${inner}${members.join(`,${inner}`)}${gap}${close}`
  }
  return write(value, indent > 0 ? '\n' : '')
}

/** An unreadable value as text: strings as they are, all else as JSON. */
export const rawText = (value: unknown): string => (typeof value === 'string' ? value : stringifyLosslessJson(value))
