/** Inverts a table of spellings separated by bars: the key of each spelling. */
export function invertSpellings(spellings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([part, words]) => words.split('|').map((word) => [word, part])),
  )
}
