import { isRecordType } from '../contract'
import { ownershipOf } from '../data/queries/bundle'
import { parseLosslessJson } from '../fhir/lossless-json'
import { normalizeResponse, originalOf } from '../fhir/normalize-response'
import { resolveLocalReference } from '../fhir/reference'
import { isObject, textOf } from '../lib/json'
import { documentRecords, type FileDocument } from './document-records'
import { documentAuthors, isDevice, repeatsDevice } from './device-statement'
import { entriesIn, type EntryCounts, type FileEntries, type FileEntry } from './entries'
import { FileError } from './file-error'
import { atOnce, inTurns, type Steps } from './in-turns'
import { isOtherVersion } from './other-version'
import { resolveEntries } from './resolve-entries'
import type { Resource, ResourceOf } from '../fhir/resource'
import type { UnreadFile } from './file-error'

/** Records read from files that were opened together. */
export interface OpenedFile {
  /** The name of the file; of several the first. */
  readonly name: string
  /** The day on which the copy was made (ISO 8601), with where it is from; undefined if nothing tells. */
  readonly savedOn: { readonly date: string; readonly from: 'file' | 'card' | 'newestRecord' | 'device' } | undefined
  readonly records: readonly Resource[]
  /** Files that documents consist of, by the id of their Binary. */
  readonly documentFiles: ReadonlyMap<string, Blob>
  readonly counts: EntryCounts
  /** How many Patients of cards only repeat one that is there. */
  readonly repeatedPatients: number
  /** Some records are in another version of FHIR than R4. */
  readonly hasOtherVersion: boolean
  /** The health cards among what was read. */
  readonly cards: readonly OpenedCard[]
  /** Chosen files, and files in a zip, that were not read. */
  readonly unread: readonly UnreadFile[]
}

/** FHIR base of the records of a file: a reserved name that no request can reach (RFC 2606). */
export const FILE_BASE = 'https://file.invalid/fhir'

/** Of a file that names no patient. */
export const UNNAMED_PATIENT: Resource = { resourceType: 'Patient', id: 'unnamed' }

const parse = (text: string): unknown => {
  try {
    return normalizeResponse(parseLosslessJson(text))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new FileError('damaged')
    throw cause
  }
}

/** Of a line that is no JSON. */
const UNREADABLE = Symbol('unreadable')

/** The resource of a line (bulk data export); undefined for an empty one. */
function parseLine(line: string): unknown {
  if (line.trim() === '') return undefined
  try {
    return parse(line)
  } catch {
    return UNREADABLE
  }
}

function* partOfLines(text: string): Steps<FhirPart> {
  const lines: unknown[] = []
  for (const line of text.split(/\r?\n/)) {
    lines.push(parseLine(line))
    yield
  }
  const found = yield* entriesIn(lines.filter((line) => line !== undefined && line !== UNREADABLE))
  const unreadable = found.unreadable + lines.filter((line) => line === UNREADABLE).length
  return { ...found, unreadable, savedOn: undefined }
}

/** True if the first line is an object, and another one follows. */
function isNdjson(text: string): boolean {
  const end = text.indexOf('\n')
  const first = text.slice(0, Math.max(end, 0)).trim()
  return first.startsWith('{') && first.endsWith('}') && text.slice(end).trimStart().startsWith('{')
}

/** Who signed a health card, and when it holds (dates in ISO 8601). */
interface CardFacts {
  /**
   * `keyOnly`: the site has the key of this issuer, and does not list it. `noKey`: no key of it is known here. `noList`: the list could not be loaded.
   * Cards whose signature does not fit are not read.
   */
  readonly signature: 'listed' | 'keyOnly' | 'noKey' | 'noList'
  /** Its address, by the words of the card. */
  readonly issuer: string
  /** Its name in the list of this site. */
  readonly issuerName: string | undefined
  readonly issuedOn: string
  readonly expiresOn: string | undefined
  readonly validity: 'valid' | 'expired' | 'notYet'
}

/** A health card that was read. */
export interface OpenedCard extends CardFacts {
  /** The records whose origin the signature proves, Patients too. */
  readonly records: readonly Resource[]
}

/** The entries of one file. */
export interface FhirPart extends FileEntries {
  /** When the file was made, by its own words (ISO 8601). */
  readonly savedOn: string | undefined
  /** Of a health card, which is a part of its own. */
  readonly card?: CardFacts
}

