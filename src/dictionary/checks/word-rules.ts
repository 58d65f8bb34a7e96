import type { EntryWords, OwnEntry } from '../entry'

/** A rule of the words: what breaks it, and what to tell whoever writes. */
interface Rule {
  readonly wrong: RegExp
  readonly says: string
}

const word = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu')

const amount = word(
  '\\d[\\d.,]* ?(?:mg|mcg|µg|ug|g|kg|ml|dl|l|iu|ui|units?|unidad(?:es)?|tablets?|tabletas?|pills?|pastillas?|drops?|gotas?|puffs?|percent|por ciento|mmhg|times a day|veces al día)',
)
const everywhere: readonly Rule[] = [
  { wrong: amount, says: 'has an amount' },
  { wrong: /\d+ ?%/, says: 'has an amount' },
  { wrong: /["'«»]/, says: 'has a straight or angled mark: use “ ” and ’' },
  { wrong: /[[\]{}<>|\t\n]/, says: 'has a bracket, a bar or a break' },
  { wrong: / {2,}| [,.;:?!]|^ | $/, says: 'has a blank too many' },
  { wrong: /!|…/, says: 'has an exclamation mark or dots' },
  {
    wrong: /\((?:disorder|finding|procedure|situation|substance|event|observable entity)\)/,
    says: 'has a tag of SNOMED CT',
  },
]

/** Words that would judge a value, promise, advise or speak to the person. */
export const bannedWords: Readonly<Record<'en' | 'es', readonly Rule[]>> = {
  en: [
    ...everywhere,
    {
      wrong: word(
        'normal(?:ly)?|abnormal(?:ly|ity)?|good|bad|badly|better|best|worse|worst|healthy|unhealthy|dangerous|serious(?:ly)?|positive|negative',
      ),
      says: 'judges: a word that the rules ban',
    },
    {
      wrong: word('should|must|avoid|ask (?:the|a)|talk to|consult|see a doctor'),
      says: 'advises: a word that the rules ban',
    },
    { wrong: word('you|your|yours|yourself|we|our'), says: 'speaks to the person or of us' },
    { wrong: word('doses?'), says: 'speaks of a dose' },
  ],
  es: [
    ...everywhere,
    {
      wrong: word(
        'a?normal(?:es|mente)?|buen[oa]?s?|mal[oa]s?|mejor(?:es)?|peor(?:es)?|san[oa]s?|saludables?|peligros[oa]s?|graves?|gravemente|positiv[oa]s?|negativ[oa]s?',
      ),
      says: 'judges: a word that the rules ban',
    },
    {
      wrong: word('deben?|debería[ns]?|deberá[ns]?|evit(?:e|en|ar|a|an)|pregunte|consulte|hable con|pida'),
      says: 'advises: a word that the rules ban',
    },
    {
      wrong: word('usted(?:es)?|su|sus|suy[oa]s?|tú|tus?|te|ti|nosotros|nuestr[oa]s?'),
      says: 'speaks to the person: “su” and “usted” are not for proxies',
    },
    { wrong: word('dosis'), says: 'speaks of a dose' },
    {
      wrong: word(
        'droga|fármacos?|afecci[oó]n(?:es)?|padecimientos?|expediente|cuidados|equipo médico|examen|exámenes',
      ),
      says: 'has a word that the glossary of docs/words.md replaces',
    },
  ],
}

const longestName = 50
const longestAbout = 200
const longestFind = 40
const mostFinds = 10

/** Sentences of a text: what ends with a stop that a blank or the end follows. */
const sentencesOf = (text: string): number => text.split(/[.?](?:\s|$)/).filter((part) => part.trim() !== '').length

function lengthProblems({ name, about, find = [] }: EntryWords): readonly string[] {
  return [
    ...(name.length > longestName ? [`name has ${String(name.length)} characters of ${String(longestName)}`] : []),
    ...(about.length > longestAbout ? [`about has ${String(about.length)} characters of ${String(longestAbout)}`] : []),
    ...(sentencesOf(about) > 2 ? ['about has more than two sentences'] : []),
    ...(/[.?]$/.test(about) ? [] : ['about does not end with a full stop']),
    ...(/[.:;,]$/.test(name) ? ['name ends with a sign'] : []),
    ...(find.length > mostFinds ? [`find has more than ${String(mostFinds)} words`] : []),
    ...(new Set(find).size < find.length ? ['find has a word twice'] : []),
    ...find
      .filter((each) => each !== each.toLowerCase() || each.trim() !== each || each === '' || each.length > longestFind)
      .map((each) => `find “${each}” is not short and in lower case`),
  ]
}

/** What is against the rules in the words of one language. */
export function wordProblems(words: EntryWords, language: 'en' | 'es'): readonly string[] {
  const broken = (['name', 'about'] as const).flatMap((part) =>
    bannedWords[language].flatMap(({ wrong, says }) => {
      const found = wrong.exec(words[part])
      return found ? [`${part} ${says}: “${found[0]}”`] : []
    }),
  )
  return [...broken, ...lengthProblems(words)]
}

/** What is against the rules in an entry, each with its id and language. */
export const entryProblems = (entry: OwnEntry): readonly string[] =>
  (['en', 'es'] as const).flatMap((language) =>
    wordProblems(entry[language], language).map((problem) => `${entry.id} ${language}: ${problem}`),
  )
