/** How names of health systems are cut into words and filed; the tool that makes a directory (tools/directory) and the page that reads it have to agree. */

/** Words that nobody can be told apart by, and that people leave out or put in. */
const silent = new Set([
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

/** Ways to write one word, each found by the others. */
const twins: readonly (readonly string[])[] = [
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
const twinsOf = new Map(twins.flatMap((group) => group.map((word) => [word, group] as const)))

/** A text in plain small letters: without accents and apostrophes, all other signs as one space. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const plainWords = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !silent.has(word))

const address =
  /^\s*(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|mil|us|uk|ca|health|healthcare|care|clinic|hospital|md|io|co|info|example))(?:[:/?#]\S*)?\s*$/i

/** The part of a web address that names its owner: `cobblemere` of `https://my.cobblemere.example/login`; undefined for what is no address. */
export function ownerOf(text: string): string | undefined {
  const labels = address.exec(text)?.[1]?.toLowerCase().split('.').slice(0, -1) ?? []
  return labels.findLast((label) => !['co', 'com', 'org', 'gov', 'ac'].includes(label)) ?? labels.at(-1)
}

/** What somebody typed, as the words that a system has to have. Letters that stand alone are taken for initials. */
export function queryWords(text: string): readonly string[] {
  const words = [...new Set(plainWords(ownerOf(text) ?? text))]
  return words.length > 1 && words.every((word) => word.length === 1) ? [words.join('')] : words
}

/** The first letters of the words of a name, as people shorten it: `ukh`. */
function initials(words: readonly string[]): readonly string[] {
  return words.length > 1 ? [words.map((word) => [...word][0] ?? '').join('')] : []
}

/** Every word that one of these texts is found by: its own, those that mean the same, initials, and two neighbours as one. */
export function searchWords(texts: readonly string[]): readonly string[] {
  const ofText = (words: readonly string[]): readonly string[] => [
    ...words.flatMap((word) => [word, ...(twinsOf.get(word) ?? []), ...(word === 'healthcare' ? ['care'] : [])]),
    ...initials(words),
    ...words.slice(1).map((word, i) => `${words[i]}${word}`),
  ]
  return [...new Set(texts.flatMap((text) => ofText(plainWords(text))))]
}

/** The words that these texts are filed by. As `searchWords`, without neighbours, which begin as the first of them does, and without single letters that only mean the same. */
export function filedWords(texts: readonly string[]): readonly string[] {
  const ofText = (words: readonly string[]): readonly string[] => [
    ...words.flatMap((word) => [word, ...(twinsOf.get(word) ?? []).filter((twin) => twin.length > 1)]),
    ...initials(words),
  ]
  return [...new Set(texts.flatMap((text) => ofText(plainWords(text))))]
}

/** The beginnings of a word, from two letters on, that files may be named by. */
export function startsOf(word: string): readonly string[] {
  const letters = [...word]
  return letters.length < 2 ? [word] : letters.slice(1).map((_, i) => letters.slice(0, i + 2).join(''))
}

/** The name of the file of the systems with a word that begins so. */
export function fileOf(start: string): string {
  return /^[a-z0-9]+$/.test(start)
    ? start
    : `x${[...start].map((letter) => letter.codePointAt(0)?.toString(16)).join('x')}`
}

/** The file of a launch that has the system with this base: 256 files, so that a launch reads a small one. */
export function launchFileOf(base: string): string {
  let sum = 0
  for (const letter of base) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return (sum % 256).toString(16).padStart(2, '0')
}
