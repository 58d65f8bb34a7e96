import { isObject, listOf, objectsOf, textOf, type Json } from '../lib/json'

/** A HumanName as text: its text, else prefix, given names, family, suffix. */
export function humanNameText(name: unknown): string | undefined {
  if (!isObject(name)) return undefined
  const parts = [...listOf(name['prefix']), ...listOf(name['given']), name['family'], ...listOf(name['suffix'])].map(
    textOf,
  )
  return textOf(name['text']) ?? textOf(parts.filter((part) => part !== undefined).join(' '))
}

const nameUseOrder = ['official', 'usual', undefined, 'temp', 'nickname', 'anonymous', 'maiden', 'old']

/** The preferred HumanName of several: official before usual, current before ended, `old` last. */
export function preferredName(names: unknown): Json | undefined {
  const rank = (name: Json): number => {
    const at = nameUseOrder.indexOf(textOf(name['use']))
    const ended = isObject(name['period']) && textOf(name['period']['end']) !== undefined
    return (at < 0 ? nameUseOrder.indexOf(undefined) : at) + (ended ? nameUseOrder.length : 0)
  }
  return objectsOf(names)
    .filter((name) => humanNameText(name) !== undefined)
    .sort((a, b) => rank(a) - rank(b))[0]
}

/** The text of the preferred name. */
export function preferredNameText(names: unknown): string | undefined {
  return humanNameText(preferredName(names))
}

/** The first given name of the preferred name, for a banner ("Leo's record"). */
export function firstNameOf(names: unknown): string | undefined {
  return listOf(preferredName(names)?.['given'])
    .map(textOf)
    .find((given) => given !== undefined)
}

/** The first letters of the given and the family name of the preferred name, else of its first and last word: "WE". Empty without letters. */
export function initialsOf(names: unknown): string {
  const family = textOf(preferredName(names)?.['family'])
  const given = firstNameOf(names)
  const words = given && family ? [given, family] : (preferredNameText(names) ?? '').split(/\s+/)
  const letters = words.flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('en')
}
