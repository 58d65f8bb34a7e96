import { describe, expect, it } from 'vitest'
import { neverInSentences, withoutQuotes, type SentenceLanguage } from './sentence-context'

/** Sentences of a table that is part of docs/sentences.md, with the facts that they are made of. */
interface SentenceTable {
  /** Facts and sentences in one language. */
  texts(language: SentenceLanguage): readonly (readonly [facts: string, text: string])[]
  /** Facts of which nothing is said, as of what was entered by mistake. */
  isSilent(facts: string): boolean
  /** Different sentences that the table must have at least. */
  readonly minDifferent: number
  /** Facts whose sentences the person reads, who is addressed; by default nobody is. */
  isAddressed?(facts: string): boolean
}

/** Tests of what holds for every sentence: at least 200 cases, no words that none may have, no address, nothing left open. */
export function describeEverySentence({ texts, isSilent, minDifferent, isAddressed }: SentenceTable): void {
  describe.each(['en', 'es'] as const)('every sentence (%s)', (language) => {
    const all = texts(language)
    const spoken = all.filter(([facts]) => !isSilent(facts))

    it('is tested with at least 200 cases', () => {
      expect(all.length).toBeGreaterThanOrEqual(200)
      expect(new Set(all.map(([, text]) => text)).size).toBeGreaterThanOrEqual(minDifferent)
    })

    it('has none of the words that no sentence may have', () => {
      expect(all.filter(([, text]) => neverInSentences[language].test(withoutQuotes(text)))).toEqual([])
    })

    it('is complete, and says nothing that was not sent', () => {
      for (const [facts, text] of spoken) {
        expect(text, facts).toMatch(/[.”]$/)
        expect(text, facts).toMatch(/^[\p{Lu}\d“]/u)
        expect(text, facts).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|\uFFFC|,\.|: \./)
      }
    })

    it('addresses nobody but the person, so that it is true for a proxy', () => {
      const address = { en: /\byou(?:r|rs)?\b/i, es: /(?<!\p{L})(?:sus?(?! fecha)|usted)(?!\p{L})/iu }[language]
      const byOthers = spoken.filter(([facts]) => isAddressed?.(facts) !== true)
      expect(byOthers.filter(([, text]) => address.test(withoutQuotes(text)))).toEqual([])
    })

    it('is missing only where nothing may be said', () => {
      expect(all.filter(([facts, text]) => (text === '') !== isSilent(facts))).toEqual([])
    })
  })
}
