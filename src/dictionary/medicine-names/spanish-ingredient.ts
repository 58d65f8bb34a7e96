/** Endings of ingredient names and their Spanish form; the first that matches counts. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/floxacin$/, 'floxacino'],
  [/platin$/, 'platino'],
  [/ine$/, 'ina'],
  [/in$/, 'ina'],
  [/([aeo])le$/, '$1l'],
  [/ide$/, 'ida'],
  [/ate$/, 'ato'],
  [/one$/, 'ona'],
  [/ane$/, 'ano'],
  [/ene$/, 'eno'],
  [/en$/, 'eno'],
  [/ose$/, 'osa'],
  [/ase$/, 'asa'],
  [/(tript|sart|sent|tent|dit|fib|xab|vapt)an$/, '$1án'],
  [/setron$/, 'setrón'],
  [/ium$/, 'io'],
  [/e$/, 'a'],
]

/** Spellings inside of words. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/^rh/, 'r'],
  [/ch(?=[lro])/g, 'c'],
  [/y/g, 'i'],
  [/([bdfgklmpstz])\1/g, '$1'],
  [/nn/g, 'n'],
  [/^s(?=[cpt])/, 'es'],
]

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

const spanishWord = (word: string): string => {
  const [ending, replacement] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, '']
  return spellings.reduce(
    (text, [pattern, spelling]) => text.replace(pattern, spelling),
    word.replace(ending, replacement),
  )
}

/** The Spanish name of an ingredient, made by the rules of international nonproprietary names. */
export function spanishIngredient(name: string): string {
  const acid = /^(.+)ic acid$/.exec(name)
  if (acid)
    return `ácido ${spanishWord(acid[1] ?? '').replace(/[aeiou](?=[^aeiou]+$)/, (vowel) => accents[vowel] ?? vowel)}ico`
  return name.split(' ').map(spanishWord).join(' ')
}
