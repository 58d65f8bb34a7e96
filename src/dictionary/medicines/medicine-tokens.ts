/** A word, a number or a mark of a name. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark'
  /** In lower case, without accents. */
  readonly text: string
  /** As in the record, with its place in the name. */
  readonly written: string
  readonly start: number
  readonly end: number
}

const tokenPattern =
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)|([\p{L}µμ][\p{L}\p{M}\d'’]*)|([^\s\p{L}\d])/gu

const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '').replace('μ', 'µ')

function kindOf(digits: string | undefined, word: string | undefined): Token['kind'] {
  if (digits !== undefined) return 'number'
  return word === undefined ? 'mark' : 'word'
}

/** Splits a name into words, numbers and marks: "10MG" into "10" and "MG", "extended-release" into "extended", "-" and "release". */
export const tokensOf = (name: string): readonly Token[] =>
  [...name.matchAll(tokenPattern)].map(({ 0: written, 1: digits, 2: word, index: start }) => ({
    kind: kindOf(digits, word),
    text: plainText(written),
    written,
    start,
    end: start + written.length,
  }))

/** Marks that only join the words of one phrase. */
export const joining: ReadonlySet<string> = new Set(['-', ',', '.', '®', '™'])

/** The words of a phrase as its key in tables: "insulin, human" and "insulin human" are the same. */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .filter(({ text }) => !joining.has(text))
    .map(({ text }) => text)
    .join(' ')

/** A phrase that begins at a token. */
export interface Phrase {
  readonly key: string
  /** The index after its last token. */
  readonly end: number
}

/** The phrases that begin at a token, longest first. */
export function phrasesAt(tokens: readonly Token[], start: number, longest: number): readonly Phrase[] {
  const phrases: Phrase[] = []
  const words: string[] = []
  for (let index = start; index < tokens.length && words.length < longest; index += 1) {
    const text = tokens[index]?.text ?? ''
    if (joining.has(text)) continue
    words.push(text)
    phrases.unshift({ key: words.join(' '), end: index + 1 })
  }
  return joining.has(tokens[start]?.text ?? '') ? [] : phrases
}
