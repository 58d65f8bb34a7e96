import { firstCode } from '../../fhir/concept'
import { recordKey } from '../../fhir/source'
import { encounterKeysOf, isNoteOfVisitDay, type ClinicalNote } from './visit-notes'
import type { ResourceOf } from '../../fhir/resource'

type Visit = ResourceOf<'Encounter'>

/** The visits that a note or report goes with. */
export interface VisitsOfNote {
  readonly visits: readonly Visit[]
  /** True where only the day matches: no visit of the record is linked. */
  readonly isByDate: boolean
}

/** Statuses of visits that did not take place. */
const notVisits: readonly string[] = ['cancelled', 'entered-in-error']

/** The visits that any version of a note is linked to; if the record has none of them, those of the day of one of its versions. `timeZone` is the device's own when absent. */
export function visitsOfNote(note: ClinicalNote, loaded: readonly Visit[], timeZone?: string): VisitsOfNote {
  const keys = encounterKeysOf(note)
  const linked = loaded.filter((visit) => keys.includes(recordKey(visit)))
  if (linked.length > 0) return { visits: linked, isByDate: false }
  const ofDay = loaded.filter(
    (visit) => !notVisits.includes(firstCode(visit.status) ?? '') && isNoteOfVisitDay(note, visit, timeZone),
  )
  return { visits: ofDay, isByDate: ofDay.length > 0 }
}
