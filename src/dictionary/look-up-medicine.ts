import { entryOf, ifAgreed, plainEntryOf, textSaysMore, type Concept, type Found } from './concept'
import { medicineNames } from './medicine-names/medicine-names'
import { formatMedicine } from './medicines/format-medicine'
import { createLexicon, type MedicineLexicon } from './medicines/medicine-lexicon'
import { broaderIngredients, compoundNames, mentionedIngredients } from './medicines/medicine-terms'
import { phrasesAt, tokensOf } from './medicines/medicine-tokens'
import { parseMedicine, type ParsedMedicine } from './medicines/parse-medicine'
import { agreementOfMedicine, medicineMarksConflict, type Agreement } from './names-agree'
import type { Dictionary } from './dictionary'

const lexicons = new WeakMap<Dictionary, MedicineLexicon>()

/** The names of medicines in a dictionary and those without an entry. */
function lexiconOf(dictionary: Dictionary): MedicineLexicon {
  const known = lexicons.get(dictionary) ?? createLexicon(dictionary.ingredients, medicineNames)
  lexicons.set(dictionary, known)
  return known
}

/** A name of a concept that was read. */
interface Reading {
  readonly name: string
  readonly medicine: ParsedMedicine
}

const entryOfIngredient = (dictionary: Dictionary, ingredient: string): number | undefined =>
  dictionary.entryOf(`ingredient|${ingredient}`)

const distinctIngredients = ({ ingredients }: ParsedMedicine): readonly string[] => [
  ...new Set(ingredients.map(({ ingredient }) => ingredient)),
]

const broaderOf = (ingredient: string): string | undefined =>
  Object.hasOwn(broaderIngredients, ingredient) ? broaderIngredients[ingredient] : undefined

/** Whether one of two ingredients is the other, or a kind of it: vitamin D3 and vitamin D. */
const isSameOrBroader = (a: string, b: string): boolean => a === b || broaderOf(a) === b || broaderOf(b) === a

/** Whether two lists name the same ingredients, one perhaps less exactly. */
const haveSameIngredients = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length &&
  a.every((one) => b.some((other) => isSameOrBroader(one, other))) &&
  b.every((one) => a.some((other) => isSameOrBroader(one, other)))

/** Whether nothing but one ingredient is known. */
const isIngredientOnly = ({ ingredients, form, brands, amounts, days, strengths, contents }: ParsedMedicine): boolean =>
  ingredients.length === 1 &&
  ingredients.every(({ strength, salt }) => strength === undefined && salt === '') &&
  [form, days, contents].every((each) => each === undefined) &&
  [...brands, ...amounts, ...strengths].length === 0

/** Ingredients that occur anywhere in a text. Brands do not count: some are names of people. */
function ingredientsIn(dictionary: Dictionary, text: string): readonly string[] {
  const lexicon = lexiconOf(dictionary)
  const tokens = tokensOf(text)
  const found: string[] = []
  for (let index = 0; index < tokens.length;) {
    const phrase = phrasesAt(tokens, index, lexicon.longestName)
      .map(({ key, end }) => ({ end, ingredient: lexicon.ingredientOf(key) }))
      .find(({ ingredient }) => ingredient !== undefined)
    if (phrase?.ingredient !== undefined) found.push(phrase.ingredient)
    index = phrase?.end ?? index + 1
  }
  return found.filter((ingredient) => !mentionedIngredients.has(ingredient))
}

/** The official names of the codes of RxNorm that the list of products has. */
const productNames = (dictionary: Dictionary, { keys }: Concept): readonly string[] =>
  keys.flatMap((key) =>
    key.startsWith('RxNorm|') ? (lexiconOf(dictionary).productOf(key.slice('RxNorm|'.length)) ?? []) : [],
  )

/** Whether a display names another product than its code: another strength, or released otherwise. */
const contradicts = (display: string, product: string): boolean =>
  medicineMarksConflict(display, product) || medicineMarksConflict(product, display)

interface Medicine {
  readonly reading: Reading | undefined
  readonly textReading: Reading | undefined
  readonly ingredients: readonly string[]
  readonly entries: readonly number[]
  /** The names of the code. */
  readonly displays: readonly string[]
}

