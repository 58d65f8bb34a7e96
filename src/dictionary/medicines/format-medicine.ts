import { distinctSalts, namedSalts, packageAmounts, perUnits, strengthUnits } from './medicine-terms'
import type { ParsedIngredient, ParsedMedicine } from './parse-medicine'
import type { Quantity } from './read-strength'

type Language = 'en' | 'es'

/** Names an ingredient in the language of the reader; a strength counts a salt, so the name has to have it ("ferrous sulfate", not "iron"). */
export type IngredientName = (ingredient: string, hasStrength: boolean) => string

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const uncapitalize = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

function perText({ per }: Quantity, language: Language): string {
  return per === undefined ? '' : (own(perUnits, per.unit)?.(per.count)[language] ?? '')
}

const unitText = ({ unit }: Quantity, language: Language): string =>
  unit === undefined ? '' : (own(strengthUnits, unit)?.[language] ?? '')

const joinWords = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ')

const strengthText = (quantity: Quantity, language: Language): string =>
  joinWords(quantity.digits, unitText(quantity, language), perText(quantity, language))

/** Strengths that belong together: "5-325 mg", or "5 mg / 1 g" with different units. */
function togetherText(strengths: readonly Quantity[], language: Language): string {
  const [last] = strengths.slice(-1)
  if (!last) return ''
  const isSame = strengths.every(
    ({ unit, per }) => (unit === undefined || unit === last.unit) && (per === undefined || per.unit === last.per?.unit),
  )
  return isSame
    ? joinWords(strengths.map(({ digits }) => digits).join('-'), unitText(last, language), perText(last, language))
    : strengths.map((each) => strengthText(each, language)).join(' / ')
}

function ingredientText(
  { ingredient, salt, strength }: ParsedIngredient,
  language: Language,
  nameOf: IngredientName,
  hasStrength: boolean,
): string {
  const pattern = own(namedSalts, salt) ?? own(distinctSalts, salt)
  const name = uncapitalize(nameOf(ingredient, hasStrength))
  const substance = (pattern?.[language] ?? '{name}').replace('{name}', () => name)
  return strength ? joinWords(substance, strengthText(strength, language)) : substance
}

/** The word for one release from a container: what is sprayed or comes from a patch is no puff. */
function withReleaseWord(text: string, form: ParsedMedicine['form']): string {
  const word = form?.en.includes('spray') === true ? 'spray' : 'dose'
  return form && !/inhaler|breathe/.test(form.en) ? text.replace(/\bpuff(s?)\b/g, `${word}$1`) : text
}

/** "a", "a and b", "a, b and c". */
function listText(parts: readonly string[], language: Language): string {
  // Spanish has "e" before the sound of "i".
  const spanishAnd = /^h?i(?!e)/.test(parts.at(-1) ?? '') ? ' e ' : ' y '
  const and = language === 'en' ? ' and ' : spanishAnd
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}` : (parts[0] ?? '')
}

const packWords = {
  en: { pack: 'Pack', inert: 'without medicine', forDays: (days: string) => `pack for ${days} days` },
  es: { pack: 'Paquete', inert: 'sin medicina', forDays: (days: string) => `paquete para ${days} días` },
} as const

/** The plain name of a parsed medicine: ingredients with strengths in order, form, amounts and brand. */
export function formatMedicine(medicine: ParsedMedicine, language: Language, nameOf: IngredientName): string {
  const { ingredients, strengths, form, amounts, brands, days, contents } = medicine
  const inBrackets = [
    // "Long-acting" already includes the hours.
    ...amounts
      .filter(({ unit }) => !(unit === 'hr' && form?.en.startsWith('long-acting')))
      .flatMap(({ unit, count }) => own(packageAmounts, unit)?.(count)[language] ?? []),
    ...(brands.length > 0 ? [brands.join(', ')] : []),
  ]
    .map((each) => ` (${each})`)
    .join('')
  if (contents) {
    const parts = contents.map(
      ({ count, medicine: part }) =>
        `${count} × ${part ? uncapitalize(formatMedicine(part, language, nameOf)) : packWords[language].inert}`,
    )
    return `${packWords[language].pack}: ${parts.join('; ')}${inBrackets}`
  }
  const names = ingredients
    .map((each) => ingredientText(each, language, nameOf, each.strength !== undefined || strengths.length > 0))
    // "Acetaminofén o paracetamol y codeína" would read like a choice.
    .map((text) => (ingredients.length > 1 ? text.replace(/^(\p{L}+) o (\p{L}+)/u, '$1 ($2)') : text))
  const parts = [
    capitalize(listText(names, language)),
    togetherText(strengths, language),
    form?.[language] ?? '',
    days === undefined ? '' : packWords[language].forDays(days),
  ]
  return withReleaseWord(parts.filter((part) => part !== '').join(', ') + inBrackets, form)
}
