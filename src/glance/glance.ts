import type { LanguageCode } from '../i18n/language'

declare const madeByGlance: unique symbol

/**
 * A text of a glance row. Only `text.ts` of this folder makes one, so that a row cannot be given origins, explanations or notes, which stand on the
 * page of the record.
 */
export interface GlanceText {
  readonly text: string
  /** `app`: in the reader's language; `record`: written in the record, `coded`: a name from a code system. The row marks the language of these. */
  readonly source: 'app' | 'record' | 'coded'
  /** Language of the text, where the record states it or the reader must know it. */
  readonly language?: LanguageCode | string
  readonly [madeByGlance]: true
}

/** Meaning of a phrase, worst first; always with an icon and words. */
export const glanceTones = ['stop', 'warn', 'out', 'wait', 'good', 'in'] as const
export type GlanceTone = (typeof glanceTones)[number]

/** A phrase about a record, such as "High risk" or its directions. Without a tone it is plain text. */
export interface GlancePhrase {
  readonly text: GlanceText
  readonly tone?: GlanceTone
  /** The side of a range, which the icon of the phrase shows. */
  readonly side?: 'above' | 'below' | 'outside'
}

export interface GlanceValue {
  /** A number as digits in the reader's language, or the words of the result. */
  readonly text: GlanceText
  readonly unit?: string
}

/** A day for the reader and for machines. */
export interface GlanceDate {
  readonly text: GlanceText
  /** As sent; undefined where the text is an age or words. */
  readonly raw?: string
}

/** Everything that a row of a list may show about a record: one row, one link. Whatever has no member here belongs on the page of the record. */
export interface Glance {
  /** Unique in its list. */
  readonly key: string
  /** Path of the page of the record. */
  readonly href: string
  readonly name: GlanceText
  /** After the name, lighter: strength and form. */
  readonly detail?: GlanceText
  readonly value?: GlanceValue
  /** Worst first. */
  readonly phrases: readonly GlancePhrase[]
  readonly date?: GlanceDate
  /** Earlier numbers of a test, oldest first, in the unit of the value, with its range. */
  readonly sparkline?: { readonly values: readonly number[]; readonly low?: number; readonly high?: number }
}

/** The worst tone of a row, for its order in a list; undefined for a row without one. */
export const worstTone = ({ phrases }: Glance): GlanceTone | undefined =>
  glanceTones.find((tone) => phrases.some((phrase) => phrase.tone === tone))

/** Order of the phrases of a row, worst first. */
export const byTone = (a: GlancePhrase, b: GlancePhrase): number => rankOfTone(a) - rankOfTone(b)
const rankOfTone = ({ tone }: GlancePhrase): number =>
  tone === undefined ? glanceTones.length : glanceTones.indexOf(tone)

/** Rows with `stop` first, then `warn`, then the others, each in the order of the page. */
export function worstFirst(rows: readonly Glance[]): readonly Glance[] {
  const rank = (row: Glance): number => Math.min(2, ['stop', 'warn'].indexOf(worstTone(row) ?? '') >>> 0)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
