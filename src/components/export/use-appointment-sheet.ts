import { useSessionState } from '../../data/use-session-state'

/** Records and questions chosen for the appointment sheet; in memory only, for the session. */
export interface AppointmentSheetContent {
  /** `Type/id`, in the order chosen. */
  readonly keys: readonly string[]
  /** As typed. */
  readonly questions: string
}

const emptySheet: AppointmentSheetContent = { keys: [], questions: '' }

/** The appointment sheet and its setter. */
export function useAppointmentSheet(): readonly [AppointmentSheetContent, (next: AppointmentSheetContent) => void] {
  return useSessionState<AppointmentSheetContent>('take along', emptySheet)
}

/** The sheet with the record `key` added or removed. */
export function toggleRecord(sheet: AppointmentSheetContent, key: string): AppointmentSheetContent {
  return { ...sheet, keys: sheet.keys.includes(key) ? sheet.keys.filter((each) => each !== key) : [...sheet.keys, key] }
}
