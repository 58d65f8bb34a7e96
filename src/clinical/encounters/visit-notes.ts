import { objectsOf, textOf } from '../../lib/json'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { unmaskRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { visitKeysOf } from '../../resources/visit-id'
import { documentVersions } from '../documents/document-versions'
import { newestFirst } from '../shared/newest-first'
import { hasReportText } from '../observations/report-text'
import { isOnVisitDay } from './visit-day'
import type { RecordType } from '../../contract'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'

/** A clinical note (document) or a report. */
export type NoteRecord = ResourceOf<'DocumentReference'> | ResourceOf<'DiagnosticReport'>

/** A note, or a report with text. */
export interface ClinicalNote {
  readonly record: NoteRecord
  /** Versions that this note replaced, newest first. */
  readonly older: readonly ResourceOf<'DocumentReference'>[]
  /** Records with the same files and no text of their own. */
  readonly copies: readonly NoteRecord[]
}

export interface VisitNotes {
  /** Notes linked to the visit or to a part of it. */
  readonly linked: readonly ClinicalNote[]
  /** Notes of the same day that are not linked to any visit of the record. */
  readonly sameDay: readonly ClinicalNote[]
}

/** Types of notes. */
export const noteTypes = ['DocumentReference', 'DiagnosticReport'] as const satisfies readonly RecordType[]

const isVoid = (record: Resource, type: RecordType): boolean =>
  descriptorOf(type).listSection(record) === 'enteredInError'

/** All notes of a record without duplicates: the newest version of each, and no report that only lists results. */
export function collectNotes(loaded: readonly Resource[]): readonly ClinicalNote[] {
  const ofType = <T extends RecordType>(type: T): readonly ResourceOf<T>[] =>
    newestFirst(type, [
      ...new Map(
        loaded
          .filter((record) => isOfType(record, type))
          .filter((record) => !isVoid(record, type))
          .map((record) => [record.id === undefined ? record : recordKey(record), record]),
      ).values(),
    ])
  const reports = ofType('DiagnosticReport').filter((report) => hasReportText(unmaskRecord(report)))
  return [
    ...documentVersions(ofType('DocumentReference')).map(({ newest, older }) => ({
      record: newest,
      older,
      copies: [],
    })),
    ...reports.map((record) => ({ record, older: [], copies: [] })),
  ]
}

const versions = ({ record, older }: ClinicalNote): readonly NoteRecord[] => [record, ...older]

/** Keys of the visits that any version of the note is linked to. */
export const encounterKeysOf = (note: ClinicalNote): readonly string[] =>
  versions(note).flatMap((each) => visitKeysOf(unmaskRecord(each)))

/** True when a version of the note is dated on a day of the visit. `timeZone` is the device's own when absent. */
export function isNoteOfVisitDay(note: ClinicalNote, visit: ResourceOf<'Encounter'>, timeZone?: string): boolean {
  return versions(note).some((each) => {
    const date = descriptorOf(each.resourceType).date(each)
    return date !== undefined && isOnVisitDay(visit, date.raw, timeZone)
  })
}

/** The keys of a visit and of its parts (`partOf`). */
function withParts(whole: ResourceOf<'Encounter'>, visits: readonly ResourceOf<'Encounter'>[]): ReadonlySet<string> {
  const keys = new Set([recordKey(whole)])
  for (let before = 0; before < keys.size;) {
    before = keys.size
    for (const visit of visits) {
      const parent = referencedKey(visit, visit.partOf, 'Encounter')
      if (visit.id !== undefined && parent !== undefined && keys.has(parent)) keys.add(recordKey(visit))
    }
  }
  return keys
}

/** The notes of a visit and of its day; `loaded` holds the notes, reports and visits loaded so far. */
export function visitNotes(loaded: readonly Resource[], visit: ResourceOf<'Encounter'>, timeZone?: string): VisitNotes {
  const visits = loaded.filter((record) => isOfType(record, 'Encounter'))
  const own = withParts(visit, visits)
  const known = new Set(visits.map(recordKey))
  const all = collectNotes(loaded)
  const linked = all.filter((note) => encounterKeysOf(note).some((key) => own.has(key)))
  const isKnownVisit = (key: string): boolean => own.has(key) || known.has(key)
  const sameDay = all.filter(
    (note) => !encounterKeysOf(note).some(isKnownVisit) && isNoteOfVisitDay(note, visit, timeZone),
  )
  return { linked: withoutCopies(linked), sameDay: withoutCopies(sameDay) }
}

/** The attachments of a note, as sent. */
export const noteAttachments = (record: NoteRecord): readonly unknown[] =>
  record.resourceType === 'DiagnosticReport'
    ? objectsOf(record.presentedForm)
    : objectsOf(record.content).map(({ attachment }) => attachment)

/** The conclusion of a report; notes have none. */
export const conclusionOf = (record: NoteRecord): string | undefined =>
  record.resourceType === 'DiagnosticReport' ? textOf(record.conclusion) : undefined

/** Keys of the files of a record: their data or URL. */
function fileKeys(record: NoteRecord): readonly string[] {
  return noteAttachments(record)
    .flatMap(objectsOf)
    .flatMap(({ data, url }) => textOf(data)?.replace(/\s+/g, '') ?? textOf(url) ?? [])
}

/** A report that only repeats the files of a note is listed as a copy of the note. */
function withoutCopies(all: readonly ClinicalNote[]): readonly ClinicalNote[] {
  const notes: ClinicalNote[] = []
  for (const note of all) {
    const keys = fileKeys(note.record)
    const isCopy = keys.length > 0 && note.older.length === 0 && conclusionOf(note.record) === undefined
    const index = isCopy ? notes.findIndex(({ record }) => keys.every((key) => fileKeys(record).includes(key))) : -1
    const first = notes[index]
    if (first) notes[index] = { ...first, copies: [...first.copies, note.record] }
    else notes.push(note)
  }
  return notes
}
