import { newestFirst } from '../shared/newest-first'
import { codingsOf, conceptDisplay } from '../../fhir/concept'
import { referencedId } from '../../fhir/reference'
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

/** Ids of the devices that a completed procedure took out (`focalDevice.action`) and that no later one put in. */
export function removedDevices(procedures: readonly ResourceOf<'Procedure'>[]): ReadonlySet<string> {
  const done = newestFirst(
    'Procedure',
    procedures.filter(({ status }) => textOf(status) === 'completed'),
  )
  const latest = new Map<string, Action>()
  for (const { action, id } of done.flatMap((procedure) =>
    objectsOf(procedure.focalDevice).map((each) => ({
      action: actionOf(each['action']),
      id: referencedId(each['manipulated'], 'Device'),
    })),
  ))
    if (action && id !== undefined && !latest.has(id)) latest.set(id, action)
  return new Set([...latest].flatMap(([id, action]) => (action === 'out' ? [id] : [])))
}
