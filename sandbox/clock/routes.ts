import type { FastifyInstance } from 'fastify'
import { BadOrder, controlScope } from '../control/scope'
import { clockShift, shiftBy, shiftClock, shiftTo } from './clock'

const CONTROL = '/control/clock'
const HOW = 'The clock is moved by {"now":"2027-03-01T08:00:00Z"} or by {"forward":3600}, in seconds.'

const state = () => ({ now: new Date().toISOString(), shift: Math.round(clockShift() / 1000) })

function shiftOf(body: unknown): number {
  const [[name, value] = [], ...more] = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (more.length > 0) throw new BadOrder(HOW)
  if (name === 'now') return shiftTo(String(value))
  if (name === 'forward') return shiftBy(typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)
  throw new BadOrder(HOW)
}

/** Reads and moves the clock of the sandbox: tokens, codes and sign-ins age by it; records stay as they are. */
export async function clockRoutes(app: FastifyInstance, url: string): Promise<void> {
  await controlScope(app, url, (scope) => {
    scope.get(CONTROL, state)
    scope.post(CONTROL, (request) => {
      shiftClock(shiftOf(request.body))
      return state()
    })
  })
}
