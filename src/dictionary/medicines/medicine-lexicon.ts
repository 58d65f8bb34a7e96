import { once } from '../../lib/memoize'
import { phraseKey } from './medicine-tokens'
import { ingredientNames } from './ingredient-words'

/** A brand: its ingredients in the order of the label, as they are looked up. */
export interface Brand {
  readonly ingredients: readonly string[]
  /** Whether other products of the brand that are not swallowed contain something else. */
  readonly onlySwallowed: boolean
}

/** Names of medicines for the parser. */
export interface MedicineLexicon {
  /** The ingredient with a name, by its key (`phraseKey`). */
  ingredientOf(key: string): string | undefined
  brandOf(key: string): Brand | undefined
  /** The official name of a product of RxNorm. */
  productOf(code: string): string | undefined
  /** The Spanish name of an ingredient without an entry; undefined for any other. */
  spanishName(ingredient: string): string | undefined
  /** The most words of a name. */
  readonly longestName: number
}

/** Tables that are loaded with the dictionary of medicines. */
export interface MedicineNames {
  /** Ingredients without an entry, with their Spanish name. */
  readonly ingredients: ReadonlyMap<string, string>
  /** Brands by the ingredients, joined by " + ". */
  readonly brands: readonly (readonly [ingredients: string, names: readonly string[]])[]
  readonly products: ReadonlyMap<string, string>
}

/**
 * What the English, British and Spanish spellings of a name have in common: "simvastatin" and "simvastatina", "amoxicillin" and
 * "amoxycillin". Names of different ingredients that would be the same are not used (`createLexicon`).
 */
const skeleton = (key: string): string =>
  key
    .split(' ')
    .map((word) =>
      word
        .replace(/^h(?=[iy])/, '')
        .replace(/ph/g, 'f')
        .replace(/th/g, 't')
        .replace(/rh/g, 'r')
        .replace(/ch/g, 'c')
        .replace(/oe/g, 'e')
        .replace(/y/g, 'i')
        .replace(/(.)\1/g, '$1')
        .replace(/^es(?=[cpt])/, 's')
        .replace(/(?<=.{5})[aeo]$/, ''),
    )
    .join(' ')

const withoutUsp = (key: string): string => key.replace(/ \( usp \)$| usp$/, '')

/** Names for the parser, from the ingredients with an entry and the tables. */
export function createLexicon(known: readonly string[], names: MedicineNames): MedicineLexicon {
  const tables = once(() => {
    const exact = new Map<string, string>()
    for (const ingredient of [...names.ingredients.keys(), ...known]) {
      exact.set(phraseKey(ingredient), ingredient)
      exact.set(withoutUsp(phraseKey(ingredient)), ingredient)
    }
    const isKnown = new Set(exact.values())
    for (const [alias, ingredient] of Object.entries(ingredientNames))
      if (isKnown.has(ingredient)) exact.set(alias, ingredient)
    const similar = new Map<string, string | undefined>()
    const spellings = [
      ...exact,
      ...[...names.ingredients].map(([ingredient, spanish]) => [phraseKey(spanish), ingredient] as const),
    ]
    for (const [key, ingredient] of spellings) {
      const similarKey = skeleton(key)
      const isAmbiguous = similar.has(similarKey) && similar.get(similarKey) !== ingredient
      similar.set(similarKey, isAmbiguous ? undefined : ingredient)
    }
    const brands = new Map<string, Brand>()
    for (const [ingredients, written] of names.brands)
      for (const name of written)
        brands.set(phraseKey(name.replace('*', '')), {
          ingredients: ingredients.split(' + '),
          onlySwallowed: name.startsWith('*'),
        })
    const longestName = Math.max(...[...exact.keys(), ...brands.keys()].map((key) => key.split(' ').length))
    return { exact, similar, brands, longestName }
  })
  return {
    ingredientOf: (key) => tables().exact.get(key) ?? tables().similar.get(skeleton(key)),
    brandOf: (key) => tables().brands.get(key),
    productOf: (code) => names.products.get(code),
    spanishName: (ingredient) => names.ingredients.get(ingredient),
    get longestName() {
      return tables().longestName
    },
  }
}
