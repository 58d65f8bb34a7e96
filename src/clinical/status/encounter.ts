import { codingsOf } from '../../fhir/concept'
import { isObject, textOf } from '../../lib/json'
import { goingOn, over, toCome } from './event'
import { plain, type Circumstance, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

/** For how many days a visit of a class may go on; any other visit is over by the next day. */
const stays: Readonly<Record<string, number>> = {
  IMP: 30,
  ACUTE: 30,
  NONAC: 90,
  inpatient: 30,
  OBSENC: 3,
  EMER: 2,
  emergency: 2,
  HH: 60,
}

const open: Readonly<Record<string, Phrase>> = {
  arrived: plain('Encounter.arrived', 'now'),
  triaged: plain('Encounter.triaged', 'now'),
  'in-progress': plain('now', 'now'),
  onleave: plain('Encounter.onLeave', 'wait'),
}

const closed: Readonly<Record<string, Phrase>> = {
  finished: plain('Encounter.finished', 'none'),
  cancelled: plain('called', 'stop'),
  unknown: plain('tookPlaceUnknown', 'unsure'),
}

function daysOf(visit: Resource): number {
  const sent = visit['class']
  const codes = isObject(sent) ? [textOf(sent['code']), ...codingsOf(sent).map(({ code }) => code)] : [textOf(sent)]
  const days = codes.flatMap((code) => (code !== undefined && Object.hasOwn(stays, code) ? [stays[code] ?? 1] : []))
  return Math.max(1, ...days)
}

/** What became of a visit. */
export function encounter(record: Resource, at: Circumstance): Phrase {
  const status = sentAt(record, 'status')
  if (status.code === 'planned') return toCome(record, at, plain('planned', 'wait'))
  const going = status.code === undefined ? undefined : open[status.code]
  if (going) return goingOn(record, at, 'period', daysOf(record), going)
  return status.code === 'finished' ? over(record, at, byTable(closed, status)) : byTable(closed, status)
}
