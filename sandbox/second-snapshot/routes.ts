import type { FastifyInstance } from 'fastify'
import { InvalidInputError, controlScope } from '../control/scope'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'
import type { Change } from './changes'
import { createSecondSnapshot, type SecondSnapshot } from './second-snapshot'

const CONTROL = '/control/advance'

/** Switches the store between the two snapshots. */
export interface SnapshotSwitch {
  /** Switches to the second snapshot, if not yet done. */
  advance(): void
  /** Returns to the snapshot of the start. */
  reset(): void
  isSecondSnapshot(): boolean
  readonly changes: () => readonly Change[]
}

/** Creates the switch; the second snapshot is computed on first use. `today` is the last day of the records. */
export function createSnapshotSwitch(
  store: Store,
  resources: readonly Resource[],
  { startAtSecond, today }: { readonly startAtSecond: boolean; readonly today: string },
): SnapshotSwitch {
  let second: SecondSnapshot | undefined
  let isSecond = false
  const show = (showSecond: boolean) => {
    if (showSecond === isSecond) return
    // Computed while the store still has the first snapshot.
    if (showSecond) second ??= createSecondSnapshot(store, resources, today)
    isSecond = showSecond
    store.replace((showSecond ? second : undefined)?.resources ?? resources)
  }
  show(startAtSecond)
  return {
    advance: () => show(true),
    reset: () => show(startAtSecond),
    isSecondSnapshot: () => isSecond,
    changes: () => (isSecond ? (second?.changes ?? []) : []),
  }
}

/** Control endpoints that switch to the second snapshot and list the changes, of all patients or of one. */
export async function snapshotRoutes(
  app: FastifyInstance,
  url: string,
  snapshots: SnapshotSwitch,
  store: Store,
): Promise<void> {
  const state = (query: unknown) => {
    const { patient, ...others } = query as Readonly<Record<string, unknown>>
    const [other] = Object.keys(others)
    if (other !== undefined)
      throw new InvalidInputError(`There is no '${other}' here: 'patient' is the id of a patient.`)
    if (patient !== undefined && store.read('Patient', String(patient)) === undefined)
      throw new InvalidInputError(`There is no patient '${String(patient)}'.`)
    return {
      state: snapshots.isSecondSnapshot() ? 'later' : 'first',
      changes: snapshots.changes().filter((change) => patient === undefined || change.patient === patient),
    }
  }
  await controlScope(app, url, (scope) => {
    scope.get(CONTROL, ({ query }) => state(query))
    scope.post(CONTROL, ({ query }) => {
      const before = state(query)
      snapshots.advance()
      return before.state === 'later' ? before : state(query)
    })
    // For the button on the faults page.
    scope.post('/advance', (_request, reply) => {
      snapshots.advance()
      return reply.redirect('/faults', 303)
    })
  })
}
