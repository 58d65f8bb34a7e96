interface FoundRegex {
  /** File and line. */
  readonly where: string
  /** The literal. */
  readonly regex: string
}

/** Time by literal, by file, and why no input is long. */
type Slower = Readonly<Record<string, Readonly<Record<string, { readonly time: string; readonly because: string }>>>>

export function regexesIn(source: string, file: string): readonly FoundRegex[]
export function composedIn(source: string, file: string): readonly FoundRegex[]
export function allRegexes(find?: typeof regexesIn): readonly FoundRegex[]
export function readResults(): {
  /** Proven to take linear time. */
  readonly linear: readonly string[]
  /** Not open to proof (lookarounds, back references, long repetitions): recheck tried texts and none took long. */
  readonly noAttackFound: readonly string[]
  readonly slower: Slower
  /** Calls of RegExp with the reason why they take no long time, by file. */
  readonly composed: Readonly<Record<string, Readonly<Record<string, string>>>>
}
export function analyse(regex: string): Promise<string>
export function isFast(result: string): boolean
export function unlisted(found: readonly FoundRegex[], slower: Slower): readonly FoundRegex[]
