import { stem } from './question-words'

/** Shorter words are never corrected: too many of them differ in one letter. */
const MIN_LETTERS = 5
/** From this length on, two letters may be wrong. */
const LONG_WORD = 9

/**
 * The number of letters to insert, delete, replace or swap with the next one to turn one word into the other; `limit` + 1 when it is more than
 * `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + cost,
          isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[to.length] ?? limit + 1
}

/** The words that a question may use, and how sure it is that one of them is meant. */
export interface Vocabulary {
  /** Words of names in the record, each with the things that it names. */
  readonly record: ReadonlyMap<string, string>
  /** Words of the forms of questions. */
  readonly forms: ReadonlySet<string>
  /** Every other word that has a meaning, such as the names in the dictionary: never replaced by a similar one. */
  readonly others: ReadonlySet<string>
  /** The stems of all of them: such a word is not misspelt. */
  readonly known: ReadonlySet<string>
  /** Words of names of medicines: two of them may be alike, so only one letter may be wrong. */
  readonly medicines: ReadonlySet<string>
}

/**
 * The word that is meant by a misspelt one: the only nearest one, of those in the record before any other. Undefined for a known word, for a short
 * one, and where several words for different things are as near.
 */
export function correctedWord(
  word: string,
  { record, forms, others, known, medicines }: Vocabulary,
): string | undefined {
  if (word.length < MIN_LETTERS || /\d/.test(word)) return undefined
  const sets = [record, forms, others]
  if (known.has(stem(word))) return undefined
  const limit = word.length >= LONG_WORD ? 2 : 1
  let nearest: readonly string[] = []
  let best = limit
  for (const candidate of new Set(sets.flatMap((set) => [...set.keys()]))) {
    if (candidate.length < MIN_LETTERS - 1) continue
    const distance = editDistance(word, candidate, best)
    if (distance > best || (distance > 1 && medicines.has(candidate))) continue
    nearest = distance < best ? [candidate] : [...nearest, candidate]
    best = distance
  }
  const meanings = nearest.map((candidate) => record.get(candidate))
  if (meanings[0] !== undefined && meanings.every((meaning) => meaning === meanings[0])) return nearest[0]
  for (const set of sets) {
    const found = nearest.filter((candidate) => set.has(candidate))
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}

/** Words of four letters are corrected only beside another word of the same name. */
const SHORT_WORD = 4

/**
 * The word that is meant by a misspelt one of four letters, which alone may be several: "blod" beside "pressure", where one name in the record has both
 * "blood" and "pressure". `names`: the words of each thing in the record. Undefined where there is no such word, or more than one.
 */
export function correctedBeside(
  word: string,
  besides: readonly string[],
  names: readonly (readonly string[])[],
  { known }: Pick<Vocabulary, 'known'>,
): string | undefined {
  if (word.length !== SHORT_WORD || /\d/.test(word) || known.has(stem(word))) return undefined
  const others = besides.filter((other) => other.length >= MIN_LETTERS).map(stem)
  const candidates = names
    .filter((name) => name.some((each) => others.includes(stem(each))))
    .flat()
    .filter(
      (each) => each.startsWith(word.charAt(0)) && !others.includes(stem(each)) && editDistance(word, each, 1) === 1,
    )
  const [candidate, ...more] = new Set(candidates)
  return more.length === 0 ? candidate : undefined
}
