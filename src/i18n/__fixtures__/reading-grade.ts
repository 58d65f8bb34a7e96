/** Health terms, and terms of the app, without a shorter synonym; each counts as two syllables. */
const HEALTH_TERMS =
  /^(allerg(y|ies|ic)|medicines?|medications?|reactions?|prescriptions?|hospital|pharmac(y|ies|ist)|procedures?|vitamins?|conditions?|emergency|alergias?|medicinas?|medicamentos?|reacciones|recetas?|laboratorio|farmacia|vitaminas?|emergencias?|hospital|procedimientos?|resultados?|registros?|aplicación)$/

/** Syllables of an English word, by its vowel groups. */
export function countEnglishSyllables(word: string): number {
  const silent = word.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
  return silent.match(/[aeiouy]+/g)?.length ?? 1
}

/** Syllables of a Spanish word: a weak vowel forms a diphthong with its neighbor, unless it has an accent. */
export function countSpanishSyllables(word: string): number {
  const plain = word.replace(/qu(?=[eé])|qu(?=[ií])|gu(?=[eéií])/g, 'k').replace(/y$/, 'i')
  return plain.match(/[iuü]?[aeoáéó][iuü]?(?![aeoáéóíú])|[iuü]?[aeoáéó]|[íú]|[iuü]+/g)?.length ?? 1
}

interface TextMeasure {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
}

/** Counts for readability formulas; `easier` counts health terms as two syllables. */
export function measureText(text: string, syllables: (word: string) => number, easier = true): TextMeasure {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}']*/gu) ?? []
  return {
    words: words.length,
    sentences: Math.max(1, text.split(/[.!?…]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part)).length),
    syllables: words.reduce(
      (sum, word) => sum + (easier && HEALTH_TERMS.test(word) ? 2 : syllables(word.replaceAll("'", ''))),
      0,
    ),
  }
}

/** US school grade of an English text (Flesch-Kincaid). */
export function fleschKincaidGrade(text: string): number {
  const { words, sentences, syllables } = measureText(text, countEnglishSyllables)
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Reading ease of a Spanish text (Fernández-Huerta); 70 and more is fairly easy. */
export function fernandezHuertaEase(text: string): number {
  const { words, sentences, syllables } = measureText(text, countSpanishSyllables)
  return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences)
}
