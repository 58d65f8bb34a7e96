import { codingsOf } from '../../fhir/concept'
import { listOf, textOf } from '../../lib/json'
import { plain, type Circumstance, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

/** Why a device is or is not ready, what matters most first. */
const reasons: readonly (readonly [code: string, phrase: Phrase])[] = [
  ['hw-discon', plain('Device.partOff', 'look')],
  ['transduc-discon', plain('Device.sensorOff', 'look')],
  ['off', plain('Device.off', 'stop')],
  ['offline', plain('Device.offline', 'stop')],
  ['not-ready', plain('Device.notReady', 'wait')],
  ['paused', plain('Device.paused', 'wait')],
  ['standby', plain('Device.standby', 'wait')],
  ['online', plain('Device.online', 'none')],
]

const table: Readonly<Record<string, Phrase>> = {
  active: plain('Device.active', 'none'),
  inactive: plain('Device.inactive', 'past'),
  unknown: plain('Device.unknown', 'unsure'),
}

/** Whether an implant or device is in use. */
export function device(record: Resource, at: Circumstance): Phrase {
  const status = sentAt(record, 'status')
  if (status.code !== 'active') return byTable(table, status)
  if (at.died) return plain('Device.atDeath', 'past')
  const codes = listOf(record['statusReason']).flatMap((reason) => [
    textOf(reason),
    ...codingsOf(reason).map(({ code }) => code),
  ])
  return reasons.find(([code]) => codes.includes(code))?.[1] ?? byTable(table, status)
}
