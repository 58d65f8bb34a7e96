import type { OfficialNameMatcher } from './code-tables'
import type { CodeText } from './code-text'
import type { dosage } from './locales/en/dosage'
import type { units } from './locales/en/units'
import type { values } from './locales/en/values'
import type { LanguageCode } from './language'
import type { Translated } from './translated'

/** What formatting a value needs of a language: its locale, and the texts inside values such as dates, amounts and directions. Immutable. */
export interface FormatContext {
  readonly code: LanguageCode
  /** BCP 47, for `Intl`. */
  readonly locale: string
  readonly codeText: CodeText
  readonly values: Translated<typeof values>
  readonly units: Translated<typeof units>
  readonly dosage: Translated<typeof dosage>
  /** True when a composed sentence may stand for directions written in another language; not loaded for the home page in English. */
  readonly saysTheSame?: (written: string, composed: string) => boolean
  /** Whether a medicine is swallowed, and in what form it is counted. Without it, directions have a neutral verb. Loaded as `detectLanguage`. */
  readonly isSwallowedForm?: (doses: unknown, words: string) => boolean
  readonly countedForm?: (
    amount: { readonly value: string; readonly unit?: string; readonly code?: string },
    words: string,
  ) => 'tablet' | 'capsule' | undefined
  /** The language of a text by its words; undefined where they do not tell. Not loaded for the first rows of the home page in English. */
  readonly detectLanguage?: (text: string) => LanguageCode | undefined
  /** These two come with the texts for codes by their code system, which pages load and the home page does not. */
  readonly matchesOfficialName?: OfficialNameMatcher
  readonly codeSystemName?: (system: string) => string
}

/**
 * True when the language has a text for the code, and `texts` are nothing but official names of the code: then that text can take their
 * place. A text that says more, or something else, was written by a person and stays.
 */
export const isOfficialName = (
  system: string,
  code: string,
  texts: readonly (string | undefined)[],
  format: FormatContext,
): boolean => format.matchesOfficialName?.(system, code, texts) ?? false
