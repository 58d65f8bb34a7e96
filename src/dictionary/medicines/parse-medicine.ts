import { withoutSnomedTag } from '../../fhir/snomed-tag'
import { formText, isSwallowed, joinForms, type FormParts } from './dose-form'
import { ingredientsDistinctBySalt, namedSalts } from './medicine-terms'
import { phraseKey, tokensOf } from './medicine-tokens'
import { readItems, type Item } from './read-items'
import type { MedicineLexicon } from './medicine-lexicon'
import type { Quantity } from './read-strength'

export interface ParsedIngredient {
  /** As in RxNorm, in lower case. */
  readonly ingredient: string
  /** A salt that distinguishes forms of the ingredient. */
  readonly salt: string
  readonly strength?: Quantity
}

export interface ParsedMedicine {
  readonly ingredients: readonly ParsedIngredient[]
  /** Strengths of several ingredients that the name gives together, in its order. */
  readonly strengths: readonly Quantity[]
  readonly form: Readonly<Record<'en' | 'es', string>> | undefined
  /** Contents of a container and duration of action. */
  readonly amounts: readonly { readonly unit: string; readonly count: string }[]
  readonly brands: readonly string[]
  /** For how many days a pack is. */
  readonly days?: string
  /** What a pack contains; without a medicine, the pieces have no active ingredient. */
  readonly contents?: readonly { readonly count: string; readonly medicine: ParsedMedicine | undefined }[]
  /** Whether the name goes on with directions or a count, which are left out. */
  readonly saysMore: boolean
}

interface Group {
  readonly ingredient: string
  salt: string
  readonly strengths: Quantity[]
}

interface Collected {
  readonly groups: Group[]
  readonly leading: Quantity[]
  readonly form: { release?: string; route?: string; base?: string }
  pendingSalt: string | undefined
  isValid: boolean
}

const addForm = (form: Collected['form'], parts: string): boolean =>
  parts.split('+').every((part) => addFormPart(form, part))

function addFormPart(form: Collected['form'], part: string): boolean {
  const [kind = '', value = ''] = part.split(':')
  if (kind === 'base') {
    const joined = joinForms(form.base, value)
    if (joined !== undefined) form.base = joined
    return joined !== undefined
  }
  const known = kind === 'release' ? form.release : form.route
  if (kind === 'release') form.release = value
  else form.route = value
  return known === undefined || known === value
}

/** Whether a salt belongs to the name of a medicine. */
const isNamedSalt = (salt: string, ingredient: string): boolean =>
  Object.hasOwn(namedSalts, salt) ||
  (ingredientsDistinctBySalt.includes(ingredient) && /^(?:sodium|potassium)$/.test(salt))

function addSalt(collected: Collected, salt: string, previous: Item | undefined): void {
  const group = collected.groups.at(-1)
  if (!group || (previous?.kind !== 'ingredient' && previous?.kind !== 'salt')) collected.pendingSalt = salt
  else if (isNamedSalt(salt, group.ingredient)) {
    if (group.salt !== '' && group.salt !== salt) collected.isValid = false
    group.salt = salt
  }
}

function addItem(collected: Collected, item: Item, previous: Item | undefined): void {
  if (item.kind === 'ingredient') {
    const salt = collected.pendingSalt ?? ''
    collected.groups.push({
      ingredient: item.ingredient,
      salt: isNamedSalt(salt, item.ingredient) ? salt : '',
      strengths: [],
    })
    collected.pendingSalt = undefined
  } else if (item.kind === 'salt') addSalt(collected, item.salt, previous)
  else if (item.kind === 'strength') (collected.groups.at(-1)?.strengths ?? collected.leading).push(...item.values)
  else if (item.kind === 'form') collected.isValid &&= addForm(collected.form, item.part)
}

/** Groups without those that are named again with their strength: "acetaminophen (acetaminophen 325 mg capsule)". */
const withoutRepeats = (groups: readonly Group[]): readonly Group[] =>
  groups.filter(
    (group, index) =>
      group.strengths.length > 0 ||
      !groups.some(
        (other, at) =>
          other.ingredient === group.ingredient && at !== index && (other.strengths.length > 0 || at < index),
      ),
  )

/** The ingredients of a brand, with salts that are part of the name. */
function groupsOfBrand(ingredients: readonly string[], lexicon: MedicineLexicon): readonly Group[] | undefined {
  const groups = ingredients.map((name): Group | undefined => {
    const whole = lexicon.ingredientOf(phraseKey(name))
    if (whole !== undefined) return { ingredient: whole, salt: '', strengths: [] }
    const [, base = '', salt = ''] = /^(.+) (\S+)$/.exec(name) ?? []
    const ingredient = lexicon.ingredientOf(phraseKey(base))
    return ingredient === undefined ? undefined : { ingredient, salt, strengths: [] }
  })
  return groups.includes(undefined) ? undefined : groups.flatMap((group) => group ?? [])
}

