/** A table of spellings, separated by bars, turned around: the key of each spelling. */
export function spreadWords(spellings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([part, words]) => words.split('|').map((word) => [word, part])),
  )
}
