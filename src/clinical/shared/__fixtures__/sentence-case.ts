import type { LanguageCode } from '../../../i18n/language'

/** One row of docs/sentences.md: facts of a record, and the sentences that the app makes of them. */
export interface SentenceCase {
  /** What the record holds, for the reviewer. */
  readonly facts: string
  /** The sentences, with words of the record in quotation marks. */
  sentences(language: Extract<LanguageCode, 'en' | 'es'>): string
}

/** The sentences of one kind of page. */
export interface SentenceStory {
  readonly title: string
  readonly intro: string
  readonly sections: readonly {
    readonly title: string
    readonly rule: string
    readonly cases: readonly SentenceCase[]
  }[]
}
