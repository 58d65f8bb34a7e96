import { deathOf, type DeathDoubt } from '../patient/death'
import type { RecordType } from '../../contract'
import type { RangeSelector } from '../../fhir/reference-range'
import type { ResourceOf } from '../../fhir/resource'
import type { Tone } from '../../i18n/code-tables'
import type { offeredStatuses } from '../../i18n/locales/en/offered-statuses'
import type { statuses } from '../../i18n/locales/en/statuses'

/** The texts of all statuses; those of types outside the API are loaded where a server offers one. */
export type Statuses = typeof statuses & typeof offeredStatuses
export type StatusKey = keyof Statuses
/** Keys of lines with a value: a date, or a status as sent. */
export type ValueStatusKey = {
  [K in StatusKey]: Statuses[K] extends (...args: never[]) => unknown ? K : never
}[StatusKey]
export type PlainStatusKey = Exclude<StatusKey, ValueStatusKey>

/** What became of a record: one status line, by its message key, and one tone. `value` is the date or text in the line, as sent. */
export type RecordStatus =
  | { readonly key: PlainStatusKey; readonly tone: Tone; readonly value?: undefined }
  | { readonly key: ValueStatusKey; readonly tone: Tone; readonly value: string }

/** What other records say about a record. */
export interface RelatedFacts {
  /** Keys (`recordKey`) of documents that another document replaces (R4 `relatesTo`). */
  readonly replaced: ReadonlySet<string>
  /** Date of the last fill, as sent and possibly undefined, by the key of the prescription. */
  readonly filled: ReadonlyMap<string, string | undefined>
  /** Keys of prescriptions with a fill that is marked as recalled. */
  readonly recalled?: ReadonlySet<string>
  /** Keys of devices whose latest procedure took them out. */
  readonly removed?: ReadonlySet<string>
  /** Whether the category of an allergy contradicts its name; here, as the words that it reads are loaded later. */
  readonly hasConflictingCategory?: (allergy: ResourceOf<'AllergyIntolerance'>) => boolean
  /** Chooses among reference ranges for different people, by the Patient. */
  readonly rangeFor?: RangeSelector
  /** The latest date, as sent, of care that took place; only read for a Patient with a date of death. */
  readonly lastCare?: string
}

/** What a status depends on apart from its record. */
export interface StatusContext {
  /** The local day, `yyyy-mm-dd`. */
  readonly today: string
  /** Undefined unless the Patient says that the person has died; `on` is the date as sent, if any. */
  readonly died: { readonly on: string | undefined } | undefined
  /** Set if the Patient has a date of death that other dates contradict. `died` is undefined then, and nothing else in the record changes. */
  readonly deathDoubt?: DeathDoubt
  /** What other loaded records say about it. */
  readonly relatedFacts?: RelatedFacts | undefined
}

/** The context of today, of whether the Patient has died, and of what other records say. */
export function statusContextOf(
  patient: ResourceOf<'Patient'> | undefined,
  today: string,
  relatedFacts?: RelatedFacts,
): StatusContext {
  const { died, doubt } = deathOf(patient, today, relatedFacts?.lastCare)
  return { today, died, ...(doubt ? { deathDoubt: doubt } : {}), ...(relatedFacts ? { relatedFacts } : {}) }
}

/** Reads the status of the records of one type. */
export type StatusReader<T extends RecordType> = (record: ResourceOf<T>, context: StatusContext) => RecordStatus

export const plainStatus = (key: PlainStatusKey, tone: Tone): RecordStatus => ({ key, tone })
export const statusWithValue = (key: ValueStatusKey, tone: Tone, value: string): RecordStatus => ({ key, tone, value })

/** A line with the date, or the one without when there is none. */
export const statusWithDate = (
  date: string | undefined,
  withDay: ValueStatusKey,
  without: PlainStatusKey,
  tone: Tone,
): RecordStatus => (date === undefined ? plainStatus(without, tone) : statusWithValue(withDay, tone, date))

export const enteredInError = plainStatus('mistake', 'invalid')
export const statusNotGiven = plainStatus('notGiven', 'uncertain')

/** A line with the date of death, or the one without when it is not known. */
export function statusUntilDeath(
  died: { readonly on: string | undefined },
  withDay: ValueStatusKey,
  undated: PlainStatusKey,
): RecordStatus {
  return statusWithDate(died.on, withDay, undated, 'past')
}
