import { foldText } from '../../resources/text-search'

/** What a question can be about. */
export type TopicKind = 'test' | 'medicine' | 'condition' | 'allergy' | 'vaccine' | 'procedure' | 'visit' | 'person'

/** Articles and prepositions that carry no meaning in a name or a question, in both languages. */
const FILLERS: ReadonlySet<string> = new Set(
  'the of please me mine show tell give find muestrame muestreme dime digame ensename busca el la los las un una unos unas lo de del al favor se'.split(
    ' ',
  ),
)

/** Words that name a kind of record, in both languages, in the singular. */
const KIND_WORDS: Readonly<Record<TopicKind, string>> = {
  test: 'test result level value reading measurement number count lab prueba examen resultado nivel valor analisis medicion lectura recuento',
  medicine:
    'medicine medication pill drug med prescription tablet medicina medicamento pastilla receta remedio tableta',
  condition: 'condition health salud problem disease diagnosis illness problema enfermedad condicion diagnostico',
  allergy: 'allergy allergic alergia alergico alergica',
  vaccine: 'vaccine vaccination shot jab immunization booster dose vacuna vacunacion inyeccion refuerzo dosis',
  procedure: 'procedure surgery operation procedimiento cirugia operacion',
  visit: 'visit appointment checkup visita cita consulta',
  person: 'doctor doctora dr dra provider clinician physician team care medico medica equipo atencion',
}

/** A word without the end of its plural, in both languages: good enough to compare two words, not to be shown. "vaccines" → vaccin, "doctores" → doctor. */
export function stem(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  const singular = /[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.replace(/s$/, '')
  return singular.length > 3 ? singular.replace(/e$/, '') : singular
}

/** The words of a text, without accents, capitals, punctuation and apostrophes: "What's Ana’s A1c?" → whats, anas, a1c. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The stems of the words that are no fillers. */
export const withoutFillers = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !FILLERS.has(word)).map(stem)

/** All of them. */
export const fillers: readonly string[] = [...FILLERS]

/** Words for times that are not read (`readSpan`), stemmed. No record has them for a name. */
const TIME_WORDS: ReadonlySet<string> = new Set(
  'week weekend yesterday tomorrow ago spring summer autumn winter monday tuesday wednesday thursday friday saturday sunday semana ayer primavera verano otono invierno lunes martes miercoles jueves viernes sabado domingo'
    .split(' ')
    .map(stem),
)

/** Whether a word is one for a time, such as "week". */
export const isTimeWord = (word: string): boolean => TIME_WORDS.has(word)

export const isFiller = (word: string): boolean => FILLERS.has(word)

const kindByWord: ReadonlyMap<string, TopicKind> = new Map(
  (Object.entries(KIND_WORDS) as [TopicKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [stem(word), kind] as const),
  ),
)

/** The kind of record that a word names, such as "shots"; undefined for any other word. */
export const kindNamedBy = (word: string): TopicKind | undefined => kindByWord.get(stem(word))

/** Every word that names a kind of record, in singular and plural. */
export const kindWords: readonly string[] = Object.values(KIND_WORDS)
  .flatMap((words) => words.split(' '))
  .flatMap((word) => [word, `${word}s`])
