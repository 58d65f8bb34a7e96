/** True when nothing has to be put between the text and a sentence that follows it. */
const isComplete = (text: string): boolean => /[.!?:…][)\]”"’']*$/u.test(text.trimEnd())

/** The text with a full stop, unless it ends in a mark that closes a sentence or introduces what follows. */
export const withFullStop = (text: string): string => (isComplete(text) ? text : `${text.trimEnd()}.`)

/** Sentences one after the other; empty ones are left out. Each but the last gets a full stop where it has none, so that no two run into each other. */
export function joinSentences(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== '')
  return filled.map((part, index) => (index < filled.length - 1 ? withFullStop(part) : part)).join(' ')
}
