import {
  packageAmounts,
  ingredientsDistinctBySalt,
  doseForms,
  namedSalts,
  perUnits,
  omittedSalts,
  strengthUnits,
} from './medicine-terms'

type Language = 'en' | 'es'

export interface ParsedIngredient {
  /** As in the dictionary, in lower case. */
  readonly ingredient: string
  /** A salt that distinguishes forms of the ingredient, as in the record. */
  readonly salt: string
  readonly strength: Readonly<Record<Language, string>> | undefined
}

export interface ParsedMedicine {
  readonly ingredients: readonly ParsedIngredient[]
  readonly form: Readonly<Record<Language, string>> | undefined
  readonly amounts: readonly Readonly<Record<Language, string>>[]
  readonly brand: string | undefined
}

const number = String.raw`\d+(?:\.\d+)?`
const strengthPattern = new RegExp(String.raw`^(.+?) (${number}) (%|[A-Za-z]+)(?:/([A-Za-z]+))?(?: (.+))?$`)
const amountPattern = new RegExp(String.raw`^(${number}) (HR|ACTUAT|ML) (.+)$`)
/** FDA application number, which is of no use to readers. */
const approvalPattern = /^(?:NDA|ANDA|BLA)\d+ /

/** A brand with days belongs to a pack; “28 Day” next to one of its tablets would read like a duration. */
const packPattern = /\d+ days?\b|\bpa(?:c)?k\b/i

const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The ingredient of a component: the full name if it is one ("potassium chloride"), else without an irrelevant salt. */
function splitSalt(
  name: string,
  isIngredient: (name: string) => boolean,
): Pick<ParsedIngredient, 'ingredient' | 'salt'> | undefined {
  const lower = name.toLowerCase()
  if (isIngredient(lower)) return { ingredient: lower, salt: '' }
  const [, base = '', salt = ''] = /^(.+) (\S+)$/.exec(lower) ?? []
  if (ownValue(namedSalts, salt)) return isIngredient(base) ? { ingredient: base, salt } : undefined
  return omittedSalts.includes(salt) && !ingredientsDistinctBySalt.includes(base)
    ? splitSalt(base, isIngredient)
    : undefined
}

function strengthOf(digits: string, unit: string, of: string | undefined): ParsedIngredient['strength'] {
  const unitText = ownValue(strengthUnits, unit.toLowerCase())
  const perText = of === undefined ? { en: '', es: '' } : ownValue(perUnits, of.toLowerCase())
  if (!unitText || !perText) return undefined
  const inLanguage = (language: Language) =>
    [`${digits} ${unitText[language]}`, perText[language]].filter(Boolean).join(' ')
  return { en: inLanguage('en'), es: inLanguage('es') }
}

/** Splits the amounts before the first ingredient from a name. */
function takeAmounts(name: string): {
  readonly rest: string
  readonly found: readonly { readonly unit: string; readonly count: string }[]
} {
  const [, count, unit, rest] = amountPattern.exec(name) ?? []
  if (count === undefined || unit === undefined || rest === undefined) return { rest: name, found: [] }
  const next = takeAmounts(rest)
  return { rest: next.rest, found: [{ unit: unit.toLowerCase(), count }, ...next.found] }
}

/** Parses an RxNorm name; undefined for packs and when a part is not certain. */
export function parseMedicine(name: string, isIngredient: (name: string) => boolean): ParsedMedicine | undefined {
  const [, written = '', brand] = /^(.*?)(?: \[([^[\]]{1,40})\])?$/.exec(name.trim().replace(/ {2,}/g, ' ')) ?? []
  if (/[[\]{}]/.test(written) || packPattern.test(brand ?? '')) return undefined
  const { rest, found } = takeAmounts(written.replace(approvalPattern, ''))
  const pieces = rest.split(' / ')
  const read = pieces.map((piece, index) => {
    const [, substance, digits, unit, of, after] = strengthPattern.exec(piece) ?? []
    const isLast = index === pieces.length - 1
    if (substance === undefined || digits === undefined || unit === undefined || (after !== undefined && !isLast))
      return undefined
    const ingredient = splitSalt(substance, isIngredient)
    const strength = strengthOf(digits, unit, of)
    return ingredient && strength ? { ...ingredient, strength, after } : undefined
  })
  if (read.includes(undefined)) return undefined
  const parsed = read.flatMap((each) => each ?? [])
  const last = parsed.at(-1)
  const form = last?.after === undefined ? undefined : ownValue(doseForms, last.after.toLowerCase())
  if (
    !last ||
    (last.after !== undefined && !form) ||
    new Set(parsed.map(({ ingredient }) => ingredient)).size < parsed.length
  )
    return undefined
  // "Long-acting" already includes the hours.
  const shownAmounts = found.filter(({ unit }) => !(unit === 'hr' && form?.en.startsWith('long-acting')))
  return {
    ingredients: parsed.map(({ ingredient, salt, strength }) => ({ ingredient, salt, strength })),
    form,
    amounts: shownAmounts.flatMap(({ unit, count }) => ownValue(packageAmounts, unit)?.(count) ?? []),
    brand: brand?.trim() || undefined,
  }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The plain name of a parsed medicine: ingredients with strengths in order, form, amounts and brand. */
export function formatMedicine(
  { ingredients, form, amounts: found, brand }: ParsedMedicine,
  language: Language,
  nameOf: (ingredient: string) => string,
): string {
  const parts = ingredients.map(({ ingredient, salt, strength }, index) => {
    const substance = (ownValue(namedSalts, salt)?.[language] ?? '{name}').replace('{name}', () =>
      uncapitalize(nameOf(ingredient)),
    )
    return [index === 0 ? capitalize(substance) : substance, strength?.[language]].filter(Boolean).join(' ')
  })
  const and = language === 'en' ? ' and ' : ' y '
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}` : (parts[0] ?? '')
  const inBrackets = [...found.map((each) => each[language]), ...(brand === undefined ? [] : [brand])]
    .map((each) => ` (${each})`)
    .join('')
  return `${list}${form ? `, ${form[language]}` : ''}${inBrackets}`
}
