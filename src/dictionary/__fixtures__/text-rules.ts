import type { EntryText, DictionaryEntry } from '../entry'

/** A text rule: the pattern that breaks it, and the message for the author. */
interface TextRule {
  readonly wrong: RegExp
  readonly message: string
}

const word = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu')

const amount = word(
  '\\d[\\d.,]* ?(?:mg|mcg|µg|ug|g|kg|ml|dl|l|iu|ui|units?|unidad(?:es)?|tablets?|tabletas?|pills?|pastillas?|drops?|gotas?|puffs?|percent|por ciento|mmhg|times a day|veces al día)',
)
const everywhere: readonly TextRule[] = [
  { wrong: amount, message: 'has an amount' },
  { wrong: /\d+ ?%/, message: 'has an amount' },
  { wrong: /["'«»]/, message: 'has a straight or angled mark: use “ ” and ’' },
  { wrong: /[[\]{}<>|\t\n]/, message: 'has a bracket, a bar or a line break' },
  { wrong: / {2,}| [,.;:?!]|^ | $/, message: 'has an extra space' },
  { wrong: /!|…/, message: 'has an exclamation mark or dots' },
  {
    wrong: /\((?:disorder|finding|procedure|situation|substance|event|observable entity)\)/,
    message: 'has a SNOMED CT tag',
  },
]

/** Words that would judge a value, promise, advise or address the person. */
export const bannedWords: Readonly<Record<'en' | 'es', readonly TextRule[]>> = {
  en: [
    ...everywhere,
    {
      wrong: word(
        'normal(?:ly)?|abnormal(?:ly|ity)?|good|bad|badly|better|best|worse|worst|healthy|unhealthy|dangerous|serious(?:ly)?|positive|negative',
      ),
      message: 'judges: a banned word',
    },
    {
      wrong: word('should|must|avoid|ask (?:the|a)|talk to|consult|see a doctor'),
      message: 'advises: a banned word',
    },
    { wrong: word('you|your|yours|yourself|we|our'), message: 'addresses the person or mentions us' },
    { wrong: word('doses?'), message: 'mentions a dose' },
  ],
  es: [
    ...everywhere,
    {
      wrong: word(
        'a?normal(?:es|mente)?|buen[oa]?s?|mal[oa]s?|mejor(?:es)?|peor(?:es)?|san[oa]s?|saludables?|peligros[oa]s?|graves?|gravemente|positiv[oa]s?|negativ[oa]s?',
      ),
      message: 'judges: a banned word',
    },
    {
      wrong: word('deben?|debería[ns]?|deberá[ns]?|evit(?:e|en|ar|a|an)|pregunte|consulte|hable con|pida'),
      message: 'advises: a banned word',
    },
    {
      wrong: word('usted(?:es)?|su|sus|suy[oa]s?|tú|tus?|te|ti|nosotros|nuestr[oa]s?'),
      message: 'addresses the person: “su” and “usted” are wrong for proxies',
    },
    { wrong: word('dosis'), message: 'mentions a dose' },
    {
      wrong: word(
        'droga|fármacos?|afecci[oó]n(?:es)?|padecimientos?|expediente|cuidados|equipo médico|examen|exámenes',
      ),
      message: 'has a word that the glossary of docs/i18n.md replaces',
    },
  ],
}

const MAX_NAME_CHARACTERS = 50
const MAX_ABOUT_CHARACTERS = 200
const MAX_SEARCH_TERM_CHARACTERS = 40
const MAX_SEARCH_TERMS = 10

/** The number of sentences: parts ending with a full stop or question mark before a space or the end. */
const sentenceCount = (text: string): number => text.split(/[.?](?:\s|$)/).filter((part) => part.trim() !== '').length

function lengthProblems({ name, about, find = [] }: EntryText): readonly string[] {
  return [
    ...(name.length > MAX_NAME_CHARACTERS
      ? [`name has ${String(name.length)} characters of ${String(MAX_NAME_CHARACTERS)}`]
      : []),
    ...(about.length > MAX_ABOUT_CHARACTERS
      ? [`about has ${String(about.length)} characters of ${String(MAX_ABOUT_CHARACTERS)}`]
      : []),
    ...(sentenceCount(about) > 2 ? ['about has more than two sentences'] : []),
    ...(/[.?]$/.test(about) ? [] : ['about does not end with a full stop']),
    ...(/[.:;,]$/.test(name) ? ['name ends with punctuation'] : []),
    ...(find.length > MAX_SEARCH_TERMS ? [`find has more than ${String(MAX_SEARCH_TERMS)} words`] : []),
    ...(new Set(find).size < find.length ? ['find has a word twice'] : []),
    ...find
      .filter(
        (each) =>
          each !== each.toLowerCase() ||
          each.trim() !== each ||
          each === '' ||
          each.length > MAX_SEARCH_TERM_CHARACTERS,
      )
      .map((each) => `find “${each}” is not short and in lower case`),
  ]
}

/** Problems in the texts of one language. */
export function textProblems(words: EntryText, language: 'en' | 'es'): readonly string[] {
  const broken = (['name', 'about'] as const).flatMap((part) =>
    bannedWords[language].flatMap(({ wrong, message }) => {
      const found = wrong.exec(words[part])
      return found ? [`${part} ${message}: “${found[0]}”`] : []
    }),
  )
  return [...broken, ...lengthProblems(words)]
}

/** Problems in the texts of an entry, each with its id and language. */
export const entryProblems = (entry: DictionaryEntry): readonly string[] =>
  (['en', 'es'] as const).flatMap((language) =>
    textProblems(entry[language], language).map((problem) => `${entry.id} ${language}: ${problem}`),
  )