const setOf = (groups: readonly Group[]): string =>
  [...new Set(groups.map(({ ingredient }) => ingredient))].toSorted().join(' + ')

/** The ingredients of a name, from its ingredients or else its brand; undefined when they disagree. */
function ingredientGroups(
  items: readonly Item[],
  { groups: own, leading }: Collected,
  lexicon: MedicineLexicon,
): { readonly groups: readonly Group[]; readonly isFromBrand: boolean } | undefined {
  const brands = items.flatMap((item) => (item.kind === 'brand' && item.brand ? [item.brand] : []))
  const branded = brands.map(({ ingredients }) => groupsOfBrand(ingredients, lexicon))
  const groups = withoutRepeats(own)
  const [first] = branded
  const isFromBrand = groups.length === 0
  const found = isFromBrand ? first : groups
  if (!found || branded.some((each) => !each || setOf(each) !== setOf(found))) return undefined
  // Strengths after a brand stand before any ingredient.
  if (isFromBrand) found.at(-1)?.strengths.push(...leading)
  else if (groups.every(({ strengths }) => strengths.length === 0)) groups.at(-1)?.strengths.push(...leading)
  else if (leading.length > 0) return undefined
  return { groups: found, isFromBrand }
}

/** The strengths, one for each ingredient or all together; undefined when it is unclear which belongs to which. */
function assignStrengths(
  groups: readonly Group[],
  isFromBrand: boolean,
): Pick<ParsedMedicine, 'ingredients' | 'strengths'> | undefined {
  const named = groups.map(({ ingredient, salt }) => ({ ingredient, salt }))
  const all = groups.flatMap(({ strengths }) => strengths)
  const isPerDose = groups.length === 1 && all.length === 2 && all.at(-1)?.per?.unit === 'dose'
  if (all.length === 0) return { ingredients: named, strengths: [] }
  if (groups.every(({ strengths }) => strengths.length === 1)) {
    if (all.some(({ unit }) => unit === undefined)) return undefined
    return {
      ingredients: groups.map(({ ingredient, salt, strengths: [strength] }) => ({
        ingredient,
        salt,
        ...(strength ? { strength } : {}),
      })),
      strengths: [],
    }
  }
  const isTogether = groups.at(-1)?.strengths.length === all.length
  // "0.25-0.5 mg/dose" is a range that a pen can be set to.
  if (isPerDose) return { ingredients: named, strengths: all }
  return isTogether &&
    groups.length > 1 &&
    (all.length === groups.length || (isFromBrand && all.length < groups.length))
    ? { ingredients: named, strengths: all }
    : undefined
}

