import { useKept } from '../../data/use-session-state'

/** Records and questions chosen for the appointment sheet; in memory only, for the session. */
export interface AppointmentSheet {
  /** `Type/id`, in the order chosen. */
  readonly keys: readonly string[]
  /** As typed. */
  readonly questions: string
}

const emptySheet: AppointmentSheet = { keys: [], questions: '' }

/** The appointment sheet and its setter. */
export function useAppointmentSheet(): readonly [AppointmentSheet, (next: AppointmentSheet) => void] {
  return useKept<AppointmentSheet>('take along', emptySheet)
}

/** The sheet with the record `key` added or removed. */
export function toggleRecord(sheet: AppointmentSheet, key: string): AppointmentSheet {
  return { ...sheet, keys: sheet.keys.includes(key) ? sheet.keys.filter((each) => each !== key) : [...sheet.keys, key] }
}
