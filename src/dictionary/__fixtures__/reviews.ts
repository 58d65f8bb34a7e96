import type { DictionaryEntry } from '../entry'

/** What each review covers; any change makes the review stale. */
const reviewed = {
  clinical: ({ codes, en, es }: DictionaryEntry) => [
    codes.map(({ system, code }) => `${system}|${code}`),
    en.name,
    en.about,
    es.name,
    es.about,
  ],
  plain: ({ en, es }: DictionaryEntry) => [en.name, en.about, es.name, es.about],
  spanish: ({ es }: DictionaryEntry) => [es.name, es.about],
} as const

/** A short fingerprint of a text (FNV-1a), not cryptographic. */
function fingerprint(text: string): string {
  const hash = [...text].reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x0100_0193) >>> 0,
    0x811c_9dc5,
  )
  return hash.toString(16).padStart(8, '0')
}

/** The fingerprint for a review of an entry. */
export const reviewMark = (entry: DictionaryEntry, review: keyof typeof reviewed): string =>
  fingerprint(JSON.stringify(reviewed[review](entry)))

/** Reviews of texts that have changed since. */
export const staleReviews = (entry: DictionaryEntry): readonly string[] =>
  (['clinical', 'plain', 'spanish'] as const).flatMap((review) => {
    const recorded = entry.reviewed[review]
    const current = reviewMark(entry, review)
    return recorded && recorded.of !== current
      ? [`${entry.id}: the ${review} review is outdated: review again and set of: '${current}', or null`]
      : []
  })
