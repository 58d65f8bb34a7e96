interface FoundRegex {
  /** File and line. */
  readonly where: string
  /** The literal. */
  readonly regex: string
}

/** Time by literal, by file. */
type Slower = Readonly<Record<string, Readonly<Record<string, string>>>>

export function regexesIn(source: string, file: string): readonly FoundRegex[]
export function allRegexes(): readonly FoundRegex[]
export function readResults(): {
  /** Proven to take linear time. */
  readonly linear: readonly string[]
  /** Not open to proof (lookarounds, back references, long repetitions): recheck tried texts and none took long. */
  readonly noAttackFound: readonly string[]
  readonly slower: Slower
}
export function analyse(regex: string): Promise<string>
export function isFast(result: string): boolean
export function unlisted(found: readonly FoundRegex[], slower: Slower): readonly FoundRegex[]
