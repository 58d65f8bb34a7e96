import { isObject, textOf } from '../lib/json'
import { replaceElements, replaceTags } from '../lib/markup'
import { decodePlainText } from '../fhir/plain-text'
import type { Resource } from '../fhir/resource'

export type TextSearchField = 'name' | 'code' | 'status' | 'file' | 'narrative' | 'element' | 'plain'

/** A searchable text of a record. */
export interface TextSearchEntry {
  readonly field: TextSearchField
  /** `Type.path` of an element, for its label. */
  readonly path: string
  readonly text: string
  /** The text without accents and capitals, see `foldText`. */
  readonly foldedText: string
}

/** Searchable texts that are not in the record itself: its resolved name, its status text and the texts of its files. */
export interface RelatedTexts {
  readonly name: string | undefined
  readonly status: string | undefined
  readonly files: readonly string[]
  /** Its plain names in all languages of the app. */
  readonly plain: readonly string[]
}

/** Technical members: URLs, ids, hashes, bytes, and codes that are covered by the status text. */
const SKIPPED_MEMBERS = new Set([
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
/** Elements that hold a code where their value is a string. */
const CODE_ELEMENTS = new Set(['type', 'category', 'severity', 'entryType', 'daysOfWeek', 'days', 'when'])
const MACHINE_TEXT = /^(?:\d{4}(?:-\d{2}){0,2}(?:T[\d:.+\-Z]+)?|(?:https?|urn):.*)$/

const ASCII_ONLY = /^[\0-\x7f]*$/

/** Removes accents and capitals, so that "Jose" matches "José". */
export const foldText = (text: string): string =>
  (ASCII_ONLY.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

const entryOf = (field: TextSearchField, path: string, text: string): TextSearchEntry => ({
  field,
  path,
  text,
  foldedText: foldText(text),
})

function collectTexts(value: unknown, path: string, key: string, into: TextSearchEntry[]): void {
  if (Array.isArray(value)) return value.forEach((item) => collectTexts(item, path, key, into))
  if (isObject(value)) {
    for (const [member, inner] of Object.entries(value)) {
      if (SKIPPED_MEMBERS.has(member)) continue
      // Texts of a concept belong to the element that holds it.
      const isPartOfConcept =
        member === 'coding' || member === 'text' || member === 'display' || member === 'code' || member === 'extension'
      collectTexts(inner, isPartOfConcept && path.includes('.') ? path : `${path}.${member}`, member, into)
    }
    return
  }
  const text = textOf(value)
  if (text === undefined) return
  if (key === 'code') into.push(entryOf('code', path, text))
  else if (!CODE_ELEMENTS.has(key) && !MACHINE_TEXT.test(text))
    into.push(entryOf('element', path, decodePlainText(text)))
}

/** The text of the narrative without its tags, for search only. */
function narrativeText(resource: Resource): string | undefined {
  const div = isObject(resource['text']) ? textOf(resource['text']['div']) : undefined
  return div === undefined
    ? undefined
    : textOf(
        decodePlainText(
          replaceTags(
            replaceElements(div, ['script', 'style'], () => ' '),
            ' ',
          ),
        )
          .replace(/\s+/g, ' ')
          .trim(),
      )
}

/** All searchable texts of a record, each once: names, codes, notes, texts of values and files; no numbers, dates and URLs. */
export function textSearchEntries(
  resource: Resource,
  { name, status, files, plain }: RelatedTexts,
): readonly TextSearchEntry[] {
  const { text: _, ...rest } = resource
  const into: TextSearchEntry[] = name === undefined ? [] : [entryOf('name', '', name)]
  if (status !== undefined) into.push(entryOf('status', '', status))
  collectTexts(rest, resource.resourceType, '', into)
  files.forEach((text) => into.push(entryOf('file', '', text)))
  plain.forEach((text) => into.push(entryOf('plain', '', text)))
  const narrative = narrativeText(resource)
  if (narrative !== undefined) into.push(entryOf('narrative', '', narrative))
  const seen = new Set<string>()
  return into.filter(({ text, field }) => {
    const key = field === 'code' ? `code ${text}` : text
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Splits a query into folded terms; none for fewer than two letters. */
export function parseSearchTerms(query: string): readonly string[] {
  const terms = foldText(query)
    .split(/\s+/)
    .filter((term) => term !== '')
  return terms.join('').length < 2 ? [] : terms
}

/** The entries that match at least one term; undefined unless the record matches all of them. */
export function matchEntries(
  entries: readonly TextSearchEntry[],
  terms: readonly string[],
): readonly TextSearchEntry[] | undefined {
  if (terms.length === 0 || !terms.every((term) => entries.some((each) => each.foldedText.includes(term))))
    return undefined
  return entries.filter((each) => terms.some((term) => each.foldedText.includes(term)))
}

interface SnippetPart {
  readonly text: string
  readonly isMatch: boolean
}

const SNIPPET_RADIUS = 60

/** The text around the first match, split into matching and other parts; with an ellipsis where it was cut. */
export function snippet(text: string, terms: readonly string[]): readonly SnippetPart[] {
  const characters = [...text]
  const starts: number[] = []
  let foldedText = ''
  for (const character of characters) {
    starts.push(foldedText.length)
    foldedText += foldText(character)
  }
  const firstMatch = Math.min(
    ...terms.map((term) => foldedText.indexOf(term)).filter((at) => at >= 0),
    foldedText.length,
  )
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start <= firstMatch),
  )
  const [from, to] = [Math.max(0, first - SNIPPET_RADIUS), Math.min(characters.length, first + 2 * SNIPPET_RADIUS)]
  // Only within the snippet: a long text can have as many matches as characters.
  const matched = new Set<number>()
  for (const term of terms)
    for (
      let at = foldedText.indexOf(term, Math.max(0, (starts[from] ?? 0) - term.length + 1));
      at >= 0 && at < (starts[to] ?? foldedText.length);
      at = foldedText.indexOf(term, at + term.length)
    )
      for (let index = from; index < to; index += 1) {
        const [start = 0, end = foldedText.length] = [starts[index], starts[index + 1]]
        if (start < at + term.length && end > at && end > start) matched.add(index)
      }
  const parts: SnippetPart[] = from > 0 ? [{ text: '…', isMatch: false }] : []
  for (let index = from; index < to; index += 1) {
    const last = parts.at(-1)
    const isMatch = matched.has(index)
    if (last && last.isMatch === isMatch)
      parts[parts.length - 1] = { text: last.text + (characters[index] ?? ''), isMatch }
    else parts.push({ text: characters[index] ?? '', isMatch })
  }
  return to < characters.length ? [...parts, { text: '…', isMatch: false }] : parts
}
