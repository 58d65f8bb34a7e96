import { amounts, apartBySalt, forms, keptSalts, per, salts, units } from './medicine-words'

type Language = 'en' | 'es'

export interface MedicineIngredient {
  /** As the dictionary lists it, in lower case. */
  readonly ingredient: string
  /** A salt that tells forms of the same ingredient apart, as the record writes it. */
  readonly salt: string
  readonly strength: Readonly<Record<Language, string>> | undefined
}

export interface MedicineRead {
  readonly ingredients: readonly MedicineIngredient[]
  readonly form: Readonly<Record<Language, string>> | undefined
  readonly amounts: readonly Readonly<Record<Language, string>>[]
  readonly brand: string | undefined
}

const number = String.raw`\d+(?:\.\d+)?`
const strengthAt = new RegExp(String.raw`^(.+?) (${number}) (%|[A-Za-z]+)(?:/([A-Za-z]+))?(?: (.+))?$`)
const amountAt = new RegExp(String.raw`^(${number}) (HR|ACTUAT|ML) (.+)$`)
/** Where the maker's approval stands in the name; it says nothing to a reader. */
const approval = /^(?:NDA|ANDA|BLA)\d+ /

/** A brand that counts days is that of a pack: “28 Day” beside one of its tablets would read as how long to take it. */
const isPack = /\d+ days?\b|\bpa(?:c)?k\b/i

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The ingredient of a piece: its whole name where that is one ("potassium chloride"), else without a salt that says nothing more. */
function ingredientOf(
  name: string,
  isIngredient: (name: string) => boolean,
): Pick<MedicineIngredient, 'ingredient' | 'salt'> | undefined {
  const lower = name.toLowerCase()
  if (isIngredient(lower)) return { ingredient: lower, salt: '' }
  const [, base = '', salt = ''] = /^(.+) (\S+)$/.exec(lower) ?? []
  if (own(keptSalts, salt)) return isIngredient(base) ? { ingredient: base, salt } : undefined
  return salts.includes(salt) && !apartBySalt.includes(base) ? ingredientOf(base, isIngredient) : undefined
}

function strengthOf(digits: string, unit: string, of: string | undefined): MedicineIngredient['strength'] {
  const said = own(units, unit.toLowerCase())
  const by = of === undefined ? { en: '', es: '' } : own(per, of.toLowerCase())
  if (!said || !by) return undefined
  const both = (language: Language) => [`${digits} ${said[language]}`, by[language]].filter(Boolean).join(' ')
  return { en: both('en'), es: both('es') }
}

/** Takes what stands before the first ingredient off a name. */
function withoutAmounts(name: string): {
  readonly rest: string
  readonly found: readonly { readonly unit: string; readonly count: string }[]
} {
  const [, count, unit, rest] = amountAt.exec(name) ?? []
  if (count === undefined || unit === undefined || rest === undefined) return { rest: name, found: [] }
  const next = withoutAmounts(rest)
  return { rest: next.rest, found: [{ unit: unit.toLowerCase(), count }, ...next.found] }
}

/** A medicine's name in the order of RxNorm, in parts; undefined where any part is not surely understood, and for packs. */
export function readMedicine(name: string, isIngredient: (name: string) => boolean): MedicineRead | undefined {
  const [, written = '', brand] = /^(.*?)(?: \[([^[\]]{1,40})\])?$/.exec(name.trim().replace(/ {2,}/g, ' ')) ?? []
  if (/[[\]{}]/.test(written) || isPack.test(brand ?? '')) return undefined
  const { rest, found } = withoutAmounts(written.replace(approval, ''))
  const pieces = rest.split(' / ')
  const read = pieces.map((piece, index) => {
    const [, substance, digits, unit, of, after] = strengthAt.exec(piece) ?? []
    const isLast = index === pieces.length - 1
    if (substance === undefined || digits === undefined || unit === undefined || (after !== undefined && !isLast))
      return undefined
    const ingredient = ingredientOf(substance, isIngredient)
    const strength = strengthOf(digits, unit, of)
    return ingredient && strength ? { ...ingredient, strength, after } : undefined
  })
  if (read.includes(undefined)) return undefined
  const sure = read.flatMap((each) => each ?? [])
  const last = sure.at(-1)
  const form = last?.after === undefined ? undefined : own(forms, last.after.toLowerCase())
  if (
    !last ||
    (last.after !== undefined && !form) ||
    new Set(sure.map(({ ingredient }) => ingredient)).size < sure.length
  )
    return undefined
  // How long a long-acting form works is what "long-acting" says.
  const said = found.filter(({ unit }) => !(unit === 'hr' && form?.en.startsWith('long-acting')))
  return {
    ingredients: sure.map(({ ingredient, salt, strength }) => ({ ingredient, salt, strength })),
    form,
    amounts: said.flatMap(({ unit, count }) => own(amounts, unit)?.(count) ?? []),
    brand: brand?.trim() || undefined,
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The name of a medicine that was read, in plain words: every ingredient and strength in its order, the form, the brand. */
export function sayMedicine(
  { ingredients, form, amounts: found, brand }: MedicineRead,
  language: Language,
  nameOf: (ingredient: string) => string,
): string {
  const parts = ingredients.map(({ ingredient, salt, strength }, index) => {
    const substance = (own(keptSalts, salt)?.[language] ?? '{name}').replace('{name}', () => small(nameOf(ingredient)))
    return [index === 0 ? capital(substance) : substance, strength?.[language]].filter(Boolean).join(' ')
  })
  const and = language === 'en' ? ' and ' : ' y '
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}` : (parts[0] ?? '')
  const inBrackets = [...found.map((each) => each[language]), ...(brand === undefined ? [] : [brand])]
    .map((each) => ` (${each})`)
    .join('')
  return `${list}${form ? `, ${form[language]}` : ''}${inBrackets}`
}
