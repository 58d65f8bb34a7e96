import type { GlancePhrase, GlanceText, GlanceTone } from './glance'

// The only place that makes the branded type, whose brand does not exist at run time.
const make = (source: GlanceText['source'], text: string, language?: string): GlanceText =>
  ({ text, source, ...(language === undefined ? {} : { language }) }) as unknown as GlanceText

/** Words of the app, in the reader's language. */
export const appText = (text: string): GlanceText => make('app', text)

/** Words of the record; `language` where it is known. */
export const writtenText = (text: string, language?: string): GlanceText => make('record', text, language)

/** Words of the record in quotation marks. */
export const quotedText = (text: string): GlanceText => make('record', `“${text}”`)

/** The same words in quotation marks, unless they are the app's. */
export const quoted = (words: GlanceText): GlanceText =>
  words.source === 'app' ? words : make(words.source, `“${words.text}”`, words.language)

/** A name from a code system, which is in English unless the record or the name itself says otherwise. */
export const codedText = (text: string, language?: string): GlanceText => make('coded', text, language)

/** A value followed by its unit. */
export const textWithUnit = ({ source, text, language }: GlanceText, unit: string): GlanceText =>
  make(source, `${text}\u00a0${unit}`, language)

/** Texts of one origin and language as one, with commas between them; others stay apart. */
export function joinTexts(texts: readonly GlanceText[]): readonly GlanceText[] {
  const [{ source, language } = appText('')] = texts
  return texts.every((each) => each.source === source && each.language === language)
    ? [make(source, texts.map(({ text }) => text).join(', '), language)]
    : texts
}

/** A phrase; without a tone it is plain text. */
export const phraseOf = (text: GlanceText, tone?: GlanceTone): GlancePhrase =>
  tone === undefined ? { text } : { text, tone }
