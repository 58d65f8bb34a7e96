import { useKept } from '../../data/use-session-state'

/** What was chosen for the sheet of an appointment; in memory only, gone with the session. */
export interface AppointmentSheet {
  /** `Type/id`, in the order chosen. */
  readonly keys: readonly string[]
  /** As typed. */
  readonly questions: string
}

const emptySheet: AppointmentSheet = { keys: [], questions: '' }

/** The sheet and the way to change it. */
export function useAppointmentSheet(): readonly [AppointmentSheet, (next: AppointmentSheet) => void] {
  return useKept<AppointmentSheet>('take along', emptySheet)
}

/** The sheet with a record put on it or taken off. */
export function toggleRecord(sheet: AppointmentSheet, key: string): AppointmentSheet {
  return { ...sheet, keys: sheet.keys.includes(key) ? sheet.keys.filter((each) => each !== key) : [...sheet.keys, key] }
}
