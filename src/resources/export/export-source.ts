import type { RecordType } from '../../contract'
import { isObject } from '../../lib/json'
import { copyDigits } from '../../fhir/lossless-json'
import { parseReference } from '../../fhir/reference'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { copySource, keyInSource, recordKey, sourceOf } from '../../fhir/source'
import { isMarkedPrivate } from '../privacy-labels'
import { descriptorOf } from '../descriptors'

/** Why records of a type may be missing in an export. */
export type ExportGap = 'loading' | 'failed' | 'notShared' | 'closed' | 'notOffered' | 'partial' | 'limited'

/** The loaded records of one type, newest first. */
export interface ExportPart {
  readonly type: RecordType
  readonly records: readonly Resource[]
  /** The list as it was received, which may have more records than `records`. Without it, `records` are in this order. */
  readonly received?: readonly Resource[]
  readonly gap?: ExportGap
  /** Number of received records that do not belong to this patient or list. */
  readonly rejected: number
  /** Number of records omitted because they are marked as private. */
  readonly omittedPrivate?: number
}

/** The content of an export. */
export interface ExportSource {
  readonly parts: readonly ExportPart[]
  /** Records that belong to no list: included medications, people and locations. */
  readonly supporting: readonly Resource[]
  readonly patient: ResourceOf<'Patient'> | undefined
  /** FHIR base without a trailing slash. */
  readonly server: string
  readonly ehrName: string
  /** ISO instant. */
  readonly madeAt: string
  /** Number of records omitted because they are marked as private. */
  readonly omittedPrivate: number
  /** Number of records omitted because they were entered in error. */
  readonly omittedErrors: number
  /** Types with records that the user chose to leave out. */
  readonly omittedTypes?: readonly RecordType[]
  /** Number of records omitted because of their year. */
  readonly omittedByYear?: number
  /** Types of records of which the file cannot say where they came from, as this could not be loaded. */
  readonly originsMissing?: readonly RecordType[]
}

const isErrorRecord = (resource: Resource, type: RecordType): boolean =>
  descriptorOf(type).listSection(resource) === 'enteredInError'

function filterRecords(
  source: ExportSource,
  keep: (resource: Resource, type: RecordType) => boolean,
): readonly [source: ExportSource, omitted: number] {
  let omitted = 0
  const parts = source.parts.map((part) => {
    const records = part.records.filter((record) => keep(record, part.type))
    omitted += part.records.length - records.length
    return { ...part, records }
  })
  return [{ ...source, parts }, omitted]
}

/** Removes the displays of references of a record to `omitted` records; returns the same object where nothing changes. */
function withoutNamesOf(value: unknown, omitted: ReadonlySet<string>, from: Resource): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutNamesOf(item, omitted, from))
    return items.every((item, index) => item === value[index]) ? value : copyDigits(value, items)
  }
  const parsed =
    'reference' in value && typeof value.reference === 'string' ? parseReference(value.reference) : undefined
  const isOmitted =
    parsed !== undefined && 'type' in parsed && omitted.has(keyInSource(sourceOf(from), parsed.type ?? '', parsed.id))
  const entries = Object.entries(value)
  const remaining = entries
    .filter(([name]) => !isOmitted || name !== 'display')
    .map(([name, inner]) => [name, withoutNamesOf(inner, omitted, from)] as const)
  return remaining.length === entries.length && remaining.every(([, inner], index) => inner === entries[index]?.[1])
    ? value
    : copyDigits(value, Object.fromEntries(remaining))
}

/** Omits and counts private records, and removes their names from references of other records. */
export function withoutPrivate(source: ExportSource): ExportSource {
  const [unmarked, count] = filterRecords(source, (record) => !isMarkedPrivate(record))
  const filtered = {
    ...unmarked,
    parts: unmarked.parts.map((part, index) => {
      const omittedPrivate = (source.parts[index]?.records.length ?? 0) - part.records.length
      return omittedPrivate > 0 ? { ...part, omittedPrivate } : part
    }),
  }
  const omitted = new Set(
    [...source.parts.flatMap(({ records }) => records), ...source.supporting].filter(isMarkedPrivate).map(recordKey),
  )
  if (omitted.size === 0) return { ...filtered, omittedPrivate: source.omittedPrivate + count }
  const bare = (record: Resource): Resource => {
    const copy = withoutNamesOf(record, omitted, record)
    return copy === record || !isObject(copy)
      ? record
      : copySource(record, copyDigits(record, { resourceType: record.resourceType, ...copy }))
  }
  return {
    ...filtered,
    parts: filtered.parts.map((part) => ({ ...part, records: part.records.map(bare) })),
    supporting: source.supporting.filter((record) => !isMarkedPrivate(record)).map(bare),
    omittedPrivate: source.omittedPrivate + count,
  }
}

/** Omits and counts records that were entered in error. */
export function withoutErrors(source: ExportSource): ExportSource {
  const [filtered, count] = filterRecords(source, (record, type) => !isErrorRecord(record, type))
  return { ...filtered, omittedErrors: source.omittedErrors + count }
}

/** The records of one type. */
export function recordsOfType<T extends RecordType>({ parts }: ExportSource, type: T): readonly ResourceOf<T>[] {
  const records = parts.find((part) => part.type === type)?.records ?? []
  return records.filter((record) => isOfType(record, type))
}

/** Keeps only the records of one type. */
export function onlyType(source: ExportSource, type: RecordType): ExportSource {
  return { ...source, parts: source.parts.filter((part) => part.type === type) }
}

/** `Type/id`, as used in references; undefined without an id. */
export const referenceKeyOf = (resource: Resource): string | undefined =>
  resource.id === undefined ? undefined : `${resource.resourceType}/${resource.id}`
