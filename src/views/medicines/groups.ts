import { listOf, objectsOf, textOf } from '../../fhir/guards'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'

export type MedicineGroup = 'doNotTake' | 'current' | 'paused' | 'suggested' | 'past' | 'inPreparation' | 'void'

const statusGroups: Readonly<Record<string, MedicineGroup>> = {
  'entered-in-error': 'void',
  completed: 'past',
  stopped: 'past',
  cancelled: 'past',
  'on-hold': 'paused',
  draft: 'inPreparation',
}

const intentGroups: Readonly<Record<string, MedicineGroup>> = {
  proposal: 'suggested',
  option: 'suggested',
  'filler-order': 'inPreparation',
  'instance-order': 'inPreparation',
}

function tableValue(table: Readonly<Record<string, MedicineGroup>>, code: unknown): MedicineGroup | undefined {
  return typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined
}

/** The group of one prescription. A do-not-take order that is over is history, as any other; mistakes are void. */
export function medicineGroup(request: MedicationRequest): MedicineGroup {
  const byStatus = tableValue(statusGroups, request.status)
  if (byStatus === 'void') return 'void'
  if (listOf(request.doNotPerform).includes(true) && byStatus !== 'past') return 'doNotTake'
  if (request.intent === 'plan' && !request.authoredOn && byStatus === undefined) return 'suggested'
  return byStatus ?? tableValue(intentGroups, request.intent) ?? 'current'
}

/** Every prescription in exactly one group, in the given order. */
export function groupMedicines<R extends MedicationRequest>(requests: readonly R[]): Readonly<Record<MedicineGroup, readonly R[]>> {
  const groups: Record<MedicineGroup, R[]> = { doNotTake: [], current: [], paused: [], suggested: [], past: [], inPreparation: [], void: [] }
  for (const request of requests) groups[medicineGroup(request)].push(request)
  return groups
}

/** Fills by the id of the prescription they name; fills that name none of the given prescriptions come back in `other`. */
export function fillsByRequest<D extends MedicationDispense>(
  dispenses: readonly D[],
  requests: readonly MedicationRequest[],
): { readonly byRequest: ReadonlyMap<string, readonly D[]>; readonly other: readonly D[] } {
  const byRequest = new Map<string, D[]>(requests.flatMap((request) => (request.id ? [[request.id, []]] : [])))
  const other: D[] = []
  for (const dispense of dispenses) {
    const ids = objectsOf(dispense.authorizingPrescription).flatMap((reference) => {
      const id = /(?:^|\/)MedicationRequest\/([^/]+)/.exec(textOf(reference['reference']) ?? '')?.[1]
      return id !== undefined && byRequest.has(id) ? [id] : []
    })
    for (const id of ids) byRequest.get(id)?.push(dispense)
    if (ids.length === 0) other.push(dispense)
  }
  return { byRequest, other }
}

/** Fills that count as handed to the person; a cancelled or mistaken fill never does. */
export function isFilled(dispense: MedicationDispense): boolean {
  return dispense.status === 'completed'
}
