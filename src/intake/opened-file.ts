import { isRecordType } from '../contract'
import { ownershipOf } from '../data/queries/bundle'
import { parseLosslessJson } from '../fhir/lossless-json'
import { normalizeResponse } from '../fhir/normalize-response'
import { isObject, textOf } from '../lib/json'
import { entriesIn, type EntryCounts, type FileEntries } from './entries'
import { resolveEntries } from './resolve-entries'
import type { Resource } from '../fhir/resource'

/** Records read from files that were opened together. */
export interface OpenedFile {
  /** The name of the file; of several the first. */
  readonly name: string
  /** The day on which the copy was made (ISO 8601), with where it is from; undefined if nothing tells. */
  readonly savedOn: { readonly date: string; readonly from: 'file' | 'newestRecord' | 'device' } | undefined
  readonly records: readonly Resource[]
  readonly counts: EntryCounts
}

/** FHIR base of the records of a file: a reserved name that no request can reach (RFC 2606). */
export const FILE_BASE = 'https://file.invalid/fhir'

/** Of a file that names no patient. */
export const UNNAMED_PATIENT: Resource = { resourceType: 'Patient', id: 'unnamed' }

/** Why a file cannot be opened. */
export class FileError extends Error {
  override readonly name = 'FileError'
  constructor(readonly kind: 'empty' | 'notFhir' | 'damaged' | 'tooLarge' | 'noRecords' | 'unknownType') {
    super(kind)
  }
}

const parse = (text: string): unknown => {
  try {
    return normalizeResponse(parseLosslessJson(text))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new FileError('damaged')
    throw cause
  }
}

/** One resource a line (bulk data export); lines that are no JSON are counted. */
function parseLines(text: string): FileEntries {
  let unreadable = 0
  const values = text.split(/\r?\n/).flatMap((line) => {
    if (line.trim() === '') return []
    try {
      return [parse(line)]
    } catch {
      unreadable += 1
      return []
    }
  })
  const found = entriesIn(values)
  return { ...found, unreadable: found.unreadable + unreadable }
}

/** True if the first line is an object, and another one follows. */
function isNdjson(text: string): boolean {
  const end = text.indexOf('\n')
  const first = text.slice(0, Math.max(end, 0)).trim()
  return first.startsWith('{') && first.endsWith('}') && text.slice(end).trimStart().startsWith('{')
}

/** The entries of a text in JSON or NDJSON. Throws FileError. */
export function readFhirText(text: string): FileEntries & { readonly savedOn: string | undefined } {
  const withoutMark = text.replace(/^\uFEFF/, '')
  if (withoutMark.trim() === '') throw new FileError('empty')
  if (isNdjson(withoutMark)) return { ...parseLines(withoutMark), savedOn: undefined }
  const value = parse(withoutMark)
  const isFhir = Array.isArray(value) || (isObject(value) && textOf(value['resourceType']) !== undefined)
  if (!isFhir) throw new FileError('notFhir')
  return { ...entriesIn(value), savedOn: isObject(value) ? textOf(value['timestamp']) : undefined }
}

const lastUpdated = ({ meta }: Resource): string => (isObject(meta) ? (textOf(meta['lastUpdated']) ?? '') : '')

/** The records of all entries. `modified`: when the file was last changed on this device (ISO 8601). Throws FileError without any. */
export function openedFile(
  name: string,
  modified: string | undefined,
  parts: readonly ReturnType<typeof readFhirText>[],
): OpenedFile {
  const entries = parts.flatMap((part) => part.entries)
  if (entries.length === 0) throw new FileError('noRecords')
  const sum = (count: (part: EntryCounts) => number) => parts.reduce((all, part) => all + count(part), 0)
  const composition = entries.find(({ resource }) => resource.resourceType === 'Composition')?.resource
  const ofFile = textOf(composition?.['date']) ?? parts.find(({ savedOn }) => savedOn !== undefined)?.savedOn
  const newest = entries.reduce(
    (latest, { resource }) => (lastUpdated(resource) > latest ? lastUpdated(resource) : latest),
    '',
  )
  const dates = [
    { date: ofFile, from: 'file' },
    { date: newest === '' ? undefined : newest, from: 'newestRecord' },
    { date: modified, from: 'device' },
  ] as const
  const known = dates.find(({ date }) => date !== undefined)
  return {
    name,
    savedOn: known?.date === undefined ? undefined : { date: known.date, from: known.from },
    records: resolveEntries(entries),
    counts: {
      unreadable: sum(({ unreadable }) => unreadable),
      deleted: sum(({ deleted }) => deleted),
      older: sum(({ older }) => older),
      outcomes: sum(({ outcomes }) => outcomes),
    },
  }
}

/** The patients of a file; the unnamed one if it has none. */
export function patientsIn({ records }: OpenedFile): readonly Resource[] {
  const patients = records.filter(({ resourceType }) => resourceType === 'Patient')
  return patients.length > 0 ? patients : [UNNAMED_PATIENT]
}

/** What of a file the record of one patient shows, and what it does not; every entry is in one of them. */
export interface FileContent {
  /** Records of this patient, and those that belong to nobody, such as practitioners. */
  readonly shown: readonly Resource[]
  /** How many belong to other people. */
  readonly ofOthers: number
  /** How many do not say whose they are, in a file with several people. */
  readonly ofNobody: number
  /** Numbers of records of types that this app does not show, by type. */
  readonly otherTypes: ReadonlyMap<string, number>
}

/** Types without a list of their own that are shown with other records. */
const supportingTypes: readonly string[] = ['Binary', 'Provenance']

export function contentFor(file: OpenedFile, patientId: string): FileContent {
  const owner = { patientId, bases: [FILE_BASE] }
  const hasSeveral = patientsIn(file).length > 1
  const shown: Resource[] = []
  const otherTypes = new Map<string, number>()
  let [ofOthers, ofNobody] = [0, 0]
  for (const record of file.records) {
    const { resourceType } = record
    const ownership = ownershipOf(record, owner)
    if (!isRecordType(resourceType) && !supportingTypes.includes(resourceType))
      otherTypes.set(resourceType, (otherTypes.get(resourceType) ?? 0) + 1)
    else if (ownership === 'other') ofOthers += 1
    else if (ownership === 'unclear' && hasSeveral) ofNobody += 1
    else shown.push(record)
  }
  return { shown, ofOthers, ofNobody, otherTypes }
}
