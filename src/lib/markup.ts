/**
 * Markup as text: for searching and comparing, never for display. All functions take time in proportion to the length of the text, whatever it holds.
 */

/** Replaces each tag, from `<` to the next `>`, by a text. */
export const replaceTags = (markup: string, by: string): string => markup.replace(/<[^<>]*>/g, by)

/** Replaces each of these elements and what is in it; one that does not end stays. `names` in lower case. */
export function replaceElements(markup: string, names: readonly string[], by: (element: string) => string): string {
  const start = new RegExp(`<(${names.join('|')})\\b`, 'gi')
  const unended = new Set<string>()
  const parts: string[] = []
  let at = 0
  for (let found = start.exec(markup); found; found = start.exec(markup)) {
    const name = (found[1] ?? '').toLowerCase()
    if (unended.has(name)) continue
    const end = new RegExp(`</${name}\\s{0,20}>`, 'gi')
    end.lastIndex = start.lastIndex
    if (!end.exec(markup)) {
      unended.add(name)
      continue
    }
    parts.push(markup.slice(at, found.index), by(markup.slice(found.index, end.lastIndex)))
    at = start.lastIndex = end.lastIndex
  }
  return parts.join('') + markup.slice(at)
}
