import { isObject } from '../lib/json'

/** Deepest nesting of objects and lists that is read; records of R4 need fewer than thirty. */
const MAX_DEPTH = 150

/** Numbers whose text is not what JavaScript prints for them (1.50, 1e-3, seventeen digits), by the object or list that holds them. */
const sentDigits = new WeakMap<object, Map<string, string>>()

/** Gives a copy of an object or a list the digits of its numbers. */
export function carryDigits<T extends object>(from: object, to: T): T {
  const digits = sentDigits.get(from)
  if (digits) sentDigits.set(to, digits)
  return to
}

interface Frame {
  readonly holder: unknown
  readonly list: boolean
  index: number
  /** Where the member's name stands in the source, quotes included. */
  name?: readonly [from: number, to: number]
  awaitsName: boolean
}

function nameIn(source: string, frame: Frame): string {
  if (frame.list) return String(frame.index)
  if (!frame.name) return ''
  const [from, to] = frame.name
  const written = source.slice(from + 1, to - 1)
  return written.includes('\\') ? String(JSON.parse(source.slice(from, to))) : written
}

function memberOf(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return holder[Number(name)]
  return isObject(holder) ? holder[name] : undefined
}

/** The index after the string that begins at `from`. */
function endOfString(source: string, from: number): number {
  for (let at = source.indexOf('"', from + 1); at >= 0; at = source.indexOf('"', at + 1)) {
    let backslashes = 0
    while (source[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at + 1
  }
  return source.length
}

/** A name that is sent twice counts as it was sent last, as in JSON.parse. */
function keepDigits(source: string, frame: Frame, text: string): void {
  const { holder } = frame
  if (typeof holder !== 'object' || holder === null) return
  const kept = sentDigits.get(holder)
  if (text !== String(Number(text)))
    sentDigits.set(holder, (kept ?? new Map<string, string>()).set(nameIn(source, frame), text))
  else kept?.delete(nameIn(source, frame))
}

const number = /-?\d[\d.eE+-]*/y

/** Walks the source along the value it was parsed to; the source is known to be JSON. */
function keepAllDigits(source: string, root: unknown): void {
  const stack: Frame[] = []
  let at = 0
  while (at < source.length) {
    const char = source[at] ?? ''
    const frame = stack.at(-1)
    let end = at + 1
    if (char === '"') {
      end = endOfString(source, at)
      if (frame?.awaitsName) Object.assign(frame, { name: [at, end], awaitsName: false })
    } else if (char === '{' || char === '[') {
      if (stack.length === MAX_DEPTH) throw new SyntaxError('nested too deeply')
      const holder = frame ? memberOf(frame.holder, nameIn(source, frame)) : root
      stack.push({ holder, list: char === '[', index: 0, awaitsName: char === '{' })
    } else if (char === '}' || char === ']') {
      stack.pop()
    } else if (char === ',' && frame) {
      frame.index += 1
      frame.awaitsName = !frame.list
    } else if (char === '-' || (char >= '0' && char <= '9')) {
      number.lastIndex = at
      const text = number.exec(source)?.[0] ?? char
      if (frame) keepDigits(source, frame, text)
      end = at + text.length
    }
    at = end
  }
}

/**
 * JSON.parse that remembers how decimals were written, for `digitsOf` and `jsonText` (R4 datatypes: "the precision of the decimal value has significance").
 * Throws SyntaxError for what is no JSON, and for nesting that no record needs.
 */
export function parseJson(source: string): unknown {
  const value: unknown = JSON.parse(source)
  keepAllDigits(source, value)
  return value
}

/** The digits of a number as they were sent: `1.50`, not `1.5`. Undefined when the member is no number. */
export function digitsOf(holder: object, member: string): string | undefined {
  const value = memberOf(holder, member)
  if (typeof value !== 'number') return undefined
  return sentDigits.get(holder)?.get(member) ?? (Number.isFinite(value) ? String(value) : undefined)
}

/** The value as JSON with the digits that were sent, indented by `indent` spaces; for a reading of the resource as it came. */
export function jsonText(value: unknown, indent = 0): string {
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

/** What cannot be read, as text: a text as it is, all else as JSON. */
export const rawText = (value: unknown): string => (typeof value === 'string' ? value : jsonText(value))