/** What the names and codes of a concept say; `disagree` when they name different ingredients. */
function readConcept(dictionary: Dictionary, concept: Concept): Medicine | 'disagree' {
  const { text, keys } = concept
  const read = (name: string): readonly Reading[] => {
    const medicine = parseMedicine(name, lexiconOf(dictionary))
    return medicine ? [{ name, medicine }] : []
  }
  const products = productNames(dictionary, concept)
  const displays = [...concept.displays, ...products]
  if (concept.displays.some((display) => products.some((product) => contradicts(display, product)))) return 'disagree'
  const official = displays.flatMap(read)
  const [textReading] = text === undefined ? [] : read(text)
  const readings = [...official, ...(textReading ? [textReading] : [])]
  // A code for the ingredient says less than a text with the strength.
  const reading = readings.find(({ medicine }) => !isIngredientOnly(medicine)) ?? readings[0]
  const ingredients = reading ? distinctIngredients(reading.medicine) : []
  if (readings.some(({ medicine }) => !haveSameIngredients(distinctIngredients(medicine), ingredients)))
    return 'disagree'
  const byCode = entryOf(dictionary, keys)
  const byName = ingredients.flatMap((ingredient) => entryOfIngredient(dictionary, ingredient) ?? [])
  if (byCode === 'disagree') return { reading, textReading, ingredients, entries: byName, displays }
  if (byCode !== undefined && reading && !byName.includes(byCode)) {
    const broader = ingredients.flatMap(
      (ingredient) => entryOfIngredient(dictionary, broaderOf(ingredient) ?? '') ?? [],
    )
    if (!broader.includes(byCode)) return 'disagree'
  }
  const entries = reading || byCode === undefined ? byName : [byCode]
  return { reading, textReading, ingredients, entries, displays }
}

/** Whether the text of a concept names an ingredient that its code does not have. */
function namesOthers(
  dictionary: Dictionary,
  { text = '' }: Concept,
  { textReading, ingredients, entries }: Medicine,
): boolean {
  if (textReading || (ingredients.length === 0 && entries.length === 0)) return false
  return ingredientsIn(dictionary, text).some((other) => {
    const entry = entryOfIngredient(dictionary, other)
    return (
      !ingredients.some((ingredient) => isSameOrBroader(ingredient, other)) &&
      !(entry !== undefined && entries.includes(entry))
    )
  })
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The name of an ingredient in the language of the dictionary. */
function ingredientName(dictionary: Dictionary, ingredient: string, hasStrength: boolean): string {
  const compound = hasStrength && Object.hasOwn(compoundNames, ingredient) ? compoundNames[ingredient] : undefined
  if (compound) return compound[dictionary.language]
  const entry = entryOfIngredient(dictionary, ingredient)
  if (entry !== undefined) return dictionary.name(entry).replace(/ \([^()]*\)$/, '')
  const name = dictionary.language === 'es' ? (lexiconOf(dictionary).spanishName(ingredient) ?? ingredient) : ingredient
  return name.replace(/(?<= )\p{L}$/u, (letter) => letter.toUpperCase())
}

function nameOf(dictionary: Dictionary, { reading, entries: [first] }: Medicine): string {
  if (!reading || (first !== undefined && isIngredientOnly(reading.medicine)))
    return first === undefined ? '' : dictionary.name(first)
  return capitalize(
    formatMedicine(reading.medicine, dictionary.language, (ingredient, hasStrength) =>
      ingredientName(dictionary, ingredient, hasStrength),
    ),
  )
}

/** Whether the text and the names of the code agree. A text that was read names the same ingredients, so only its strengths and form can differ. */
function agreementOf(dictionary: Dictionary, { text }: Concept, medicine: Medicine, name: string): Agreement {
  const { displays, textReading, ingredients, entries } = medicine
  if (text !== undefined && textReading)
    return displays.some((display) => medicineMarksConflict(text, display)) ? 'disagree' : 'agree'
  return agreementOfMedicine({ text, displays }, [
    name,
    ...entries.map((entry) => dictionary.name(entry)),
    ...ingredients,
  ])
}

/** Whether the plain name says all that the text says. */
function coversText(concept: Concept, { reading, textReading }: Medicine, name: string): boolean {
  if (concept.title === '') return true
  // An ingredient alone says what the record says, with its class.
  if (!reading || isIngredientOnly(reading.medicine)) return false
  return reading === textReading ? !reading.medicine.saysMore : !textSaysMore(concept, name)
}

/** Looks a medicine up by its ingredients. The plain name keeps strength and form and can only be the title when the record's text says no more. */
export function lookUpMedicine(dictionary: Dictionary, concept: Concept): Found {
  const medicine = readConcept(dictionary, concept)
  if (medicine === 'disagree' || namesOthers(dictionary, concept, medicine)) return 'disagree'
  const name = nameOf(dictionary, medicine)
  if (name === '') return undefined
  return ifAgreed(agreementOf(dictionary, concept, medicine, name), {
    name,
    canBeTitle: coversText(concept, medicine, name),
    entries: medicine.entries.map((entry) => plainEntryOf(dictionary, entry)),
  })
}
