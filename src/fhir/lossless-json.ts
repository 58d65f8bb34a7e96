import { isObject } from '../lib/json'

/** Maximum nesting of objects and lists; R4 resources need fewer than 30. */
const MAX_DEPTH = 150

/** Source text of numbers that JavaScript prints differently (1.50, 1e-3, 17 digits), by the object or array that holds them. */
const sentDigits = new WeakMap<object, Map<string, string>>()

/** Copies the recorded digits of an object or array to a copy of it, which is returned. */
export function copyDigits<T extends object>(from: object, to: T): T {
  const digits = sentDigits.get(from)
  if (digits) sentDigits.set(to, digits)
  return to
}

interface Frame {
  readonly holder: unknown
  readonly isList: boolean
  index: number
  /** Position of the member's name in the source, quotes included. */
  name?: readonly [from: number, to: number]
  awaitsName: boolean
}

function nameIn(source: string, frame: Frame): string {
  if (frame.isList) return String(frame.index)
  if (!frame.name) return ''
  const [from, to] = frame.name
  const written = source.slice(from + 1, to - 1)
  return written.includes('\\') ? String(JSON.parse(source.slice(from, to))) : written
}

function memberOf(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return holder[Number(name)]
  return isObject(holder) ? holder[name] : undefined
}

/** The index after the string that starts at `from`. */
export function endOfString(source: string, from: number): number {
  for (let at = source.indexOf('"', from + 1); at >= 0; at = source.indexOf('"', at + 1)) {
    let backslashes = 0
    while (source[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at + 1
  }
  return source.length
}

/** The last of duplicate names wins, as in JSON.parse. */
function recordDigits(source: string, frame: Frame, text: string): void {
  const { holder } = frame
  if (typeof holder !== 'object' || holder === null) return
  const digits = sentDigits.get(holder)
  if (text !== String(Number(text)))
    sentDigits.set(holder, (digits ?? new Map<string, string>()).set(nameIn(source, frame), text))
  else digits?.delete(nameIn(source, frame))
}

const NUMBER = /-?\d[\d.eE+-]*/y

/** Walks the source in parallel with the parsed value; the source must be valid JSON. */
function recordAllDigits(source: string, root: unknown): void {
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
      stack.push({ holder, isList: char === '[', index: 0, awaitsName: char === '{' })
    } else if (char === '}' || char === ']') {
      stack.pop()
    } else if (char === ',' && frame) {
      frame.index += 1
      frame.awaitsName = !frame.isList
    } else if (char === '-' || (char >= '0' && char <= '9')) {
      NUMBER.lastIndex = at
      const text = NUMBER.exec(source)?.[0] ?? char
      if (frame) recordDigits(source, frame, text)
      end = at + text.length
    }
    at = end
  }
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
