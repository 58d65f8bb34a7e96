import { recordsUsableFor } from '../assertion/assertion-of'
import { findSupersededResults } from '../observations/superseded-results'
import { isOutsideRange } from '../observations/outside-range'
import { readingsFor } from '../observations/usable-readings'
import { readObservation, type ObservationReading } from '../observations/result-reading'
import { newestFirst } from '../shared/newest-first'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { listOf, objectsOf, textOf } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import { isEnteredInError } from '../../resources/entered-in-error'
import { isMaskedRecord, unmaskRecord } from '../../resources/masking'
import { observationKind } from '../../resources/observation-kind'
import { visitKeysOf } from '../../resources/visit-id'
import { recordsOfVisit, visitTypes } from './records-of-visit'
import { isOnVisitDay } from './visit-day'
import { visitNotes, type ClinicalNote, type VisitNotes } from './visit-notes'
import type { VisitNoteCounts, VisitResultCounts } from './visit-sentences'
import type { RangeSelector } from '../../fhir/reference-range'
import type { StatusContext } from '../status/record-status'
import type { FormatContext } from '../../i18n/format-context'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'

type Observation = ResourceOf<'Observation'>

/** What the page of a visit shows of it. */
export interface VisitContent {
  readonly notes: VisitNotes
  /** Tests whose results belong to the visit. */
  readonly results: readonly ObservationReading[]
  /** Early results that a final one of the list replaces. */
  readonly earlyResults: readonly ObservationReading[]
  /** Vital signs that belong to the visit, each the newest of its kind first. */
  readonly measured: readonly ObservationReading[]
  /** Other records that belong to the visit or that it names as its reason. */
  readonly ofVisit: readonly Resource[]
  /** Records of the day that belong to no visit of the record. */
  readonly sameDay: readonly Resource[]
}

interface ReadingOptions {
  readonly format: FormatContext
  readonly rangeFor: RangeSelector | undefined
  /** IANA time zone; the device's own when absent. */
  readonly timeZone?: string
}

/** Conditions that the visit names: what it was about. */
function namedConditionKeys(visit: ResourceOf<'Encounter'>): ReadonlySet<string> {
  const references = [...objectsOf(visit.diagnosis).map(({ condition }) => condition), ...listOf(visit.reasonReference)]
  return new Set(references.flatMap((reference) => referencedKey(visit, reference, 'Condition') ?? []))
}

/** True for a report that has nothing but results which the page shows. */
function onlyListsResults(record: Resource, shown: ReadonlySet<string>): boolean {
  if (!isOfType(record, 'DiagnosticReport') || isMaskedRecord(record)) return false
  const results = objectsOf(record.result)
  return results.length > 0 && results.every((result) => shown.has(referencedKey(record, result, 'Observation') ?? ''))
}

/** The day of a record, as sent. */
const dateOf = (record: Resource): string | undefined =>
  visitTypes.flatMap((type) => (isOfType(record, type) ? (descriptorOf(type).date(record)?.raw ?? []) : []))[0]

/** Types that are listed by their day where they belong to no visit; notes have a section of their own. */
const sameDayTypes = visitTypes.filter((type) => type !== 'Encounter' && type !== 'DocumentReference')

