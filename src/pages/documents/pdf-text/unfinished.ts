import type { TextPiece } from '../../../components/note-terms/text-with-terms'

/** The texts of pages as one text, and each page as a part of it. */
export function joinPages(pages: readonly string[]): { readonly text: string; readonly pieces: readonly TextPiece[] } {
  let start = 0
  const pieces = pages.map((page) => {
    const piece = { start, end: start + page.length }
    start = piece.end + 1
    return piece
  })
  return { text: pages.join('\n'), pieces }
}

const SENTENCE_END = /[.!?:][)”"'’]?$/

/** The ends of the lines of a page that end a sentence, as offsets in the page. */
function sentenceEnds(page: string): readonly number[] {
  let end = -1
  return page.split('\n').flatMap((line) => {
    end += line.length + 1
    return SENTENCE_END.test(line.trimEnd()) ? [end] : []
  })
}

/**
 * The parts around the ends of pages in which no term can be explained: a sentence may go on after the foot and the head of a page, and what negates a
 * term may be on the other side.
 */
export const unfinishedParts = (text: string, pieces: readonly TextPiece[]): readonly TextPiece[] =>
  pieces.slice(1).map((next, index) => {
    const page = pieces[index] ?? next
    return {
      start: page.start + (sentenceEnds(text.slice(page.start, page.end)).at(-1) ?? 0),
      end: next.start + (sentenceEnds(text.slice(next.start, next.end))[0] ?? next.end - next.start),
    }
  })
