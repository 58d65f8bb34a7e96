import type { FastifyInstance, FastifyReply } from 'fastify'
import { BadOrder, controlScope } from '../control/scope'
import { faultsPage } from '../pages/faults'
import type { Person } from '../types'
import { members, orderOf, places, type Switchboard } from './switchboard'
import { faultKinds, faults } from './table'
import type { FaultOrder } from './types'

export interface FaultRoutes {
  readonly switchboard: Switchboard
  readonly people: readonly Person[]
  /** Address of the sandbox without a slash at the end. */
  readonly url: string
  /** Whether the records have moved on to their second state. */
  isLater(): boolean
  /** Puts the sandbox back to how it was started. */
  restart(): void
}

const PAGE = '/faults'
const CONTROL = '/control/faults'
const RESET = '/control/reset'
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const kinds = faultKinds.map((kind) => ({ kind, says: faults[kind].says }))

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function orderOfJson(value: unknown): FaultOrder {
  if (!isJson(value) || typeof value['kind'] !== 'string')
    throw new BadOrder('An order is a JSON object with a kind, such as {"kind":"503","type":"Condition"}.')
  for (const [name, given] of Object.entries(value)) {
    const wanted = Object.hasOwn(members, name) ? members[name] : undefined
    if (wanted === undefined)
      throw new BadOrder(`An order has no '${name}'. It has: ${Object.keys(members).join(', ')}.`)
    if (typeof given !== wanted) throw new BadOrder(`'${name}' needs to be a ${wanted}.`)
  }
  return value as unknown as FaultOrder
}

/** The same order as a form: `curl -d kind=503 -d count=2`. */
function orderOfForm(fields: unknown): FaultOrder {
  const given = Object.entries(isJson(fields) ? fields : {})
  return orderOfJson(
    Object.fromEntries(
      given.map(([name, value]) => [
        name,
        members[name] === 'number' && /^\d+$/.test(String(value)) ? Number(value) : value,
      ]),
    ),
  )
}

function controlRoutes(app: FastifyInstance, { switchboard, restart }: FaultRoutes): void {
  const state = () => ({ active: switchboard.active() })
  app.get(CONTROL, () => ({ ...state(), kinds, places }))
  app.post(CONTROL, (request, reply) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    switchboard.add(isForm ? [orderOfForm(request.body)] : [request.body].flat().map(orderOfJson))
    return reply.code(201).send(state())
  })
  app.delete(CONTROL, () => {
    switchboard.reset()
    return state()
  })
  app.delete(`${CONTROL}/:id`, (request, reply) => {
    const { id } = request.params as { id: string }
    if (switchboard.remove(Number(id))) return state()
    return reply.code(404).send({ error: `No fault with the id '${id}' is on.` })
  })
  app.post(RESET, () => {
    restart()
    return state()
  })
}

interface Fields {
  readonly [name: string]: string | undefined
}

function pressed(switchboard: Switchboard, { off, reset, ...order }: Fields): void {
  if (reset !== undefined) switchboard.reset()
  else if (off !== undefined) switchboard.remove(Number(off))
  else switchboard.add([orderOf(order)])
}

function personRoutes(app: FastifyInstance, { switchboard, people, isLater }: FaultRoutes): void {
  const show = (reply: FastifyReply, problem?: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(
        faultsPage(PAGE, {
          kinds,
          places,
          people,
          active: switchboard.active(),
          isLater: isLater(),
          ...(problem === undefined ? {} : { problem }),
        }),
      )
  app.get(PAGE, (_request, reply) => show(reply))
  app.post(PAGE, (request, reply) => {
    try {
      pressed(switchboard, (request.body ?? {}) as Fields)
    } catch (error) {
      if (error instanceof BadOrder) return show(reply.code(400), error.message)
      throw error
    }
    return reply.redirect(PAGE, 303)
  })
}

/** The control endpoint for programs and the page for people. */
export async function faultRoutes(app: FastifyInstance, options: FaultRoutes): Promise<void> {
  await controlScope(app, options.url, (scope) => {
    controlRoutes(scope, options)
    personRoutes(scope, options)
  })
}
