/** A longer text is on the page of its record alone. */
const MAX_CHARACTERS = 80
/** Fewer words are a heading or a part of a sentence. */
const MIN_WORDS = 3

/** Abbreviations after which a sentence goes on, such as "Mrs." */
const endsInAbbreviation = /(?:^|\s)(?:\p{Lu}\p{Ll}{0,2}|[ei]\.[eg]|vs|approx|no)\.$/u

/** A text of one short line, else the first sentence of its first line with "…" for what follows; undefined where that is longer or may be none. */
export function firstSentence(text: string): string | undefined {
  const [line = '', ...others] = text
    .split('\n')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '')
  if (line !== '' && line.length <= MAX_CHARACTERS && others.length === 0) return line
  const sentence = /^.*?[.!?…](?=\s|$)/u.exec(line)?.[0]
  if (sentence === undefined || sentence.length > MAX_CHARACTERS || endsInAbbreviation.test(sentence)) return undefined
  return sentence.split(' ').length < MIN_WORDS ? undefined : `${sentence} …`
}
