import { isMarkedPrivate } from '../../resources/private'
import { sinceVisit } from './known-since'
import { newestFirst } from '../shared/newest-first'
import { phraseOf } from '../status/registry'
import { hasDay } from '../encounters/visit-day'
import { isOfDay, visitsNamed, written } from '../encounters/visit-notes'
import type { Resource } from '../../fhir/resource'
import type { Circumstance, StatusKey } from '../status/status'

const took: readonly (StatusKey | undefined)[] = [
  'Encounter.finished',
  'now',
  'Encounter.arrived',
  'Encounter.triaged',
  'Encounter.onLeave',
  'began',
  'endedOpen',
]

/** So many visits, the newest first, are looked at for notes. */
const LOOKED_AT = 30

export interface LastVisit {
  /** The newest visit of which something was written, with whether that names the visit or is of its day alone. */
  readonly noted: { readonly visit: Resource; readonly by: 'link' | 'day' } | undefined
  /** The newest visit, where it is a later one: nothing was written of it. */
  readonly later: Resource | undefined
}

/** True for a visit that was had, or is going on, as far as the record says. */
export const tookPlace = (visit: Resource, at: Circumstance): boolean => took.includes(phraseOf(visit, at)?.key)

/** Visits that can be counted from, the newest first: those that took place, are over by now (milliseconds since 1970) and are not marked private, as their names stand open. */
export const visitsToCountFrom = (visits: readonly Resource[], at: Circumstance, now: number): readonly Resource[] =>
  newestFirst(
    'Encounter',
    visits.filter(
      (visit) => !isMarkedPrivate(visit) && tookPlace(visit, at) && (sinceVisit(visit)?.at ?? Infinity) <= now,
    ),
  )

/**
 * The visit whose notes answer what was said last. `loaded` holds visits, notes and reports; visits that are marked private are left out where
 * `private` records have no place.
 */
export function lastVisit(loaded: readonly Resource[], at: Circumstance, withPrivate: boolean): LastVisit {
  const all = loaded.filter(({ resourceType }) => resourceType === 'Encounter')
  const had = newestFirst(
    'Encounter',
    all.filter((visit) => (withPrivate || !isMarkedPrivate(visit)) && hasDay(visit) && tookPlace(visit, at)),
  )
  const notes = written(loaded)
  const linked = new Set(notes.flatMap(visitsNamed))
  const known = new Set(all.map(({ id }) => id))
  const loose = notes.filter((one) => !visitsNamed(one).some((id) => known.has(id)))
  for (const visit of had.slice(0, LOOKED_AT)) {
    const by = linked.has(visit.id ?? '') ? 'link' : loose.some((one) => isOfDay(one, visit)) ? 'day' : undefined
    if (by) return { noted: { visit, by }, later: visit === had[0] ? undefined : had[0] }
  }
  return { noted: undefined, later: had[0] }
}
