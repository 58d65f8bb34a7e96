import { toDay, type Day } from '../../fhir/day'
import { shownDay } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import { DayTile } from '../../ui/day-tile'
import type { ResourceOf } from '../../fhir/resource'

/** The day on which an Encounter began; undefined if it is not known to the day. */
export const visitDay = (visit: ResourceOf<'Encounter'>): Day | undefined =>
  toDay(shownDay(descriptorOf('Encounter').date(visit)?.raw ?? ''))

/** That day as a calendar tile; nothing if it is not known. */
export function VisitDayTile({ visit }: { visit: ResourceOf<'Encounter'> }) {
  const day = visitDay(visit)
  return day === undefined ? null : <DayTile day={day} />
}
