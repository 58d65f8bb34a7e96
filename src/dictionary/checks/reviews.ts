import type { OwnEntry } from '../entry'

/** What each review is about: a change of it makes the review stale. */
const reviewed = {
  clinical: ({ codes, en, es }: OwnEntry) => [
    codes.map(({ system, code }) => `${system}|${code}`),
    en.name,
    en.about,
    es.name,
    es.about,
  ],
  plain: ({ en, es }: OwnEntry) => [en.name, en.about, es.name, es.about],
  spanish: ({ es }: OwnEntry) => [es.name, es.about],
} as const

/** A short mark of a text (FNV-1a). It tells texts apart and proves nothing. */
function mark(text: string): string {
  const hash = [...text].reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x0100_0193) >>> 0,
    0x811c_9dc5,
  )
  return hash.toString(16).padStart(8, '0')
}

/** The mark that a review of these words carries. */
export const reviewMark = (entry: OwnEntry, review: keyof typeof reviewed): string =>
  mark(JSON.stringify(reviewed[review](entry)))

/** Reviews of other words than those that are there now. */
export const staleReviews = (entry: OwnEntry): readonly string[] =>
  (['clinical', 'plain', 'spanish'] as const).flatMap((review) => {
    const made = entry.reviewed[review]
    const now = reviewMark(entry, review)
    return made && made.of !== now
      ? [`${entry.id}: the ${review} review is of other words: read it again and write of: '${now}', or null`]
      : []
  })
