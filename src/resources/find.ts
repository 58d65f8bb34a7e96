import { isObject, textOf } from '../lib/json'
import { plainText } from '../fhir/plain-text'
import type { Resource } from '../fhir/resource'

export type FindField = 'name' | 'code' | 'status' | 'file' | 'narrative' | 'element' | 'plain'

/** A text of a record that can be found. */
export interface FindEntry {
  readonly field: FindField
  /** `Type.path` of an element, for its label. */
  readonly path: string
  readonly text: string
  /** The text without accents and capitals. */
  readonly folded: string
}

/** What the record alone does not say: its name from a medicine it points to, what became of it in words, and texts of its files. */
export interface Besides {
  readonly name: string | undefined
  readonly status: string | undefined
  readonly files: readonly string[]
  /** What it is called in plain words, in any language of the app. */
  readonly plain: readonly string[]
}

/** Technical members: addresses, ids, check numbers, bytes, and codes whose words come as statuses. */
const silent = new Set([
  'resourceType',
  'id',
  'reference',
  'url',
  'system',
  'contentType',
  'language',
  'hash',
  'data',
  'div',
  'status',
  'use',
  'meta',
  'implicitRules',
  'intent',
  'priority',
  'criticality',
  'gender',
  'mode',
  'docStatus',
  'lifecycleStatus',
  'comparator',
  'rank',
  'kind',
  'instantiatesUri',
  'instantiatesCanonical',
])
/** Elements that are a code where they hold a bare text. */
const codes = new Set(['type', 'category', 'severity', 'entryType', 'daysOfWeek', 'days', 'when'])
const machineText = /^(?:\d{4}(?:-\d{2}){0,2}(?:T[\d:.+\-Z]+)?|(?:https?|urn):.*)$/

const plainLetters = /^[\0-\x7f]*$/

/** Without accents and capitals, so that "Jose" finds "José". */
export const folded = (text: string): string =>
  (plainLetters.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

const entry = (field: FindField, path: string, text: string): FindEntry => ({ field, path, text, folded: folded(text) })

function walkTexts(value: unknown, path: string, key: string, into: FindEntry[]): void {
  if (Array.isArray(value)) return value.forEach((item) => walkTexts(item, path, key, into))
  if (isObject(value)) {
    for (const [member, inner] of Object.entries(value)) {
      if (silent.has(member)) continue
      // The words of a concept are those of the element that holds it.
      const own =
        member === 'coding' || member === 'text' || member === 'display' || member === 'code' || member === 'extension'
      walkTexts(inner, own && path.includes('.') ? path : `${path}.${member}`, member, into)
    }
    return
  }
  const text = textOf(value)
  if (text === undefined) return
  if (key === 'code') into.push(entry('code', path, text))
  else if (!codes.has(key) && !machineText.test(text)) into.push(entry('element', path, plainText(text)))
}

/** The words of a Narrative, without its tags: for finding only, it is drawn as text. */
function narrativeWords(resource: Resource): string | undefined {
  const div = isObject(resource['text']) ? textOf(resource['text']['div']) : undefined
  return div === undefined
    ? undefined
    : textOf(
        plainText(div.replace(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/gi, ' ').replace(/<[^>]*>/g, ' '))
          .replace(/\s+/g, ' ')
          .trim(),
      )
}

/** Every text of a record that can be found, each once: names, codes, notes, words of values, texts of files. Numbers, dates and addresses are not among them. */
export function findEntries(resource: Resource, { name, status, files, plain }: Besides): readonly FindEntry[] {
  const { text: _, ...rest } = resource
  const into: FindEntry[] = name === undefined ? [] : [entry('name', '', name)]
  if (status !== undefined) into.push(entry('status', '', status))
  walkTexts(rest, resource.resourceType, '', into)
  files.forEach((text) => into.push(entry('file', '', text)))
  plain.forEach((text) => into.push(entry('plain', '', text)))
  const narrative = narrativeWords(resource)
  if (narrative !== undefined) into.push(entry('narrative', '', narrative))
  const seen = new Set<string>()
  return into.filter(({ text, field }) => {
    const key = field === 'code' ? `code ${text}` : text
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The words to look for, folded; none for fewer than two letters. */
export function wordsToFind(typed: string): readonly string[] {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.join('').length < 2 ? [] : words
}

/** The entries with at least one of the words; undefined unless the record has all of them. */
export function matching(entries: readonly FindEntry[], words: readonly string[]): readonly FindEntry[] | undefined {
  if (words.length === 0 || !words.every((word) => entries.some((each) => each.folded.includes(word)))) return undefined
  return entries.filter((each) => words.some((word) => each.folded.includes(word)))
}

interface Piece {
  readonly text: string
  readonly hit: boolean
}

const AROUND = 60

/** The text around the first match, in pieces, with the matches marked; an ellipsis where it was cut. */
export function snippet(text: string, words: readonly string[]): readonly Piece[] {
  const signs = [...text]
  const starts: number[] = []
  let whole = ''
  for (const sign of signs) {
    starts.push(whole.length)
    whole += folded(sign)
  }
  const hit = signs.map(() => false)
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      starts.forEach((start, index) => {
        const end = starts[index + 1] ?? whole.length
        if (start < at + word.length && end > at && end > start) hit[index] = true
      })
  const first = Math.max(0, hit.indexOf(true))
  const [from, to] = [Math.max(0, first - AROUND), Math.min(signs.length, first + 2 * AROUND)]
  const pieces: Piece[] = from > 0 ? [{ text: '…', hit: false }] : []
  for (let index = from; index < to; index += 1) {
    const last = pieces.at(-1)
    const isHit = hit[index] ?? false
    if (last && last.hit === isHit) pieces[pieces.length - 1] = { text: last.text + (signs[index] ?? ''), hit: isHit }
    else pieces.push({ text: signs[index] ?? '', hit: isHit })
  }
  return to < signs.length ? [...pieces, { text: '…', hit: false }] : pieces
}