/** Brands as written; those in capitals like others. */
const brandNames = (items: readonly Item[]): readonly string[] => [
  ...new Set(
    items.flatMap((item) =>
      item.kind === 'brand'
        ? item.name
            .split(/, ?/)
            .map((name) => name.replace(/(?: |(?<!\d))\d+ days?(?: pack)?$/i, ''))
            .map((name) =>
              name === name.toUpperCase() || name === name.toLowerCase()
                ? name.toLowerCase().replace(/(?<![\p{L}\d’'])\p{L}/gu, (letter) => letter.toUpperCase())
                : name,
            )
        : [],
    ),
  ),
]

function collect(items: readonly Item[]): Collected {
  const collected: Collected = { groups: [], leading: [], form: {}, pendingSalt: undefined, isValid: true }
  items.forEach((item, index) => addItem(collected, item, items[index - 1]))
  return collected
}

/** Whether a form fits the brands: of some, only what is swallowed is listed. */
const fitsBrands = (items: readonly Item[], form: FormParts): boolean =>
  isSwallowed(form) || !items.some((item) => item.kind === 'brand' && item.brand?.onlySwallowed === true)

function assemble(items: readonly Item[], lexicon: MedicineLexicon): ParsedMedicine | undefined {
  const collected = collect(items)
  if (!collected.isValid || collected.pendingSalt !== undefined || !fitsBrands(items, collected.form)) return undefined
  const found = ingredientGroups(items, collected, lexicon)
  const strengths = found && assignStrengths(found.groups, found.isFromBrand)
  const keys = (found?.groups ?? []).map(({ ingredient, salt }) => `${ingredient} ${salt}`)
  const form = formText(collected.form)
  const days = items.find((item) => item.kind === 'days')
  if (!found || !strengths || !form || new Set(keys).size < keys.length || (days && !found.isFromBrand))
    return undefined
  return {
    ...strengths,
    form: form.en === '' ? undefined : form,
    amounts: items.flatMap((item) => (item.kind === 'amount' ? [{ unit: item.unit, count: item.count }] : [])),
    brands: brandNames(items),
    ...(days ? { days: days.count } : {}),
    saysMore: items.some(({ kind }) => kind === 'more'),
  }
}

const MAKER = /\b(?:ltd|limited|inc|plc|llc|gmbh|uk|pharmaceuticals?|pharma|healthcare|laboratories)\b/i

/** A name without the maker of a product of the United Kingdom. */
function withoutMaker(name: string): string {
  const maker = name.match(/ \([^()\d]*\)/g)?.find((part) => MAKER.test(part))
  return maker === undefined ? name : name.replace(maker, '')
}

/** FDA application number, "Product containing …" of SNOMED CT and "(as … salt)", which are of no use to readers. */
const withoutFrame = (name: string): string =>
  withoutMaker(
    withoutSnomedTag(name)
      .replace(/ \((?:clinical drug|medicinal product(?: form)?|product|medicamento cl[ií]nico|producto)\)$/i, '')
      .replace(/^(?:NDA|ANDA|BLA)\d+ /, '')
      .replace(/^product(?:o)? (?:containing|que contiene) (?:(?:precisely|only|exactamente|solo|solamente) )?/i, '')
      .replace(/\((?:as|como) [^()]*\)/gi, ' ')
      .replace(/\((USP|NF)\)/gi, ' $1 ')
      // The amount without its salt: "108 (90 Base) MCG/ACT".
      .replace(/\d(?<!\d\.*\d)[\d.]* ?\((\d[\d.]*) ?(?:mg|mcg)?(?: base)?\)(?= ?(?:mg|mcg)\b)/gi, '$1'),
  )

const packPattern = /^\{(.+)\} ?pack(?: \[([^[\]]{1,60})\])?$/i

/** The contents of a pack: "{21 (… Oral Tablet) / 7 (… Oral Tablet) } Pack". */
function parsePack(name: string, lexicon: MedicineLexicon): ParsedMedicine | undefined {
  const [, inside, brand] = packPattern.exec(name) ?? []
  if (inside === undefined) return undefined
  const parts = inside.trim().split(/ ?\/ (?=\d+ \()/)
  const contents = parts.map((part) => {
    const [, count, written] = /^(\d+) \((.+)\)$/.exec(part.trim()) ?? []
    if (count === undefined || written === undefined) return undefined
    if (/^inert ingredients/i.test(written)) return { count, medicine: undefined }
    const medicine = parseMedicine(written, lexicon)
    return medicine && !medicine.saysMore ? { count, medicine } : undefined
  })
  const known = contents.flatMap((each) => each ?? [])
  const ingredients = known.flatMap(({ medicine }) => medicine?.ingredients ?? [])
  if (contents.includes(undefined) || ingredients.length === 0) return undefined
  const distinct = [
    ...new Map(ingredients.map(({ ingredient, salt }) => [`${ingredient} ${salt}`, { ingredient, salt }])).values(),
  ]
  return {
    ingredients: distinct,
    strengths: [],
    form: undefined,
    amounts: [],
    brands: brand === undefined ? [] : [brand],
    contents: known,
    saysMore: false,
  }
}

/** The same strength in another unit: "25 mcg (1,000 unit)", "325 mg (65 mg iron)", "2.5 mg/3 mL (0.083 %)". */
const sameStrength =
  /(?<=\d ?(?:mcg|mg|g|gram|meq|units?)(?: ?\/ ?[\d.]* ?m?l)?) ?\([\d.,]+ ?(?:mcg|mg|g|units?|iu|%)(?: (?:elemental )?(?:iron|calcium))?\)/i

/** Reads the name of a medicine by ingredient, strength and form; undefined when a part is not certain. */
export function parseMedicine(name: string, lexicon: MedicineLexicon): ParsedMedicine | undefined {
  const written = withoutFrame(name.trim().replace(/\s{2,}/g, ' ')).trim()
  if (written.startsWith('{')) return parsePack(written, lexicon)
  const single = written.replace(sameStrength, '')
  const items = single === '' ? undefined : readItems(single, tokensOf(single), lexicon)
  const medicine = items && assemble(items, lexicon)
  return medicine && single !== written ? { ...medicine, saysMore: true } : medicine
}
