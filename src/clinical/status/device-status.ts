import { codingsOf } from '../../fhir/concept'
import { listOf, textOf } from '../../lib/json'
import { plainStatus, type StatusContext, type RecordStatus } from './record-status'
import { removalReason } from '../../resources/implants'
import { statusAsSent, statusFromTable, readCodedElement } from './coded-element'
import { recordKey } from '../../fhir/source'
import type { ResourceOf } from '../../fhir/resource'

/** Status reasons of a device, most important first. */
const reasons: readonly (readonly [code: string, phrase: RecordStatus])[] = [
  ['hw-discon', plainStatus('Device.partOff', 'attention')],
  ['transduc-discon', plainStatus('Device.sensorOff', 'attention')],
  ['off', plainStatus('Device.off', 'stop')],
  ['offline', plainStatus('Device.offline', 'stop')],
  ['not-ready', plainStatus('Device.notReady', 'pending')],
  ['paused', plainStatus('Device.paused', 'pending')],
  ['standby', plainStatus('Device.standby', 'pending')],
  ['online', plainStatus('Device.online', 'none')],
]

const table: Readonly<Record<string, RecordStatus>> = {
  active: plainStatus('Device.active', 'none'),
  inactive: plainStatus('Device.inactive', 'past'),
  unknown: plainStatus('Device.unknown', 'uncertain'),
}

/** True when a procedure says that the device was taken out. */
const isTakenOut = (record: ResourceOf<'Device'>, { relatedFacts }: StatusContext): boolean =>
  relatedFacts?.removed?.has(recordKey(record)) === true

/** Whether an implant or device is in use. */
export function deviceStatus(record: ResourceOf<'Device'>, context: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  if (isTakenOut(record, context) && status.code !== 'inactive' && status.code !== 'entered-in-error')
    return plainStatus(status.code === 'active' ? 'Device.activeRemoved' : 'Device.removed', 'attention')
  if (status.code !== 'active') return statusFromTable(table, status)
  // "In use" is contradicted by a reason such as "Explanted".
  const removed = removalReason(record)
  if (removed !== undefined) return statusAsSent({ text: removed })
  if (context.died) return plainStatus('Device.atDeath', 'past')
  const codes = listOf(record.statusReason).flatMap((reason) => [
    textOf(reason),
    ...codingsOf(reason).map(({ code }) => code),
  ])
  return reasons.find(([code]) => codes.includes(code))?.[1] ?? statusFromTable(table, status)
}
