import { isObject, listOf, objectsOf, textOf, type Json } from '../lib/json'

/** A HumanName in words: its text, else prefix, given names, family, suffix. */
export function nameText(name: unknown): string | undefined {
  if (!isObject(name)) return undefined
  const parts = [...listOf(name['prefix']), ...listOf(name['given']), name['family'], ...listOf(name['suffix'])].map(
    textOf,
  )
  return textOf(name['text']) ?? textOf(parts.filter((part) => part !== undefined).join(' '))
}

const order = ['official', 'usual', undefined, 'temp', 'nickname', 'anonymous', 'maiden', 'old']

/** The name to call someone by: current official, else usual, never an old one while another is there. */
export function chosenName(names: unknown): Json | undefined {
  const rank = (name: Json): number => {
    const at = order.indexOf(textOf(name['use']))
    const ended = isObject(name['period']) && textOf(name['period']['end']) !== undefined
    return (at < 0 ? order.indexOf(undefined) : at) + (ended ? order.length : 0)
  }
  return objectsOf(names)
    .filter((name) => nameText(name) !== undefined)
    .sort((a, b) => rank(a) - rank(b))[0]
}

/** The words of the chosen name among several. */
export function chosenNameText(names: unknown): string | undefined {
  return nameText(chosenName(names))
}

/** The first given name of the chosen name, for a banner ("Leo's record"). */
export function firstNameOf(names: unknown): string | undefined {
  const chosen = chosenName(names)
  return listOf(chosen?.['given'])
    .map(textOf)
    .find((given) => given !== undefined)
}
