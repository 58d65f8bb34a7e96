import { splitByKind } from '../observation-kind'
import type { RecordType } from '../../contract'
import type { RangeSelector } from '../../fhir/reference-range'
import type { Resource } from '../../fhir/resource'
import type { PageMessages } from '../../i18n/types'
import type { Audience } from '../../i18n/audience'

declare const withReasons: unique symbol
/** A status with what another part of the record says against it. Only `statusWithAssertions` makes one, so that no file can state a record without it. */
export type StatedStatus = string & { readonly [withReasons]: true }

/** Messages, audience and name lookups with which an export is written. */
export interface ExportContext {
  readonly messages: PageMessages
  readonly audience: Audience
  /** The name of a record, from itself or from the medication it references. */
  nameOf(resource: Resource): string | undefined
  /** The status text of a record; undefined for types that the API does not have. */
  statusOf(resource: Resource): string | undefined
  /** What another part of the record says against it, worst first; files for people state it beside the status. */
  assertionTextsOf(resource: Resource): readonly string[]
  /** Chooses among reference ranges for different people. */
  readonly rangeFor?: RangeSelector | undefined
  /** True when nothing is said against it. */
  isStated(resource: Resource): boolean
  /** False for a record that is never the newest, such as one whose period ends before it starts. */
  isNewestCandidate(resource: Resource): boolean
  /** A part of the dictionary is missing: some names were not compared with their codes. */
  readonly areNamesUnchecked?: true
  /** The patient has died: directions are labelled as past. */
  readonly hasDied?: boolean
  /** The record whose values are written: its references point to records of its source. */
  readonly from?: Resource
  /** The name of a record that `from` references, if that is part of the export. */
  nameOfReference?(reference: string, from: Resource | undefined): string | undefined
  /** Words for a referenced person or place that could not be named, with the reason; undefined for others. */
  unnamedText?(kind: string, reference: string): string | undefined
  /** Dates as sent (ISO) instead of formatted, for files that programs read. */
  readonly rawDates?: true
}

/**
 * The status of a record with what another part of the record says against it; empty if there is neither. `isImplied`: the heading says the status
 * already.
 */
export const statusWithAssertions = (resource: Resource, context: ExportContext, isImplied = false): StatedStatus =>
  // The only place that makes the branded type, whose brand does not exist at run time.
  [isImplied ? '' : (context.statusOf(resource) ?? ''), ...context.assertionTextsOf(resource)]
    .filter(Boolean)
    .join(' · ') as StatedStatus

/** Plural name of a type for the audience. */
export function pluralTypeName({ messages, audience }: ExportContext, type: keyof PageMessages['typeNames']): string {
  return messages.typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
}

/** Plural names of the kinds of records of a type, such as "Test results, questions and answers". */
export const kindNames = (context: ExportContext, type: RecordType, records: readonly Resource[]): string =>
  splitByKind(type, records, (record) => record)
    .filter(([, ofKind]) => ofKind.length > 0 || records.length === 0)
    .map(([kind], index) => {
      const name = pluralTypeName(context, kind)
      return index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)
    })
    .join(', ')