/** The entries of a value of a parsed and normalized file. */
function* entriesOf(value: unknown): Steps<FhirPart> {
  const found = yield* entriesIn(value)
  return { ...found, savedOn: isObject(value) ? textOf(value['timestamp']) : undefined }
}

/** The entries of a parsed value, which need not be FHIR. */
export const fhirPartOf = (value: unknown): FhirPart => atOnce(entriesOf(normalizeResponse(value)))

function* partOf(value: unknown): Steps<FhirPart> {
  const isFhir = Array.isArray(value) || (isObject(value) && textOf(value['resourceType']) !== undefined)
  if (!isFhir) throw new FileError('notFhir')
  return yield* entriesOf(value)
}

/** Texts with more characters are read in turns. */
const MAX_CHARACTERS_AT_ONCE = 5_000_000

/** As `readFhirText`, for a text of any length; a long one leaves the browser time for other things. Throws FileError, also after a stop. */
export async function readLongFhirText(marked: string, signal: AbortSignal): Promise<FhirPart> {
  const text = marked.replace(/^\uFEFF/, '')
  if (text.length <= MAX_CHARACTERS_AT_ONCE) return readFhirText(text)
  const { parseInSteps } = await import('./parse-in-steps')
  const readBundle = function* () {
    return yield* partOf(yield* parseInSteps(text, parse))
  }
  return inTurns(isNdjson(text) ? partOfLines(text) : readBundle(), signal)
}

/** The entries of a text in JSON or NDJSON. Throws FileError. */
export function readFhirText(text: string): FhirPart {
  const withoutMark = text.replace(/^\uFEFF/, '')
  if (withoutMark.trim() === '') throw new FileError('empty')
  return atOnce(isNdjson(withoutMark) ? partOfLines(withoutMark) : partOf(parse(withoutMark)))
}

const lastUpdated = ({ meta }: Resource): string => (isObject(meta) ? (textOf(meta['lastUpdated']) ?? '') : '')

/** What was read of the files that were chosen together. */
export interface FileParts {
  readonly parts: readonly FhirPart[]
  readonly documents?: readonly FileDocument[]
  readonly unread?: readonly UnreadFile[]
}

/** The latest date that documents give. */
const newestDate = (documents: readonly FileDocument[]): string | undefined =>
  documents
    .flatMap(({ header }) => header?.date ?? [])
    .toSorted()
    .at(-1)

/** The day on which a copy was made: by its own words, else by its newest record, else by this device. Of cards alone, the day of the newest. */
function dateOfCopy(
  parts: readonly FhirPart[],
  documents: readonly FileDocument[],
  modified: string | undefined,
): OpenedFile['savedOn'] {
  const entries = parts.flatMap((part) => part.entries)
  const composition = entries.find(({ resource }) => resource.resourceType === 'Composition')?.resource
  const ofFile =
    textOf(composition?.['date']) ??
    parts.find(({ savedOn, card }) => savedOn !== undefined && card === undefined)?.savedOn ??
    newestDate(documents)
  const newest = entries.reduce(
    (latest, { resource }) => (lastUpdated(resource) > latest ? lastUpdated(resource) : latest),
    '',
  )
  const cards = parts.flatMap(({ card }) => card ?? [])
  // The day of issue of a card that is not valid yet is to come.
  const issued = cards
    .filter(({ validity }) => validity !== 'notYet')
    .map(({ issuedOn }) => issuedOn)
    .toSorted()
    .at(-1)
  if (ofFile !== undefined) return { date: ofFile, from: 'file' }
  if (issued !== undefined && cards.length === parts.length) return { date: issued, from: 'card' }
  if (newest !== '') return { date: newest, from: 'newestRecord' }
  return modified === undefined ? undefined : { date: modified, from: 'device' }
}

const isPatient = (record: Resource): record is ResourceOf<'Patient'> => record.resourceType === 'Patient'

/** The same for Patients that say the same, whatever their ids. */
const patientKey = ({ id: _id, meta: _meta, ...facts }: Resource): string => JSON.stringify(facts)

/**
 * Patients of cards that say the same as the one of an earlier card: each card names its patient again. Only those with a name and a birth date are taken
 * for the same person.
 */
