import type { Resource } from '../../fhir/resource'
import type { PageWords } from '../../i18n'
import type { Audience } from '../../i18n/code-text'

/** The words that a file or a sheet is written with, and for whom. */
export interface Speech {
  readonly words: PageWords
  readonly audience: Audience
  /** The name of a record, from itself or from the medicine it points to. */
  nameOf(resource: Resource): string | undefined
  /** What became of a record, in one line; undefined for what is no record of the API. */
  phraseOf(resource: Resource): string | undefined
  /** The person has died: directions are told as what was to be taken. */
  readonly hasDied?: boolean
  /** The name of the record that a reference points to, where it is in what is taken out. */
  named?(reference: string): string | undefined
  /** Dates as sent (ISO) instead of in words, for files that are read by programs. */
  readonly rawDates?: true
}

/** Plural name of a type for who reads. */
export function typeName({ words, audience }: Speech, type: keyof PageWords['typeNames']): string {
  return words.typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
}
