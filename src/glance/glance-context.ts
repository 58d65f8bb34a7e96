import type { ObservationReading } from '../clinical/observations/result-reading'
import type { StatusContext, StatusKey } from '../clinical/status/record-status'
import type { DisplayCoding, DisplayValue } from '../fhir/display-value'
import type { RangeSelector } from '../fhir/reference-range'
import type { Resource } from '../fhir/resource'
import type { Audience } from '../i18n/audience'
import type { Messages } from '../i18n/types'

/** What a glance row depends on apart from its record. */
export interface GlanceContext {
  readonly messages: Messages
  /** Who reads the words: the patient, a proxy or a provider. */
  readonly audience: Audience
  readonly status: StatusContext
  /** Statuses that the heading above the row already expresses. */
  readonly impliedStatuses: readonly StatusKey[]
  readonly rangeFor?: RangeSelector | undefined
  /** Resources included with the list, such as the Medication of a prescription. */
  readonly included: readonly Resource[]
  /** The plain name of a record with this title; undefined where the record's own name stays. */
  plainName(record: Resource, title: string | undefined): RowName | undefined
  /** True where the dictionary finds that the code and the words of the record mean different things. */
  namesDisagree(record: Resource, title: string | undefined): boolean
  /** Words for a person or a place without a name: their kind, and why there is no name; undefined for other references. */
  unnamedText?(reference: Extract<DisplayValue, { kind: 'reference' }>): string | undefined
  /** The value of a vital sign in the units that the reader knows, which the row then shows before that of the record. */
  homeAmount?(reading: ObservationReading): string | undefined
  /** The name of a coded value, such as a reaction, for readers of another language than the record's. */
  conceptName?(concept: {
    readonly text: string
    readonly codings: readonly DisplayCoding[]
  }): { readonly name: string; readonly isWhole: boolean } | undefined
}

/** A name in plain words for a row. */
export interface RowName {
  readonly name: string
  /** The record's own words follow: they say more, or the record negates what the name says. */
  readonly withOwnWords?: boolean
}