function repeatedPatients(parts: readonly FhirPart[]): ReadonlyMap<FileEntry, FileEntry> {
  const first = new Map<string, FileEntry>()
  const repeats = new Map<FileEntry, FileEntry>()
  for (const entry of parts.flatMap(({ card, entries }) => (card === undefined ? [] : entries))) {
    const { resource } = entry
    if (!isPatient(resource) || textOf(resource.birthDate) === undefined || !resource.name) continue
    const key = patientKey(resource)
    const known = first.get(key)
    if (known === undefined) first.set(key, entry)
    else repeats.set(entry, known)
  }
  return repeats
}

/** The records of all entries and documents. `modified`: when the file was last changed on this device (ISO 8601). Throws FileError without any. */
export function* openedFile(
  name: string,
  modified: string | undefined,
  { parts, documents = [], unread = [] }: FileParts,
): Steps<OpenedFile> {
  const entries = parts.flatMap((part) => part.entries)
  if (entries.length === 0 && documents.length === 0) throw new FileError('noRecords')
  const sum = (count: (part: EntryCounts) => number) => parts.reduce((all, part) => all + count(part), 0)
  const repeats = repeatedPatients(parts)
  const recordOf = yield* resolveEntries(
    parts.map((part) => part.entries),
    repeats,
  )
  const resolved = [...new Set(recordOf.values())]
  const made = documentRecords(documents, resolved.filter(isPatient))
  return {
    name,
    savedOn: dateOfCopy(parts, documents, modified),
    records: [...resolved, ...made.records],
    documentFiles: made.files,
    counts: {
      unreadable: sum(({ unreadable }) => unreadable),
      deleted: sum(({ deleted }) => deleted),
      older: sum(({ older }) => older),
      outcomes: sum(({ outcomes }) => outcomes),
    },
    repeatedPatients: repeats.size,
    hasOtherVersion: entries.some(({ resource }) => isOtherVersion(originalOf(resource))),
    cards: parts.flatMap(({ card, entries: own }) =>
      card === undefined ? [] : [{ ...card, records: own.flatMap((entry) => recordOf.get(entry) ?? []) }],
    ),
    unread,
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
  /** Records of types that have no page in this app. */
  readonly otherTypes: readonly Resource[]
  /** How many DeviceUseStatements say no more than their Device, which is shown (International Patient Summary). */
  readonly repeatsOfDevices: number
}

/** Types without a list of their own that are shown with other records. */
const supportingTypes: readonly string[] = ['Binary', 'Provenance']

/** Elements that name the person of a record, for types outside the contract. */
const subjectElements = ['subject', 'patient', 'beneficiary', 'individual']

/** As `ownershipOf`, for types outside the contract. */
function ownershipOfOtherType(record: Resource, patientId: string): 'own' | 'other' | 'unclear' {
  const people = subjectElements.flatMap((element) => {
    const value = record[element]
    const reference = isObject(value) ? textOf(value['reference']) : undefined
    const target = reference === undefined ? undefined : resolveLocalReference(reference, [FILE_BASE])
    return target?.type === 'Patient' ? [target.id] : []
  })
  if (people.length === 0) return 'unclear'
  return people.includes(patientId) ? 'own' : 'other'
}

export function contentFor(file: OpenedFile, patientId: string): FileContent {
  const owner = { patientId, bases: [FILE_BASE] }
  const hasSeveral = patientsIn(file).length > 1
  const authors = documentAuthors(file.records)
  const devices = new Map(file.records.filter(isDevice).map((device) => [device.id, device]))
  const shown: Resource[] = []
  const otherTypes: Resource[] = []
  let [ofOthers, ofNobody, repeatsOfDevices] = [0, 0, 0]
  for (const record of file.records) {
    const { resourceType } = record
    const isAuthor = isDevice(record) && record.patient === undefined && authors.has(`Device/${record.id ?? ''}`)
    const hasPage = !isAuthor && (isRecordType(resourceType) || supportingTypes.includes(resourceType))
    const ownership = hasPage ? ownershipOf(record, owner) : ownershipOfOtherType(record, patientId)
    if (ownership === 'other') ofOthers += 1
    else if (ownership === 'unclear' && hasSeveral) ofNobody += 1
    else if (hasPage) shown.push(record)
    else if (repeatsDevice(record, devices)) repeatsOfDevices += 1
    else otherTypes.push(record)
  }
  return { shown, ofOthers, ofNobody, otherTypes, repeatsOfDevices }
}
