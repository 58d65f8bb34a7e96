import type { FastifyInstance } from 'fastify'
import { InvalidInputError, controlScope } from '../control/scope'
import { getClockShift, shiftBySeconds, setClockShift, shiftToDate } from './clock'

const CONTROL = '/control/clock'
const USAGE = 'The clock is moved by {"now":"2027-03-01T08:00:00Z"} or by {"forward":3600}, in seconds.'

const clockState = () => ({ now: new Date().toISOString(), shift: Math.round(getClockShift() / 1000) })

function requestedShift(body: unknown): number {
  const [[name, value] = [], ...more] = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (more.length > 0) throw new InvalidInputError(USAGE)
  if (name === 'now') return shiftToDate(String(value))
  if (name === 'forward')
    return shiftBySeconds(typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)
  throw new InvalidInputError(USAGE)
}

/** Control endpoints of the clock, which ages tokens, codes and sign-ins; records do not change. */
export async function clockRoutes(app: FastifyInstance, url: string): Promise<void> {
  await controlScope(app, url, (scope) => {
    scope.get(CONTROL, clockState)
    scope.post(CONTROL, (request) => {
      setClockShift(requestedShift(request.body))
      return clockState()
    })
  })
}
