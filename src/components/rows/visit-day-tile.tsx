import { shownDay } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import { DayTile } from '../../ui/day-tile'
import type { ResourceOf } from '../../fhir/resource'

/** The day on which an Encounter began, `yyyy-mm-dd`; undefined if it is not known to the day. */
export function visitDay(visit: ResourceOf<'Encounter'>): string | undefined {
  const day = shownDay(descriptorOf('Encounter').date(visit)?.raw ?? '')
  return day?.length === 'yyyy-mm-dd'.length ? day : undefined
}

/** That day as a calendar tile; nothing if it is not known. */
export function VisitDayTile({ visit }: { visit: ResourceOf<'Encounter'> }) {
  const day = visitDay(visit)
  return day === undefined ? null : <DayTile day={day} />
}
