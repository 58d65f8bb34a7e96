/** Words that directions are made of, and that one of the two languages alone has. */
const words: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'take takes give tablet tablets capsule capsules puff puffs drop drops patch daily every day days times hour hours with by mouth at bedtime inject apply twice once needed and the do not morning night evening before after meals food into under skin week weekly'.split(
      ' ',
    ),
  ),
  es: new Set(
    'tome tomar dé tableta tabletas cápsula cápsulas inhalación inhalaciones gota gotas parche cada día días diario diariamente veces vez hora horas con por boca al acostarse inyecte aplique según necesite necesario y el la mañana noche tarde antes después comidas alimentos debajo piel semana'.split(
      ' ',
    ),
  ),
}

/** The language that directions are written in, by their words; undefined where they say too little, such as "1 tab PO BID". */
export function languageOfDirections(text: string): 'en' | 'es' | undefined {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [english, spanish] = (['en', 'es'] as const).map(
    (language) => said.filter((word) => words[language]?.has(word)).length,
  )
  if (english === undefined || spanish === undefined || english === spanish) return undefined
  return english > spanish ? 'en' : 'es'
}
