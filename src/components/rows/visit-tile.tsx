import { shownDay } from '../../fhir/shown-day'
import { describe } from '../../resources/registry'
import { DayTile } from '../../ui/day-tile'
import type { Resource } from '../../fhir/resource'

/** The day on which a visit began, `yyyy-mm-dd`; undefined where no day is known. */
export function dayOfVisit(visit: Resource): string | undefined {
  const { raw } = describe('Encounter').date(visit) ?? {}
  return raw === undefined ? undefined : /^\d{4}-\d{2}-\d{2}/.exec(shownDay(raw))?.[0]
}

/** That day as a leaf of a calendar; nothing where it is not known. */
export function VisitTile({ visit }: { visit: Resource }) {
  const day = dayOfVisit(visit)
  return day === undefined ? null : <DayTile day={day} />
}
