import { copyDigits, endOfString } from '../fhir/lossless-json'
import { isObject } from '../lib/json'
import { FileError } from './file-error'
import type { Steps } from './in-turns'

type Range = readonly [from: number, to: number]

const NO_SPACE = /\S/g

/** The index of the first character from `at` on that is no white space; -1 at the end. */
function skipSpace(source: string, at: number): number {
  NO_SPACE.lastIndex = at
  return NO_SPACE.exec(source)?.index ?? -1
}

/** Where the items of a list of resources start, or those of `entry` of a Bundle; undefined if there are none. */
function itemsStart(source: string): number | undefined {
  const first = skipSpace(source, 0)
  if (source[first] === '[') return first + 1
  let depth = 0
  for (let at = first; at >= 0 && at < source.length; at += 1) {
    const char = source[at]
    if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') depth -= 1
    else if (char === '"') {
      const end = endOfString(source, at)
      const colon = depth === 1 && source.slice(at, end) === '"entry"' ? skipSpace(source, end) : -1
      const value = source[colon] === ':' ? skipSpace(source, colon + 1) : -1
      if (source[value] === '[') return value + 1
      at = end - 1
    }
  }
  return undefined
}

const [QUOTE, COMMA] = [0x22, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** How many characters are parsed at once: few enough for a short step, and enough items that each does not cost a call. */
const CHARACTERS_OF_STEP = 1_000_000

/** Parts of a list that starts at `from`, each with some of its items; returns the index of its end. Throws FileError if it has none. */
function* partsOf(source: string, from: number, characters: number): Generator<Range, number> {
  let [start, depth] = [from, 0]
  for (let at = from; at < source.length; at += 1) {
    const char = source.charCodeAt(at)
    if (char === QUOTE) at = endOfString(source, at) - 1
    else if (char === OPEN_OBJECT || char === OPEN_LIST) depth += 1
    else if (depth > 0 && (char === CLOSE_OBJECT || char === CLOSE_LIST)) depth -= 1
    else if (char === CLOSE_LIST) {
      if (start !== from || source.slice(start, at).trim() !== '') yield [start, at]
      return at
    } else if (char === COMMA && depth === 0 && at - start >= characters) {
      yield [start, at]
      start = at + 1
    }
  }
  throw new FileError('damaged')
}

/** As `parse(source)`, some items of a list or of the entries of a Bundle in a step. */
export function* parseInSteps(
  source: string,
  parse: (text: string) => unknown,
  charactersOfStep = CHARACTERS_OF_STEP,
): Steps<unknown> {
  const start = itemsStart(source)
  if (start === undefined) return parse(source)
  const parts: unknown[] = []
  const ranges = partsOf(source, start, charactersOfStep)
  let range = ranges.next()
  for (; range.done !== true; range = ranges.next()) {
    parts.push(parse(`[${source.slice(...range.value)}]`))
    yield
  }
  const items = parts.flat()
  const rest = parse(source.slice(0, start) + source.slice(range.value))
  if (Array.isArray(rest)) return items
  // A second member of the same name with items replaces the first.
  return isObject(rest) && Array.isArray(rest['entry']) && rest['entry'].length === 0
    ? copyDigits(rest, { ...rest, entry: items })
    : rest
}
