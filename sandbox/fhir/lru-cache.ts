/** What was worked out under a name, worked out where it is not kept. The name says all that the answer hangs on, the reach of the token too. */
export type Kept<T> = (name: string, find: () => T) => T

/** Keeps the latest answers, so many of them; the records of a sandbox do not change while they are the same turn of the store. */
export function keptLatest<T>(most: number): Kept<T> {
  const answers = new Map<string, T>()
  return (name, find) => {
    const answer = answers.get(name) ?? find()
    answers.delete(name)
    answers.set(name, answer)
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
