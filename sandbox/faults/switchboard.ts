import { BadOrder } from '../control/scope'
import { readOnlyTypes } from '../fhir/metadata'
import { recordTypes } from '../../src/contract'
import { faultKinds, faultOf } from './table'
import type { Ask, Fault, FaultOrder } from './types'

/** Where a fault may be put: the 24 types, what comes with them, and the server's own documents and tokens. */
export const places: readonly string[] = [...recordTypes, ...readOnlyTypes, 'metadata', 'smart-configuration', 'token']

const documents: readonly string[] = ['metadata', 'smart-configuration']

/** A fault that is on. */
export interface ActiveFault extends FaultOrder {
  readonly id: number
  /** Answers that it has spoiled so far. */
  readonly hits: number
}

interface Rule extends FaultOrder {
  readonly id: number
  readonly fault: Fault
  readonly over: AbortController
  hits: number
}

/** A fault that a request has met. `over` is aborted when the fault is turned off. */
export interface Met {
  readonly kind: string
  readonly fault: Fault
  readonly seconds: number
  readonly over: AbortSignal
}

const isWhole = (value: unknown, least: number, most: number): boolean => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
const list = (names: readonly string[]): string => names.join(', ')

function interactionsAt(type: string): readonly string[] {
  if (type === 'token') return ['code', 'refresh']
  return documents.includes(type) ? ['document'] : ['search', 'read']
}

function problemOf({ kind, type, count, person, seconds }: FaultOrder, people: readonly string[]): string | undefined {
  const fault = faultOf(kind)
  if (fault === undefined) return `There is no fault '${kind}'. There are: ${list(faultKinds)}.`
  if (type !== undefined && !places.includes(type)) return `There is no type '${type}'. There are: ${list(places)}.`
  const acts = type === undefined || (interactionsAt(type).some((one) => [...fault.on, ...(fault.named ?? [])].some((other) => other === one)) && fault.fits?.(type) !== false)
  if (!acts) return `The fault '${kind}' cannot happen at '${type}'.`
  if (count !== undefined && !isWhole(count, 1, 1_000_000)) return 'The count needs a whole number from 1.'
  if (person !== undefined && !people.includes(person)) return `Nobody has the id '${person}'. There are: ${list(people)}.`
  if (seconds === undefined) return undefined
  if (fault.seconds === undefined) return `The fault '${kind}' takes no seconds.`
  return isWhole(seconds, 0, 3600) ? undefined : 'The seconds need a whole number from 0 to 3600.'
}

function meets({ fault, type, person }: Rule, ask: Ask): boolean {
  const on = type === undefined ? fault.on : [...fault.on, ...(fault.named ?? [])]
  return on.includes(ask.interaction) && (type ?? ask.type) === ask.type && (person ?? ask.person) === ask.person && fault.fits?.(ask.type) !== false
}

/** The faults that are on. All that meet a request act on it, the newest first; a fault with a count ends by itself. */
export class Switchboard {
  #rules: readonly Rule[] = []
  #last = 0

  /** `people` are the ids of who can sign in. */
  constructor(private readonly people: readonly string[]) {}

  /** False while everything is as it should be. */
  get busy(): boolean {
    return this.#rules.length > 0
  }

  active(): readonly ActiveFault[] {
    return this.#rules.map(({ fault: _, over: __, ...rest }) => rest)
  }

  /** Turns faults on, all of them or none. Throws BadOrder. */
  add(orders: readonly FaultOrder[]): void {
    for (const order of orders) {
      const problem = problemOf(order, this.people)
      if (problem !== undefined) throw new BadOrder(problem)
    }
    const added = orders.flatMap((order): Rule[] => {
      const fault = faultOf(order.kind)
      const count = order.count ?? fault?.times
      return fault ? [{ ...order, ...(count === undefined ? {} : { count }), id: ++this.#last, fault, over: new AbortController(), hits: 0 }] : []
    })
    this.#rules = [...added.reverse(), ...this.#rules]
  }

  /** Turns one fault off; false when it is not on. */
  remove(id: number): boolean {
    const found = this.#rules.find((rule) => rule.id === id)
    this.#rules = this.#rules.filter((rule) => rule !== found)
    found?.over.abort()
    return found !== undefined
  }

  /** Turns everything off. */
  reset(): void {
    const rules = this.#rules
    this.#rules = []
    for (const { over } of rules) over.abort()
  }

  /** The faults that this request meets, the newest first and none behind one that answers in place of the server; counts them. */
  take(ask: Ask): readonly Met[] {
    const all = this.#rules.filter((rule) => meets(rule, ask))
    const last = all.findIndex(({ fault }) => fault.instead)
    const met = last === -1 ? all : all.slice(0, last + 1)
    for (const rule of met) rule.hits += 1
    this.#rules = this.#rules.filter(({ hits, count }) => hits !== count)
    return met.map(({ kind, fault, seconds, over }) => ({ kind, fault, seconds: seconds ?? fault.seconds ?? 0, over: over.signal }))
  }
}

const numberOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NaN)

/** An order from five texts as a flag or a form gives them; empty ones are left out. */
export function orderOf(kind: string, type = '', count = '', person = '', seconds = ''): FaultOrder {
  return {
    kind,
    ...(type === '' ? {} : { type }),
    ...(count === '' ? {} : { count: numberOf(count) }),
    ...(person === '' ? {} : { person }),
    ...(seconds === '' ? {} : { seconds: numberOf(seconds) }),
  }
}

/** An order from `kind[:type[:count[:person[:seconds]]]]`. Throws BadOrder when there are more parts. */
export function orderOfFlag(flag: string): FaultOrder {
  const [kind = '', type, count, person, seconds, ...rest] = flag.split(':')
  if (rest.length > 0) throw new BadOrder(`'${flag}' has too many parts: it is kind:type:count:person:seconds.`)
  return orderOf(kind, type, count, person, seconds)
}
