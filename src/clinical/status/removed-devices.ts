import { newestFirst } from '../shared/newest-first'
import { codingsOf, conceptDisplay } from '../../fhir/concept'
import { referencedKey } from '../../fhir/reference'
import { objectsOf, textOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

type Action = 'in' | 'out'

/** Codes of http://hl7.org/fhir/device-action; "manipulated" says neither. */
const actionByCode: Readonly<Record<string, Action>> = { implanted: 'in', explanted: 'out' }
const TAKES_OUT = /\b(?:explant|remov(?:al|ed)|taken out)/i
const PUTS_IN = /\b(?:implant|insert|put in)/i

function actionOf(action: unknown): Action | undefined {
  const known = codingsOf(action).flatMap(({ code = '' }) => actionByCode[code] ?? [])[0]
  if (known) return known
  const text = conceptDisplay(action) ?? ''
  if (TAKES_OUT.test(text)) return 'out'
  return PUTS_IN.test(text) ? 'in' : undefined
}

/** Keys of the devices that a completed procedure took out (`focalDevice.action`) and that no later one put in. */
export function removedDevices(procedures: readonly ResourceOf<'Procedure'>[]): ReadonlySet<string> {
  const done = newestFirst(
    'Procedure',
    procedures.filter(({ status }) => textOf(status) === 'completed'),
  )
  const latest = new Map<string, Action>()
  for (const { action, key } of done.flatMap((procedure) =>
    objectsOf(procedure.focalDevice).map((each) => ({
      action: actionOf(each['action']),
      key: referencedKey(procedure, each['manipulated'], 'Device'),
    })),
  ))
    if (action && key !== undefined && !latest.has(key)) latest.set(key, action)
  return new Set([...latest].flatMap(([key, action]) => (action === 'out' ? [key] : [])))
}