/** What belongs to a visit and what else is of its day; `loaded` has all records loaded so far. */
export function visitContent(
  loaded: readonly Resource[],
  visit: ResourceOf<'Encounter'>,
  { format, rangeFor, timeZone }: ReadingOptions,
): VisitContent {
  const found = recordsOfVisit(loaded, visit)
  const notes = visitNotes(loaded, visit, timeZone)
  const inNotes = new Set(
    [...notes.linked, ...notes.sameDay].flatMap(({ record, older, copies }) =>
      [record, ...older, ...copies].map(recordKey),
    ),
  )
  const own = found.byType.flatMap(({ records }) => records)
  const observations = own.filter((record): record is Observation => isOfType(record, 'Observation'))
  const readingsOf = (kind: ReturnType<typeof observationKind>) =>
    observations.filter((each) => observationKind(each) === kind).map((each) => readObservation(each, format, rangeFor))
  const all = readingsOf('test')
  const superseded = findSupersededResults(all)
  const measured = readingsOf('vitalSign')
  const listed = new Set([...all, ...measured].map(({ observation }) => recordKey(observation)))
  const named = namedConditionKeys(visit)
  const isNamed = (record: Resource): boolean => named.has(recordKey(record))
  const isRow = (record: Resource): boolean => !inNotes.has(recordKey(record)) && !listed.has(recordKey(record))
  const ofVisit = uniqueRecords([
    ...loaded.filter((record) => isNamed(record) && !isEnteredInError(record)),
    ...own,
    ...found.parts,
    ...found.others,
  ]).filter((record) => isRow(record) && !onlyListsResults(record, listed))
  const ofVisitKeys = new Set(ofVisit.map(recordKey))
  const visits = new Set(loaded.filter((record) => isOfType(record, 'Encounter')).map(recordKey))
  const isOfDay = (record: Resource): boolean =>
    !isEnteredInError(record) &&
    isRow(record) &&
    !ofVisitKeys.has(recordKey(record)) &&
    !visitKeysOf(unmaskRecord(record)).some((key) => visits.has(key)) &&
    isOnVisitDay(visit, dateOf(record) ?? '', timeZone)
  const ofDay = sameDayTypes.flatMap((type) =>
    newestFirst(
      type,
      uniqueRecords(loaded.filter((record) => isOfType(record, type))).filter((record) => isOfDay(record)),
    ),
  )
  const ofDayKeys = new Set(ofDay.map(recordKey))
  return {
    notes,
    results: all.filter((reading) => !superseded.has(reading)),
    earlyResults: all.filter((reading) => superseded.has(reading)),
    measured,
    ofVisit,
    sameDay: ofDay.filter((record) => !onlyListsResults(record, new Set([...listed, ...ofDayKeys]))),
  }
}

const uniqueRecords = <R extends Resource>(records: readonly R[]): readonly R[] => [
  ...new Map(records.map((record) => [record.id === undefined ? record : recordKey(record), record])).values(),
]

/** The results of a visit that may be counted; undefined where one of them is covered. */
export function countVisitResults(
  results: readonly ObservationReading[],
  context: StatusContext,
): VisitResultCounts | undefined {
  if (results.some(({ observation }) => isMaskedRecord(observation))) return undefined
  const usable = readingsFor('count', results, context)
  const outside = usable.filter(isOutsideRange)
  const isComparedByApp = outside.some((reading) =>
    [reading, ...reading.components].some(({ flag }) => flag?.source === 'range'),
  )
  return {
    count: usable.length,
    outside: outside.length,
    isLab: !isComparedByApp && usable.every(({ categories }) => categories.includes('laboratory')),
  }
}

/** How a note was changed. A version that is dated before the one it replaced has no date that can be stated. */
function changeOf({ record, older }: ClinicalNote): VisitNoteCounts['changed'] {
  if (record.resourceType !== 'DocumentReference' || isMaskedRecord(record)) return undefined
  if (older.length === 0) return textOf(record.docStatus) === 'amended' ? { kind: 'amended' } : undefined
  const [newest] = newestFirst('DocumentReference', [record, ...older])
  return { kind: 'newVersion', of: newest === record ? textOf(record.date) : undefined }
}

/** The notes of a visit and of its day that may be counted; undefined where there are only others, such as a replaced version. */
export function countVisitNotes(
  { linked, sameDay }: VisitNotes,
  missing: VisitNoteCounts['missing'],
  context: StatusContext,
): VisitNoteCounts | undefined {
  const all = [...linked, ...sameDay]
  const usable = new Set<Resource>(
    recordsUsableFor(
      'count',
      all.map(({ record }) => record),
      context,
    ),
  )
  const counted = all.filter(({ record }) => usable.has(record))
  const [only] = counted
  if (only === undefined && all.length > 0 && missing === 'none') return undefined
  return { count: counted.length, missing, changed: only && counted.length === 1 ? changeOf(only) : undefined }
}
