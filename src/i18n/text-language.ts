const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words that only one of the two languages has, most of them of directions and of sentences. */
const WORDS = {
  en: words(
    'the of and with for to by from at or in on is are was were be been not do did does has have had if when who this that these your you it its an as than then into under after before without per due until while please more less both other any all about up check visit take takes give tablet tablets capsule capsules puff puffs drop drops patch daily every day days times hour hours mouth bedtime inject apply twice once needed morning night evening meals food skin week weeks weekly month months year years blood pain left right upper lower history disorder finding disease therapy screening care education results',
  ),
  es: words(
    'el la los las de del y con para por que en un una unos unas se su sus al o es son era fue está están ha han si cuando quien este esta estos estas usted como más menos sin hasta desde sobre entre después antes tome tomar dé tableta tabletas cápsula cápsulas inhalación inhalaciones gota gotas parche cada día días diario diariamente veces vez hora horas boca acostarse inyecte aplique según necesite necesario mañana noche tarde comidas alimentos debajo piel semana mes año sangre dolor izquierdo derecho atención',
  ),
} as const

const countWords = (found: readonly string[], language: keyof typeof WORDS): number =>
  found.filter((word) => WORDS[language].has(word)).length

/** The language of a text by its words; undefined when there are too few or as many of both, as in "1 tab PO BID" or a name. */
export function detectLanguage(text: string): 'en' | 'es' | undefined {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [english, spanish] = [countWords(found, 'en'), countWords(found, 'es')]
  if (english === spanish) return undefined
  return english > spanish ? 'en' : 'es'
}
