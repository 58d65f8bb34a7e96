import { copyDigits, endOfString } from '../fhir/lossless-json'
import { isObject } from '../lib/json'
import { FileError } from './file-error'

/** How long one turn may take: a longer one delays what the reader does meanwhile, such as pressing "Stop". */
const TURN_MS = 30

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

/** The items of a list that starts at `from`; returns the index of its end. Throws FileError if it has none. */
function* itemsOf(source: string, from: number): Generator<Range, number> {
  let [start, depth] = [from, 0]
  for (let at = from; at < source.length; at += 1) {
    const char = source[at]
    if (char === '"') at = endOfString(source, at) - 1
    else if (char === '{' || char === '[') depth += 1
    else if (depth > 0 && (char === '}' || char === ']')) depth -= 1
    else if (char === ']') {
      if (start !== from || source.slice(start, at).trim() !== '') yield [start, at]
      return at
    } else if (char === ',' && depth === 0) {
      yield [start, at]
      start = at + 1
    }
  }
  throw new FileError('damaged')
}

/** Runs work that yields after each step, and lets the browser do other things in between. Throws FileError after a stop. */
async function inTurns<T>(work: Generator<unknown, T>, signal: AbortSignal): Promise<T> {
  let until = performance.now() + TURN_MS
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) throw new FileError('stopped')
    until = performance.now() + TURN_MS
  }
}

/** Parses each text of a list. */
export function parseEachInTurns(
  texts: readonly string[],
  parse: (text: string) => unknown,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  function* work() {
    const values: unknown[] = []
    for (const text of texts) {
      values.push(parse(text))
      yield
    }
    return values
  }
  return inTurns(work(), signal)
}

/**
 * As `parse(source)`, item by item of a list or of the entries of a Bundle. Not in a worker: the digits of numbers as sent belong to the parsed objects, and
 * handing these over from a worker would keep this thread as busy as parsing them.
 */
export function parseInTurns(source: string, parse: (text: string) => unknown, signal: AbortSignal): Promise<unknown> {
  function* work() {
    const start = itemsStart(source)
    if (start === undefined) return parse(source)
    const items: unknown[] = []
    const ranges = itemsOf(source, start)
    let range = ranges.next()
    for (; range.done !== true; range = ranges.next()) {
      items.push(parse(source.slice(...range.value)))
      yield
    }
    const rest = parse(source.slice(0, start) + source.slice(range.value))
    if (Array.isArray(rest)) return items
    // A second member of the same name with items replaces the first.
    return isObject(rest) && Array.isArray(rest['entry']) && rest['entry'].length === 0
      ? copyDigits(rest, { ...rest, entry: items })
      : rest
  }
  return inTurns(work(), signal)
}
