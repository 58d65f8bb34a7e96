import type { RecordType } from '../../contract'
import { isObject } from '../../lib/json'
import { carryDigits } from '../../fhir/json'
import { parseReference } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import { isMarkedPrivate } from '../private'
import { describe } from '../registry'

/** Why records of a type may be missing from what is taken out. */
export type Gap = 'loading' | 'failed' | 'notShared' | 'closed' | 'notOffered' | 'partial' | 'limited'

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
  /** Kinds with records that the person chose to leave out. */
  readonly kindsLeft?: readonly RecordType[]
  /** Records of other years than the chosen ones. */
  readonly yearsLeft?: number
}

const isMistake = (resource: Resource, type: RecordType): boolean => describe(type).place(resource) === 'void'

function keepOnly(
  source: ExportSource,
  keep: (resource: Resource, type: RecordType) => boolean,
): readonly [source: ExportSource, left: number] {
  let left = 0
  const parts = source.parts.map((part) => {
    const records = part.records.filter((record) => keep(record, part.type))
    left += part.records.length - records.length
    return { ...part, records }
  })
  return [{ ...source, parts }, left]
}

/** The value without the words beside references to the records of `left`; the very same value where there are none. */
function unnamed(value: unknown, left: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => unnamed(item, left))
    return items.every((item, index) => item === value[index]) ? value : carryDigits(value, items)
  }
  const parsed =
    'reference' in value && typeof value.reference === 'string' ? parseReference(value.reference) : undefined
  const isLeft = parsed !== undefined && 'type' in parsed && left.has(`${parsed.type}/${parsed.id}`)
  const entries = Object.entries(value)
  const kept = entries
    .filter(([name]) => !isLeft || name !== 'display')
    .map(([name, inner]) => [name, unnamed(inner, left)] as const)
  return kept.length === entries.length && kept.every(([, inner], index) => inner === entries[index]?.[1])
    ? value
    : carryDigits(value, Object.fromEntries(kept))
}

/** Without the records that are marked as private, which are counted, and without the words by which others name them. */
export function withoutPrivate(source: ExportSource): ExportSource {
  const [kept, count] = keepOnly(source, (record) => !isMarkedPrivate(record))
  const left = new Set(
    [...source.parts.flatMap(({ records }) => records), ...source.supporting]
      .filter(isMarkedPrivate)
      .flatMap((record) => keyOf(record) ?? []),
  )
  if (left.size === 0) return { ...kept, privateLeft: source.privateLeft + count }
  const bare = (record: Resource): Resource => {
    const copy = unnamed(record, left)
    return copy === record || !isObject(copy)
      ? record
      : carryDigits(record, { resourceType: record.resourceType, ...copy })
  }
  return {
    ...kept,
    parts: kept.parts.map((part) => ({ ...part, records: part.records.map(bare) })),
    supporting: source.supporting.filter((record) => !isMarkedPrivate(record)).map(bare),
    privateLeft: source.privateLeft + count,
  }
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
export const keyOf = (resource: Resource): string | undefined =>
  resource.id === undefined ? undefined : `${resource.resourceType}/${resource.id}`
