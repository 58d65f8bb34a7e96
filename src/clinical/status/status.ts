import type { Resource } from '../../fhir/resource'
import type { Besides } from './related-facts'
import type { Tone } from '../../i18n/code-tables'
import type { statuses } from '../../i18n/locales/en/statuses'

type Statuses = typeof statuses
export type StatusKey = keyof Statuses
/** Lines that name something: a date, or a status as it was sent. */
export type NamingKey = { [K in StatusKey]: Statuses[K] extends (...given: never[]) => unknown ? K : never }[StatusKey]
export type PlainKey = Exclude<StatusKey, NamingKey>

/** What became of a record: one line, by its key, and one tone. `given` is what the line names, as sent. */
export type Phrase =
  | { readonly key: PlainKey; readonly tone: Tone; readonly given?: undefined }
  | { readonly key: NamingKey; readonly tone: Tone; readonly given: string }

/** What a record alone does not say. */
export interface Circumstance {
  /** The day on the wall calendar, `yyyy-mm-dd`. */
  readonly today: string
  /** Undefined while the record does not say that the person has died; `on` as sent, where it is given. */
  readonly died: { readonly on: string | undefined } | undefined
  /** What other records say of it, as far as they are loaded. */
  readonly besides?: Besides | undefined
}

export type Read = (record: Resource, at: Circumstance) => Phrase

export const plain = (key: PlainKey, tone: Tone): Phrase => ({ key, tone })
export const naming = (key: NamingKey, tone: Tone, given: string): Phrase => ({ key, tone, given })

/** A line that names a day where one is known, else one that does not. */
export const dated = (date: string | undefined, withDay: NamingKey, without: PlainKey, tone: Tone): Phrase =>
  date === undefined ? plain(without, tone) : naming(withDay, tone, date)

export const mistake = plain('mistake', 'void')
export const notGiven = plain('notGiven', 'unsure')

/** A line that names the day of the death where it is known, else one that does not. */
export function untilDeath(died: { readonly on: string | undefined }, withDay: NamingKey, undated: PlainKey): Phrase {
  return dated(died.on, withDay, undated, 'past')
}
