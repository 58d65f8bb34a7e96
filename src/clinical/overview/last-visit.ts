import { isMarkedPrivate } from '../../resources/privacy-labels'
import { sinceVisit } from './record-changes'
import { isPostMortem } from '../../resources/post-mortem'
import { newestFirst } from '../shared/newest-first'
import { recordsUsableFor } from '../assertion/assertion-of'
import { statusOf } from '../status/status-of'
import type { UsableFor } from '../assertion/assertion'
import { membersOf, textOf } from '../../lib/json'
import { hasVisitDay, isOnVisitDay } from '../encounters/visit-day'
import { isNoteOfVisitDay, encounterKeysOf, collectNotes } from '../encounters/visit-notes'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { recordKey } from '../../fhir/source'
import type { StatusContext, StatusKey } from '../status/record-status'

const tookPlaceKeys: readonly (StatusKey | undefined)[] = [
  'Encounter.finished',
  'inProgress',
  'Encounter.arrived',
  'Encounter.triaged',
  'Encounter.onLeave',
  'began',
  'endedOpen',
]

/** How many of the newest visits are searched for notes. */
const MAX_VISITS_SEARCHED = 30

/** A visit that may be the newest. */
type NewestVisit = UsableFor<'newest', ResourceOf<'Encounter'>>

export interface LastVisit {
  /** The newest visit with notes, and whether they link to the visit or only share its day. */
  readonly withNotes: { readonly visit: NewestVisit; readonly by: 'link' | 'day' } | undefined
  /** The newest visit, when it is later than that and has no notes. */
  readonly laterWithoutNotes: NewestVisit | undefined
}

/** True for a visit that took place or is in progress. */
export const hasTakenPlace = (visit: ResourceOf<'Encounter'>, context: StatusContext): boolean =>
  tookPlaceKeys.includes(statusOf(visit, context)?.key)

/** Visits to choose from as the start of "what's new", newest first: they took place, ended before `now` (milliseconds) and are not marked private, as their names are shown. */
export const visitsForSince = (
  visits: readonly ResourceOf<'Encounter'>[],
  context: StatusContext,
  now: number,
): readonly NewestVisit[] =>
  newestFirst(
    'Encounter',
    recordsUsableFor('newest', visits, context).filter(
      (visit) => !isMarkedPrivate(visit) && hasTakenPlace(visit, context) && (sinceVisit(visit)?.at ?? Infinity) <= now,
    ),
  )

/** True for the same visit, and for one of the same day when the notes are only known to be of that day. */
const mayShareNotes = (
  visit: ResourceOf<'Encounter'>,
  by: 'link' | 'day',
  newest: ResourceOf<'Encounter'> | undefined,
): boolean =>
  visit === newest ||
  (by === 'day' && newest !== undefined && isOnVisitDay(visit, textOf(membersOf(newest.period)['start']) ?? ''))

/** The last visit with notes; the certification of a death is no visit. `loaded` holds visits, notes and reports; without `withPrivate`, visits marked private are ignored. */
export function lastVisit(loaded: readonly Resource[], context: StatusContext, withPrivate: boolean): LastVisit {
  const all = loaded.filter((record) => isOfType(record, 'Encounter'))
  const pastVisits = newestFirst(
    'Encounter',
    recordsUsableFor('newest', all, context).filter(
      (visit) =>
        (withPrivate || !isMarkedPrivate(visit)) &&
        hasVisitDay(visit) &&
        hasTakenPlace(visit, context) &&
        !isPostMortem(visit),
    ),
  )
  const notes = collectNotes(loaded)
  const linked = new Set(notes.flatMap(encounterKeysOf))
  const known = new Set(all.map(recordKey))
  const unlinked = notes.filter((each) => !encounterKeysOf(each).some((key) => known.has(key)))
  for (const visit of pastVisits.slice(0, MAX_VISITS_SEARCHED)) {
    const isLinked = linked.has(recordKey(visit))
    const by = isLinked ? 'link' : 'day'
    if (isLinked || unlinked.some((each) => isNoteOfVisitDay(each, visit)))
      return {
        withNotes: { visit, by },
        laterWithoutNotes: mayShareNotes(visit, by, pastVisits[0]) ? undefined : pastVisits[0],
      }
  }
  return { withNotes: undefined, laterWithoutNotes: pastVisits[0] }
}
