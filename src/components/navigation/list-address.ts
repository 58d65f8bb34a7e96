import type { RecordType } from '../../contract'

const pages: Readonly<Partial<Record<RecordType, string>>> = {
  Observation: '/results?time=all',
  Condition: '/conditions',
  MedicationRequest: '/medicines',
  DocumentReference: '/documents',
}

/** The page on which all records of a type stand. */
export const listAddress = (type: RecordType): string => pages[type] ?? `/records/${type}`
