/** What a plain name says in brackets after its short form, with a capital letter: "Penicillin G (an antibiotic)". */
export function explanationInName(plainName: string, short: string): string | undefined {
  const found = /^ \((.+)\)$/.exec(plainName.slice(short.length))?.[1]
  return found === undefined ? undefined : `${found.charAt(0).toUpperCase()}${found.slice(1)}`
}
