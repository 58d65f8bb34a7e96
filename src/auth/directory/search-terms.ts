/** How names of health systems are split into terms and assigned to files, for the tool that creates a directory (tools/directory) and the page that reads it. */

/** Words that do not distinguish systems and that people add or omit. */
const STOP_WORDS = new Set([
  'the',
  'of',
  'and',
  'for',
  'in',
  'at',
  'a',
  'an',
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'y',
  'www',
  'http',
  'https',
])

/** Spellings of one word, each of which finds the others. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['st', 'saint', 'sainte', 'ste'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['univ', 'university', 'u'],
  ['hosp', 'hospital', 'hospitals'],
  ['ctr', 'center', 'centre', 'centers'],
  ['med', 'medical', 'medicine'],
  ['assoc', 'assn', 'associates', 'association'],
  ['grp', 'group'],
  ['dept', 'department'],
  ['reg', 'regional'],
  ['co', 'county'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['peds', 'pediatrics', 'pediatric', 'paediatrics'],
  ['ortho', 'orthopedics', 'orthopaedics', 'orthopedic'],
  ['gyn', 'gynecology', 'gynaecology'],
  ['dr', 'doctor'],
]
const synonymsOf = new Map(SYNONYMS.flatMap((group) => group.map((word) => [word, group] as const)))

/** A text in lower case, without accents and apostrophes, with all other symbols as one space. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const wordsOf = (text: string): readonly string[] =>
  foldName(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(word))

const WEB_ADDRESS =
  /^\s*(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|mil|us|uk|ca|health|healthcare|care|clinic|hospital|md|io|co|info|example))(?:[:/?#]\S*)?\s*$/i

/** The part of a web address that names its owner: `cobblemere` of `https://my.cobblemere.example/login`; undefined for what is no address. */
export function domainOwner(text: string): string | undefined {
  const labels = WEB_ADDRESS.exec(text)?.[1]?.toLowerCase().split('.').slice(0, -1) ?? []
  return labels.findLast((label) => !['co', 'com', 'org', 'gov', 'ac'].includes(label)) ?? labels.at(-1)
}

/** A query as the terms that a system must have. Single letters are joined as initials. */
export function queryTerms(text: string): readonly string[] {
  const words = [...new Set(wordsOf(domainOwner(text) ?? text))]
  return words.length > 1 && words.every((word) => word.length === 1) ? [words.join('')] : words
}

/** The initials of a name, as people abbreviate it: `ukh`. */
function initials(words: readonly string[]): readonly string[] {
  return words.length > 1 ? [words.map((word) => [...word][0] ?? '').join('')] : []
}

/** Every term that these texts are found by: their words, synonyms, initials, and pairs of neighbouring words joined. */
export function searchTerms(texts: readonly string[]): readonly string[] {
  const ofText = (words: readonly string[]): readonly string[] => [
    ...words.flatMap((word) => [word, ...(synonymsOf.get(word) ?? []), ...(word === 'healthcare' ? ['care'] : [])]),
    ...initials(words),
    ...words.slice(1).map((word, i) => `${words[i]}${word}`),
  ]
  return [...new Set(texts.flatMap((text) => ofText(wordsOf(text))))]
}

/** The terms that these texts are filed under: as `searchTerms`, without joined pairs, which share a prefix with their first word, and single-letter synonyms. */
export function indexTerms(texts: readonly string[]): readonly string[] {
  const ofText = (words: readonly string[]): readonly string[] => [
    ...words.flatMap((word) => [word, ...(synonymsOf.get(word) ?? []).filter((synonym) => synonym.length > 1)]),
    ...initials(words),
  ]
  return [...new Set(texts.flatMap((text) => ofText(wordsOf(text))))]
}

/** The prefixes of a word, from two letters on, that files may be named after. */
export function prefixesOf(word: string): readonly string[] {
  const letters = [...word]
  return letters.length < 2 ? [word] : letters.slice(1).map((_, i) => letters.slice(0, i + 2).join(''))
}

/** The name of the file of the systems that have a word with this prefix. */
export function indexFileName(prefix: string): string {
  return /^[a-z0-9]+$/.test(prefix)
    ? prefix
    : `x${[...prefix].map((letter) => letter.codePointAt(0)?.toString(16)).join('x')}`
}

/** The file that has the system with this base for an EHR launch: one of 256, so that a launch reads a small one. */
export function launchFileName(base: string): string {
  let sum = 0
  for (const letter of base) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return (sum % 256).toString(16).padStart(2, '0')
}
