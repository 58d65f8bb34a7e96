export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  readonly goal: string
  readonly floor?: number
  readonly ratio?: number
}
export function saveRows(name: string, rows: readonly Row[]): void
export function readRows(name: string): readonly Row[]
