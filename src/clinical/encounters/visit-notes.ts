import { objectsOf, textOf, type Json } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import { behindCover } from '../../resources/cover'
import { describe } from '../../resources/registry'
import { visitIdsOf } from '../../resources/visit-id'
import { chains } from '../documents/document-versions'
import { newestFirst } from '../shared/newest-first'
import { hasWords } from '../observations/report-words'
import { isOnDayOf } from './visit-day'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** What somebody wrote: a note, or a report that says something in words. */
export interface Written {
  readonly record: Resource
  /** Versions of a note that this one replaced, newest first. */
  readonly older: readonly Resource[]
  /** Records that hold the same files and no words of their own. */
  readonly copies: readonly Resource[]
}

export interface VisitNotes {
  /** What says that it belongs to the visit or to a part of it. */
  readonly linked: readonly Written[]
  /** What was written on its day and says of no visit of the record that it belongs there. */
  readonly sameDay: readonly Written[]
}

/** The types in which somebody says something of a visit. */
export const noteTypes = ['DocumentReference', 'DiagnosticReport'] as const satisfies readonly RecordType[]

const isVoid = (record: Resource, type: RecordType): boolean => describe(type).place(record) === 'void'

/** All that was written in a record, each once: of notes the newest version, and no report that only lists results. */
export function written(loaded: readonly Resource[]): readonly Written[] {
  const ofType = (type: RecordType): readonly Resource[] =>
    newestFirst(type, [
      ...new Map(
        loaded
          .filter((record) => record.resourceType === type && !isVoid(record, type))
          .map((record) => [record.id ?? record, record]),
      ).values(),
    ])
  const reports = ofType('DiagnosticReport').filter((report) => hasWords(behindCover(report)))
  return [
    ...chains(ofType('DocumentReference')).map(({ newest, older }) => ({ record: newest, older, copies: [] })),
    ...reports.map((record) => ({ record, older: [], copies: [] })),
  ]
}

const versions = ({ record, older }: Written): readonly Resource[] => [record, ...older]

/** Ids of the visits to which any version of it says that it belongs. */
export const visitsNamed = (one: Written): readonly string[] =>
  versions(one).flatMap((each) => visitIdsOf(behindCover(each)))

/** True when it, or a version that it replaced, is dated on a day of the visit. */
export function isOfDay(one: Written, visit: Resource, timeZone?: string): boolean {
  return versions(one).some((each) => {
    const type = noteTypes.find((type) => type === each.resourceType)
    const date = type && describe(type).date(each)
    return date !== undefined && isOnDayOf(visit, date.raw, timeZone)
  })
}

/** A visit and the visits that are parts of it, by id. */
function withParts(id: string, visits: readonly Resource[]): ReadonlySet<string> {
  const ids = new Set([id])
  for (let before = 0; before < ids.size;) {
    before = ids.size
    for (const visit of visits) {
      const whole = referencedId(visit['partOf'], 'Encounter')
      if (visit.id !== undefined && whole !== undefined && ids.has(whole)) ids.add(visit.id)
    }
  }
  return ids
}

/** What was written at a visit, and on its day; `loaded` holds the notes, the reports and the visits of the record as far as they have come. */
export function visitNotes(loaded: readonly Resource[], visit: Resource, timeZone?: string): VisitNotes {
  const visits = loaded.filter(({ resourceType }) => resourceType === 'Encounter')
  const own = withParts(visit.id ?? '', visits)
  const known = new Set(visits.map(({ id }) => id))
  const all = written(loaded)
  const linked = all.filter((one) => visitsNamed(one).some((id) => own.has(id)))
  const isHome = (id: string): boolean => own.has(id) || known.has(id)
  const sameDay = all.filter((one) => !visitsNamed(one).some(isHome) && isOfDay(one, visit, timeZone))
  return { linked: withoutCopies(linked), sameDay: withoutCopies(sameDay) }
}

/** The files of a record, by what they hold or where they are. */
function fileKeys(record: Resource): readonly string[] {
  const attachments: readonly Json[] = [
    ...objectsOf(record['presentedForm']),
    ...objectsOf(record['content']).flatMap(({ attachment }) => objectsOf(attachment)),
  ]
  return attachments.flatMap(({ data, url }) => textOf(data)?.replace(/\s+/g, '') ?? textOf(url) ?? [])
}

/** A report that only brings the files of a note once more stands with the note. */
function withoutCopies(all: readonly Written[]): readonly Written[] {
  const found: Written[] = []
  for (const one of all) {
    const keys = fileKeys(one.record)
    const isCopy = keys.length > 0 && one.older.length === 0 && textOf(one.record['conclusion']) === undefined
    const at = isCopy ? found.findIndex(({ record }) => keys.every((key) => fileKeys(record).includes(key))) : -1
    const first = found[at]
    if (first) found[at] = { ...first, copies: [...first.copies, one.record] }
    else found.push(one)
  }
  return found
}
