import type { FastifyInstance } from 'fastify'
import type { Person } from '../types'
import { faultHooks, type FaultEdge } from './hooks'
import { faultRoutes } from './routes'
import { orderOfFlag, Switchboard } from './switchboard'

interface FaultOptions extends Omit<FaultEdge, 'switchboard'> {
  readonly people: readonly Person[]
  /** Faults that are on from the start, each `kind[:type[:count[:person[:seconds]]]]` with the others named. */
  readonly flags: readonly string[]
  /** Whether the records have moved on to their second state. */
  isLater(): boolean
  /** Ends every sign-in, session and token. */
  forget(): void
}

/** Puts a switchboard, its page and its control endpoint into the sandbox; to be called before the routes that it acts on. Throws BadOrder. */
export async function installFaults(
  app: FastifyInstance,
  { people, flags, isLater, forget, ...edge }: FaultOptions,
): Promise<void> {
  const switchboard = new Switchboard(people.map(({ id }) => id))
  const start = () => switchboard.add(flags.map(orderOfFlag))
  start()
  const restart = () => {
    switchboard.reset()
    start()
    forget()
  }
  faultHooks(app, { ...edge, switchboard })
  await faultRoutes(app, { switchboard, people, url: edge.url, isLater, restart })
}
