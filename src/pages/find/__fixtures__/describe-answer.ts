import { sentencesText } from '../../../clinical/shared/opening-sentence'
import type { QuestionResult } from '../../../clinical/questions/question-answerer'

/** Ids of at most three records, and how many more there are. */
function idsText(ids: readonly (string | undefined)[]): string {
  const more = ids.length - 3
  return `[${ids.slice(0, 3).join(' ')}${more > 0 ? ` +${String(more)}` : ''}]`
}

/**
 * An answer as one line: its sentences and the records that prove it; `which:` with the records of several things of that name; `none:` with the reason
 * why there is no answer; `words` for a text that is no question.
 */
export function describeAnswer({ answer }: QuestionResult): string {
  if (answer === undefined) return 'words'
  if (answer.kind === 'none') return `none: ${answer.reason}`
  const ids = idsText(answer.records.map(({ id }) => id))
  return answer.kind === 'which' ? `which: ${ids}` : `${sentencesText(answer.sentences)} ${ids}`.trim()
}
