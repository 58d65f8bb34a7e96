export interface Advisory {
  readonly name: string
  readonly severity: string
}
export function advisoriesIn(output: string): readonly Advisory[] | undefined
export function verdictOf(
  advisories: readonly Advisory[] | undefined,
  known: readonly Advisory[] | undefined,
): { readonly lines: readonly string[]; readonly result: 'clean' | 'vulnerable' | 'unknown' }
