import { formParts } from './form-words'
import { metalSalts } from './ingredient-words'
import { amountSpellings, detailWords, directionWords, noiseWords, saltSpellings, separators } from './medicine-words'
import { namedSalts, omittedSalts } from './medicine-terms'
import { joining, phraseKey, phrasesAt, type Token } from './medicine-tokens'
import { readStrength, type Quantity } from './read-strength'
import type { Brand, MedicineLexicon } from './medicine-lexicon'

/** A piece of a name that is understood. */
export type Item =
  | { readonly kind: 'ingredient'; readonly ingredient: string }
  | { readonly kind: 'salt'; readonly salt: string }
  | { readonly kind: 'strength'; readonly values: readonly Quantity[] }
  | { readonly kind: 'amount'; readonly unit: string; readonly count: string }
  | { readonly kind: 'form'; readonly part: string }
  | { readonly kind: 'brand'; readonly name: string; readonly brand: Brand | undefined }
  | { readonly kind: 'days'; readonly count: string }
  | { readonly kind: 'separator' }
  /** Directions or a count of pieces, which are not part of a name. */
  | { readonly kind: 'more' }

interface Step {
  /** Nothing for a mark that only joins words. */
  readonly item: Item | undefined
  readonly end: number
}

interface Reader {
  readonly name: string
  readonly tokens: readonly Token[]
  readonly lexicon: MedicineLexicon
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const saltOf = (key: string): string | undefined =>
  own(saltSpellings, key) ?? (omittedSalts.includes(key) || Object.hasOwn(namedSalts, key) ? key : undefined)

/** The salt that a phrase names after an ingredient; a metal is a salt of some ingredients only. */
function saltAfter(key: string, previous: Item | undefined): string | undefined {
  const salt = saltOf(key)
  if (salt === undefined || (previous?.kind !== 'ingredient' && previous?.kind !== 'salt')) return undefined
  const metals = own(metalSalts, salt)
  return metals === undefined || (previous.kind === 'ingredient' && metals.includes(previous.ingredient))
    ? salt
    : undefined
}

const packWords = /^(?:packs?|paks?|kit)$/

/** Whether a number counts pieces ("30 tablets"); before a strength it may be one itself. */
const isCount = (count: string, next: string, items: readonly Item[]): boolean =>
  /^\d{1,3}$/.test(count) &&
  next.endsWith('s') &&
  own(formParts, next) !== undefined &&
  items.some(({ kind }) => kind === 'strength')

/** A number that is no strength: an amount, days of a pack, or a count of pieces. */
function readNumber({ tokens }: Reader, index: number, items: readonly Item[]): Step | undefined {
  const texts = tokens.slice(index, index + 5).map(({ text }) => text)
  const [count = '', ...rest] = texts
  const words = rest[0] === '-' ? rest.slice(1) : rest
  const [next = '', after = ''] = words
  const end = index + texts.length - words.length + 1
  if (/^(?:days?|dias?)$/.test(next))
    return { item: { kind: 'days', count }, end: packWords.test(after) ? end + 1 : end }
  const unit = own(amountSpellings, next)
  if (unit !== undefined && after !== '/') return { item: { kind: 'amount', unit, count }, end }
  return isCount(count, next, items) ? { item: { kind: 'more' }, end: index + 1 } : undefined
}

/** A brand in square brackets, which RxNorm adds, or one in parentheses that is written in capitals. */
function readBracket({ name, tokens, lexicon }: Reader, index: number): Step | undefined {
  const open = tokens[index]
  const close = open?.text === '[' ? ']' : ')'
  const last = tokens.findIndex(({ text }, at) => at > index && text === close)
  const inside = open && last > index + 1 ? name.slice(open.end, tokens[last]?.start).trim() : ''
  // Without this limit, each of many opening brackets would be compared with all words after it.
  if (inside === '' || inside.length > (open?.text === '[' ? 40 : 80)) return undefined
  const words = inside.replace(/(?: |(?<!\d))\d+ days?(?: pack)?$/i, '')
  const brand = lexicon.brandOf(phraseKey(words))
  if (open?.text === '[')
    return /[[\]{}]/.test(inside) || (words !== inside && !brand)
      ? undefined
      : { item: { kind: 'brand', name: inside, brand }, end: last + 1 }
  const isInCapitals = /^[A-Z][A-Z0-9 ,&/'’.-]{2,}$/.test(inside) && index > 0
  const isKnown = tokens
    .slice(index + 1, last)
    .some((_token, at) =>
      phrasesAt(tokens.slice(0, last), index + 1 + at, 4).some(
        ({ key }) => isName(lexicon, key) || own(formParts, key) !== undefined,
      ),
    )
  return isInCapitals && !isKnown
    ? { item: { kind: 'brand', name: inside, brand: undefined }, end: last + 1 }
    : undefined
}

/** Whether a phrase names a medicine; directions may mention water. */
const isName = (lexicon: MedicineLexicon, key: string): boolean => {
  const ingredient = lexicon.ingredientOf(key)
  return ingredient === undefined ? lexicon.brandOf(key) !== undefined : ingredient !== 'water'
}

/** Directions at the end; undefined when they name another medicine. */
function readDirections({ tokens, lexicon }: Reader, index: number, items: readonly Item[]): Step | undefined {
  const isMedicine = items.some(({ kind }) => kind === 'ingredient' || kind === 'brand')
  const hasOther = tokens
    .slice(index)
    .some((_token, at) => phrasesAt(tokens, index + at, lexicon.longestName).some(({ key }) => isName(lexicon, key)))
  return isMedicine && !hasOther ? { item: { kind: 'more' }, end: tokens.length } : undefined
}

/** What a phrase is, by the table that has it. */
function itemOf(
  { name, tokens, lexicon }: Reader,
  key: string,
  range: readonly [number, number],
  previous: Item | undefined,
): Item | undefined {
  const salt = saltAfter(key, previous)
  if (salt !== undefined) return { kind: 'salt', salt }
  const ingredient = lexicon.ingredientOf(key)
  if (ingredient !== undefined) return { kind: 'ingredient', ingredient }
  const brand = lexicon.brandOf(key)
  if (brand) return { kind: 'brand', brand, name: name.slice(tokens[range[0]]?.start, tokens[range[1] - 1]?.end) }
  const part = own(formParts, key)
  if (part !== undefined) return { kind: 'form', part }
  // Spanish names begin with the salt: "clorhidrato de metformina".
  const spanishSalt = /(?:ato|uro)$/.test(key) ? saltOf(key) : undefined
  if (spanishSalt !== undefined) return { kind: 'salt', salt: spanishSalt }
  if (detailWords.has(key)) return { kind: 'more' }
  return separators.has(key) || noiseWords.has(key) ? { kind: 'separator' } : undefined
}

function readPhrase(reader: Reader, index: number, items: readonly Item[]): Step | undefined {
  const { tokens, lexicon } = reader
  const previous = items.at(-1)
  for (const { key, end } of phrasesAt(tokens, index, Math.max(lexicon.longestName, 6))) {
    const item = itemOf(reader, key, [index, end], previous)
    if (item) return { item, end }
  }
  return directionWords.has(tokens[index]?.text ?? '') ? readDirections(reader, index, items) : undefined
}

function readStep(reader: Reader, index: number, items: readonly Item[]): Step | undefined {
  const { tokens } = reader
  const token = tokens[index]
  if (token?.kind === 'number') {
    const amount = readNumber(reader, index, items)
    if (amount) return amount
    const strength = readStrength(tokens, index)
    return strength ? { item: { kind: 'strength', values: strength.value }, end: strength.end } : undefined
  }
  if (token?.text === '[') return readBracket(reader, index)
  const bracket = token?.text === '(' ? readBracket(reader, index) : undefined
  if (bracket) return bracket
  return token?.kind === 'mark' && separators.has(token.text)
    ? { item: joining.has(token.text) ? undefined : { kind: 'separator' }, end: index + 1 }
    : readPhrase(reader, index, items)
}

/** Reads a name piece by piece; undefined when a piece is not understood. */
export function readItems(
  name: string,
  tokens: readonly Token[],
  lexicon: MedicineLexicon,
): readonly Item[] | undefined {
  const items: Item[] = []
  for (let index = 0; index < tokens.length;) {
    const step = readStep({ name, tokens, lexicon }, index, items)
    if (!step) return undefined
    if (step.item) items.push(step.item)
    index = step.end
  }
  return items
}
