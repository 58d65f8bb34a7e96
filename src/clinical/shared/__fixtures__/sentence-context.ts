import { loadPageMessages } from '../../../i18n/messages'
import type { MessageAudience } from '../../../i18n/audience'
import type { SentenceContext } from '../opening-sentence'
import type { SentenceCase } from './sentence-case'

/** The day of the tables of sentences, and the day on which a person of them died. */
export const SENTENCES_TODAY = '2026-11-26'
const DEATH = '2026-10-30'

export type SentenceLanguage = Parameters<SentenceCase['sentences']>[0]

const messages = { en: await loadPageMessages('en'), es: await loadPageMessages('es') }

/** The context of a table of sentences: of the patient, or of `reader`. */
export const sentenceContext = (
  language: SentenceLanguage,
  reader: Partial<MessageAudience> = {},
): SentenceContext => ({
  messages: messages[language],
  reader: { audience: 'patient', ...reader },
  status: { today: SENTENCES_TODAY, died: reader.hasDied === true ? { on: DEATH } : undefined },
})

/** Words that no sentence of the app may have, apart from words of the record in quotation marks. */
export const neverInSentences = {
  en: /\b(?:better|worse|(?:ab)?normal|(?:un)?stable|improv|controlled|(?:over)?due\b|up to date|protected|(?:un)?safe|good|bad|fine|worr|danger|alarm|should|must|because|diagnos|entry|entries|as sent|listed as|in words|marked by|refused|denie|complain|very)|!/i,
  es: /(?<!\p{L})(?:mejor|peor|(?:a)?normal|estable|controlad|vencid|al día|protegid|segur|buen|mal[oa]?(?!\p{L})|peligr|alarm|debe|porque|diagn|anotación|figura|vigente|expediente|rechaz)|!/iu,
} as const

/** Without words of the record. */
export const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, '“”')
