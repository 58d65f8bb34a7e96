import { describe, expect, it } from 'vitest'
import { sourceTexts } from './__fixtures__/source-texts'

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Words that no text of the app uses, each kind with its reason. */
const forbidden: Readonly<Record<'en' | 'es', readonly (readonly [rule: string, wrong: RegExp])[]>> = {
  en: [
    ['say record, result, visit or note in place of “entry”', word('entry|entries')],
    [
      'have no “listed as”, “as sent”, “marked by”, “in words”, “closed”',
      word('listed as|as sent|marked by|in words|(?:kept|keeps) [^.]*closed|closed to'),
    ],
    ['do not begin a row with “The record says”', /^The record says/],
    ['have no stiff words', word('stands?|beside|somebody|nobody|whose|told|the way to')],
    ['neither apologize nor plead', word('oops|sorry|please')],
    [
      'do not judge results, people or care',
      word(
        'normal|abnormal|good|bad|better|worse|stable|controlled|due|overdue|up to date|safe|refused|denies|complains|(?:non-?)?compliant',
      ),
    ],
    ['neither exaggerate nor hedge twice', word('about roughly|very')],
    ['have no exclamation mark', /!/],
    ['do not say that a thing is “there”', /\b(?:is|are|was|were) (?:still )?there\b/i],
  ],
  es: [
    ['say “registro” and “actual”', word('expedientes?|anotaci[oó]n|anotaciones|vigentes?')],
    ['say “consta”', word('figur\\p{L}+ como')],
    ['say “tome” of what is swallowed', word('use|consuma')],
    [
      'do not judge results, people or care',
      word('(?:a?normal|mejor|peor)(?:es)?|buen[oa]?s?|mal[oa]s?|(?<!vez |veces |cantidad )al día'),
    ],
    ['do not say “hule”', word('hule')],
    ['have one “usted” in a sentence', /(?<!\p{L})usted(?!\p{L})[^.?]*(?<!\p{L})usted(?!\p{L})/iu],
  ],
}

/** Texts in which a forbidden word is right, with the reason. */
const allowed: Readonly<Record<'en' | 'es', readonly (readonly [right: RegExp, reason: string])[]>> = {
  en: [
    [/^Listed as taken$/, 'a medication statement: somebody says that the medicine is taken, which is no prescription'],
    [/^Old entry/, 'a medicine written down years ago: not known to be a prescription'],
    [/^Data entry(?: person)?$/, 'official name of a code, for care staff'],
    [
      /^(?:Critical a|A)bnormal$|^Normal$|^(?:Better|Worse)$|^Very restricted$/,
      'official name of a code, for care staff',
    ],
    [/^Due within$/, 'name of the FHIR element, for care staff'],
    [/refused by the server|server refuses|^Refused by the server/i, 'HTTP 403, for care staff'],
    [/If (?:you feel|the person feels) very sick, call 911/, 'the threshold for an emergency call'],
  ],
  es: [
    [/^(?:A?[Nn]ormal|Anormal crítico)$/, 'official name of a code, for care staff'],
    [/^Actualice el navegador o use otro|^No lo encontramos\. Quizás use otro nombre/, 'not about a medicine'],
    [/^[Uu]se$/, 'what is not swallowed, such as a cream'],
  ],
}

describe.each(['en', 'es'] as const)('texts in %s', (language) => {
  const texts = sourceTexts(language)
  const isAllowed = (text: string) => allowed[language].some(([right]) => right.test(text))

  it('are all read', () => {
    expect(texts.length).toBeGreaterThan(4500)
    expect(texts.map(([file]) => file)).toContain('code-systems/people.ts')
  })

  it.each(forbidden[language])('%s', (_rule, wrong) => {
    expect(texts.filter(([, text]) => wrong.test(text) && !isAllowed(text))).toEqual([])
  })

  it.each(allowed[language])('need the exception %s: %s', (right) => {
    expect(texts.some(([, text]) => right.test(text))).toBe(true)
  })
})
