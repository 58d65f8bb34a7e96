import { codingsOf } from '../../fhir/concept'
import { isObject, textOf } from '../../lib/json'
import { ongoingStatus, completedStatus, plannedStatus } from './event-status'
import { plainStatus, type StatusContext, type RecordStatus } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

/** Days that a visit may stay open, by class; any other class: one day. */
const maxDaysByClass: Readonly<Record<string, number>> = {
  IMP: 30,
  ACUTE: 30,
  NONAC: 90,
  inpatient: 30,
  OBSENC: 3,
  EMER: 2,
  emergency: 2,
  HH: 60,
}

const open: Readonly<Record<string, RecordStatus>> = {
  arrived: plainStatus('Encounter.arrived', 'active'),
  triaged: plainStatus('Encounter.triaged', 'active'),
  'in-progress': plainStatus('inProgress', 'active'),
  onleave: plainStatus('Encounter.onLeave', 'pending'),
}

const closed: Readonly<Record<string, RecordStatus>> = {
  finished: plainStatus('Encounter.finished', 'none'),
  cancelled: plainStatus('cancelled', 'stop'),
  unknown: plainStatus('tookPlaceUnknown', 'uncertain'),
}

function maxDaysOf(visit: ResourceOf<'Encounter'>): number {
  const visitClass = visit.class
  const codes = isObject(visitClass)
    ? [textOf(visitClass['code']), ...codingsOf(visitClass).map(({ code }) => code)]
    : [textOf(visitClass)]
  const days = codes.flatMap((code) =>
    code !== undefined && Object.hasOwn(maxDaysByClass, code) ? [maxDaysByClass[code] ?? 1] : [],
  )
  return Math.max(1, ...days)
}

/** The status of a visit. */
export function encounterStatus(record: ResourceOf<'Encounter'>, context: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  if (status.code === 'planned') return plannedStatus(record, context, plainStatus('planned', 'pending'))
  const openStatus = status.code === undefined ? undefined : open[status.code]
  if (openStatus) return ongoingStatus(record, context, 'period', maxDaysOf(record), openStatus)
  return status.code === 'finished'
    ? completedStatus(record, context, statusFromTable(closed, status))
    : statusFromTable(closed, status)
}
