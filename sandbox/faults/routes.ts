import { isJsonObject } from '../json'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { InvalidInputError, controlScope } from '../control/scope'
import { faultsPage } from '../pages/faults'
import type { Person } from '../types'
import { orderMembers, orderFromFields, FAULT_TARGETS, type Switchboard } from './switchboard'
import { faultKinds, faults } from './table'
import type { FaultOrder } from './types'

export interface FaultRoutes {
  readonly switchboard: Switchboard
  readonly people: readonly Person[]
  /** Origin of the sandbox, without a trailing slash. */
  readonly url: string
  /** Whether the second snapshot of the records is served. */
  isSecondSnapshot(): boolean
  /** Restores the initial state of the sandbox. */
  restart(): void
}

const PAGE = '/faults'
const CONTROL = '/control/faults'
const RESET = '/control/reset'
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const kinds = faultKinds.map((kind) => ({ kind, says: faults[kind].description }))

function orderFromJson(value: unknown): FaultOrder {
  if (!isJsonObject(value) || typeof value['kind'] !== 'string')
    throw new InvalidInputError('A fault is a JSON object with a kind, such as {"kind":"503","type":"Condition"}.')
  for (const [name, member] of Object.entries(value)) {
    const expected = Object.hasOwn(orderMembers, name) ? orderMembers[name] : undefined
    if (expected === undefined)
      throw new InvalidInputError(`A fault has no '${name}'. It has: ${Object.keys(orderMembers).join(', ')}.`)
    if (typeof member !== expected) throw new InvalidInputError(`'${name}' needs to be a ${expected}.`)
  }
  return value as unknown as FaultOrder
}

/** An order as a form: `curl -d kind=503 -d count=2`. */
function orderFromForm(fields: unknown): FaultOrder {
  const entries = Object.entries(isJsonObject(fields) ? fields : {})
  return orderFromJson(
    Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        orderMembers[name] === 'number' && /^\d+$/.test(String(value)) ? Number(value) : value,
      ]),
    ),
  )
}

function controlRoutes(app: FastifyInstance, { switchboard, restart }: FaultRoutes): void {
  const state = () => ({ active: switchboard.active() })
  app.get(CONTROL, () => ({ ...state(), kinds, places: FAULT_TARGETS }))
  app.post(CONTROL, (request, reply) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    switchboard.add(isForm ? [orderFromForm(request.body)] : [request.body].flat().map(orderFromJson))
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

function applyForm(switchboard: Switchboard, { off, reset, ...order }: Fields): void {
  if (reset !== undefined) switchboard.reset()
  else if (off !== undefined) switchboard.remove(Number(off))
  else switchboard.add([orderFromFields(order)])
}

function faultPageRoutes(app: FastifyInstance, { switchboard, people, isSecondSnapshot }: FaultRoutes): void {
  const show = (reply: FastifyReply, problem?: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': CONTENT_SECURITY_POLICY, 'cache-control': 'no-store' })
      .send(
        faultsPage(PAGE, {
          kinds,
          places: FAULT_TARGETS,
          people,
          active: switchboard.active(),
          isSecondSnapshot: isSecondSnapshot(),
          ...(problem === undefined ? {} : { problem }),
        }),
      )
  app.get(PAGE, (_request, reply) => show(reply))
  app.post(PAGE, (request, reply) => {
    try {
      applyForm(switchboard, (request.body ?? {}) as Fields)
    } catch (error) {
      if (error instanceof InvalidInputError) return show(reply.code(400), error.message)
      throw error
    }
    return reply.redirect(PAGE, 303)
  })
}

/** Registers the control endpoint and the faults page. */
export async function faultRoutes(app: FastifyInstance, options: FaultRoutes): Promise<void> {
  await controlScope(app, options.url, (scope) => {
    controlRoutes(scope, options)
    faultPageRoutes(scope, options)
  })
}
