import type { FastifyInstance } from 'fastify'
import type { Person } from '../types'
import { faultHooks, type FaultContext } from './hooks'
import { faultRoutes } from './routes'
import { orderFromFlag, Switchboard } from './switchboard'

interface FaultOptions extends Omit<FaultContext, 'switchboard'> {
  readonly people: readonly Person[]
  /** Initial faults, each `kind[:type[:count[:person[:seconds]]]]`, other members by name. */
  readonly flags: readonly string[]
  /** Whether the second snapshot of the records is served. */
  isSecondSnapshot(): boolean
  /** Called by the reset endpoint, after the faults are reset. */
  onReset(): void
}

/** Installs the switchboard with its page and control endpoint. Call it before the routes that faults act on. Throws InvalidInputError. */
export async function installFaults(
  app: FastifyInstance,
  { people, flags, isSecondSnapshot, onReset, ...context }: FaultOptions,
): Promise<void> {
  const switchboard = new Switchboard(people.map(({ id }) => id))
  const start = () => switchboard.add(flags.map(orderFromFlag))
  start()
  const restart = () => {
    switchboard.reset()
    start()
    onReset()
  }
  faultHooks(app, { ...context, switchboard })
  await faultRoutes(app, { switchboard, people, url: context.url, isSecondSnapshot, restart })
}
