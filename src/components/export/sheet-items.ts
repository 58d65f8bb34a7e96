import { useKept } from '../../data/use-session-state'

/** What was chosen for the sheet of an appointment; in memory only, gone with the session. */
export interface SheetKept {
  /** `Type/id`, in the order chosen. */
  readonly keys: readonly string[]
  /** As typed. */
  readonly questions: string
}

const nothing: SheetKept = { keys: [], questions: '' }

/** The sheet and the way to change it. */
export function useSheet(): readonly [SheetKept, (next: SheetKept) => void] {
  return useKept<SheetKept>('take along', nothing)
}

/** The sheet with a record put on it or taken off. */
export function toggled(sheet: SheetKept, key: string): SheetKept {
  return { ...sheet, keys: sheet.keys.includes(key) ? sheet.keys.filter((each) => each !== key) : [...sheet.keys, key] }
}
