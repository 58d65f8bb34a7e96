export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: readonly string[]
  readonly failures: readonly string[]
  readonly failedSteps: readonly string[]
  readonly files: readonly { readonly name: string; readonly seconds: number }[]
}
export function noCounts(): Counts
export function sumOf(all: readonly Counts[]): Counts
export function countUnits(name: string, status: number, file: string): Counts
export function countE2e(name: string, status: number, file: string): Counts
export function slowest(files: Counts['files'], count?: number): readonly string[]
