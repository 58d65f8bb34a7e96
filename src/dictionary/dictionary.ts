import type { Conversion } from './convert'
import type { Kind } from './kinds'
import type { Packed } from './pack'

type Language = 'en' | 'es'

/** The entries of a kind in one language, ready to be looked up; an entry goes by its place. */
export interface Dictionary {
  readonly kind: Kind
  readonly language: Language
  /** The entry of a key (`codeKey`), or of the family that the key is in. */
  entryOf(key: string): number | undefined
  /** Whether the first entry is the second, or says more of the same. */
  isNarrower(entry: number, other: number): boolean
  /** Every ingredient of a medicine that has an entry. */
  readonly ingredients: readonly string[]
  qualifiers(entry: number): readonly string[]
  isReviewed(entry: number): boolean
  /** In which other units the amount of a test is given. */
  conversions(entry: number): readonly Conversion[]
  name(entry: number): string
  about(entry: number): string
}

const family = /^(ICD-10-CM\|[A-Z]\d[\dA-Z]\.?[\dA-Z]{0,4})\*$/

/** The ingredient that a medicine is named by. */
export const ingredientOf = (name: string): string => name.replace(/ \([^()]*\)$/, '').toLowerCase()

/** Makes a dictionary of what the app loads. */
export function dictionaryOf(kind: Kind, language: Language, { codes, texts }: Packed): Dictionary {
  const keys = codes.keys.flatMap((own, entry) =>
    own.map(
      (key) => [key === 'ingredient|' ? key + ingredientOf(texts.entries[entry]?.[0] ?? '') : key, entry] as const,
    ),
  )
  const exact = new Map(keys.filter(([key]) => !family.test(key)))
  // The longest first: the family nearest to a code is the one that it belongs to.
  const families = keys
    .flatMap(([key, entry]) => (family.test(key) ? [{ start: key.slice(0, -1), entry }] : []))
    .toSorted((a, b) => b.start.length - a.start.length)
  const reviewed = new Set(codes.reviewed)
  const isNarrower = (entry: number, other: number, seen = 0): boolean => {
    const next = codes.broader[entry]
    return entry === other || (next !== undefined && seen < codes.keys.length && isNarrower(next, other, seen + 1))
  }
  return {
    kind,
    language,
    entryOf: (key) => exact.get(key) ?? families.find(({ start }) => key.startsWith(start))?.entry,
    isNarrower: (entry, other) => isNarrower(entry, other),
    ingredients: keys.flatMap(([key]) => (key.startsWith('ingredient|') ? [key.slice('ingredient|'.length)] : [])),
    qualifiers: (entry) => codes.qualified[entry] ?? [],
    conversions: (entry) => codes.conversions?.[entry] ?? [],
    isReviewed: (entry) => reviewed.has(entry),
    name: (entry) => texts.entries[entry]?.[0] ?? '',
    about: (entry) => texts.sentences[texts.entries[entry]?.[1] ?? -1] ?? '',
  }
}
