import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { isMarkedPrivate } from '../private'
import { describe } from '../registry'

/** Why records of a type may be missing from what is taken out. */
export type Gap = 'loading' | 'failed' | 'notShared' | 'notOffered' | 'partial' | 'limited'

/** The records of one type as far as they came, newest first. */
export interface ExportPart {
  readonly type: RecordType
  readonly records: readonly Resource[]
  readonly gap?: Gap
  /** Records that came and did not belong to this person or this list. */
  readonly refused: number
}

/** What files and sheets are made of. */
export interface ExportSource {
  readonly parts: readonly ExportPart[]
  /** Records that belong to no list: medicines, people and places that searches brought along. */
  readonly supporting: readonly Resource[]
  readonly patient: Resource | undefined
  /** FHIR base without a trailing slash. */
  readonly server: string
  readonly ehrName: string
  /** ISO instant. */
  readonly madeAt: string
  /** Records left out because they are marked as private. */
  readonly privateLeft: number
  /** Records left out because they were entered by mistake. */
  readonly mistakesLeft: number
}

const isMistake = (resource: Resource, type: RecordType): boolean => describe(type).place(resource) === 'void'

function keepOnly(source: ExportSource, keep: (resource: Resource, type: RecordType) => boolean): readonly [source: ExportSource, left: number] {
  let left = 0
  const parts = source.parts.map((part) => {
    const records = part.records.filter((record) => keep(record, part.type))
    left += part.records.length - records.length
    return { ...part, records }
  })
  return [{ ...source, parts }, left]
}

/** Without the records that are marked as private; they are counted. */
export function withoutPrivate(source: ExportSource): ExportSource {
  const [kept, left] = keepOnly(source, (record) => !isMarkedPrivate(record))
  return { ...kept, supporting: source.supporting.filter((record) => !isMarkedPrivate(record)), privateLeft: source.privateLeft + left }
}

/** Without the records that were entered by mistake; they are counted. */
export function withoutMistakes(source: ExportSource): ExportSource {
  const [kept, left] = keepOnly(source, (record, type) => !isMistake(record, type))
  return { ...kept, mistakesLeft: source.mistakesLeft + left }
}

/** Only the records of one type; what is counted then is counted for it alone. */
export function onlyType(source: ExportSource, type: RecordType): ExportSource {
  return { ...source, parts: source.parts.filter((part) => part.type === type) }
}

/** `Type/id`, by which a reference knows a record; undefined without an id. */
export const keyOf = (resource: Resource): string | undefined => (resource.id === undefined ? undefined : `${resource.resourceType}/${resource.id}`)
