import type { FastifyInstance } from 'fastify'
import { BadOrder, controlScope } from '../control/scope'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'
import type { Change } from './changes'
import { laterOf, type Later } from './second-snapshot'

const CONTROL = '/control/advance'

/** The records in the hand of who moves them on. */
export interface Advance {
  /** Moves on to the second state; nothing when it is there. */
  advance(): void
  /** Goes back to the state of the start. */
  reset(): void
  isLater(): boolean
  readonly changes: () => readonly Change[]
}

/** Two states of the same records, the second worked out when somebody wants it. `later`: starts there; `today`: the day up to which there are records. */
export function twoStates(
  store: Store,
  resources: readonly Resource[],
  { later = false, today }: { readonly later?: boolean; readonly today: string },
): Advance {
  const first = { resources, changes: [] }
  let second: Later | undefined
  let isLater = false
  const show = (wanted: boolean) => {
    if (wanted === isLater) return
    // From the first state: the second would be worked out from itself otherwise.
    if (wanted) second ??= laterOf(store, resources, today)
    isLater = wanted
    store.replace((wanted ? second : undefined)?.resources ?? first.resources)
  }
  show(later)
  return {
    advance: () => show(true),
    reset: () => show(later),
    isLater: () => isLater,
    changes: () => (isLater ? (second?.changes ?? []) : []),
  }
}

/** Moves the records on, for programs: with what a comparison finds, of all patients or of one. */
export async function advanceRoutes(app: FastifyInstance, url: string, states: Advance, store: Store): Promise<void> {
  const state = (query: unknown) => {
    const { patient, ...others } = query as Readonly<Record<string, unknown>>
    const [other] = Object.keys(others)
    if (other !== undefined) throw new BadOrder(`There is no '${other}' here: 'patient' is the id of a patient.`)
    if (patient !== undefined && store.read('Patient', String(patient)) === undefined)
      throw new BadOrder(`There is no patient '${String(patient)}'.`)
    return {
      state: states.isLater() ? 'later' : 'first',
      changes: states.changes().filter((change) => patient === undefined || change.patient === patient),
    }
  }
  await controlScope(app, url, (scope) => {
    scope.get(CONTROL, ({ query }) => state(query))
    scope.post(CONTROL, ({ query }) => {
      const before = state(query)
      states.advance()
      return before.state === 'later' ? before : state(query)
    })
    // The button of the page of faults.
    scope.post('/advance', (_request, reply) => {
      states.advance()
      return reply.redirect('/faults', 303)
    })
  })
}
