import { readDirections, type DirectionFact, type DirectionFactKind } from './read-directions'

/** What one sentence must not leave out when the other says it: it changes whether anything is taken today. */
const DECISIVE: readonly DirectionFactKind[] = ['asNeeded', 'day']

/** The facts that are not among the others; a fact that is said twice must be there twice. */
function missing(facts: readonly DirectionFact[], among: readonly DirectionFact[]): readonly DirectionFact[] {
  const left = [...among]
  return facts.filter(({ kind, value }) => {
    const at = left.findIndex((other) => other.kind === kind && other.value === value)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * True when a composed sentence may stand for written directions in English or Spanish: every number and word of frequency of the
 * written ones is in it, it adds no day and no "as needed", and nothing that could turn the meaning was left unread.
 */
export function saysTheSame(written: string, composed: string): boolean {
  const [said, made] = [readDirections(written), readDirections(composed)]
  return (
    !said.isTurned &&
    missing(said.facts, made.facts).length === 0 &&
    missing(made.facts, said.facts).every(({ kind }) => !DECISIVE.includes(kind))
  )
}
