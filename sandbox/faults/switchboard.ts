import { BadOrder } from '../control/scope'
import { readOnlyTypes } from '../fhir/metadata'
import { recordTypes } from '../../src/contract'
import { randomOf, type Random } from '../population/random'
import { faultKinds, faultOf } from './table'
import type { Ask, Fault, FaultOrder } from './types'

/** Where a fault may be put: the 24 types, what comes with them, and the server's own documents and tokens. */
export const places: readonly string[] = [
  ...recordTypes,
  ...readOnlyTypes,
  'metadata',
  'smart-configuration',
  'jwks',
  'authorize',
  'token',
]

const documents: readonly string[] = ['metadata', 'smart-configuration', 'jwks']

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
  readonly random: Random
  hits: number
  /** Requests that it could have met. */
  came: number
}

/** A fault that a request has met. `over` is aborted when the fault is turned off. */
export interface Met {
  readonly kind: string
  readonly fault: Fault
  readonly seconds: number
  readonly over: AbortSignal
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
const list = (names: readonly string[]): string => names.join(', ')

function interactionsAt(type: string): readonly string[] {
  if (type === 'token') return ['code', 'refresh']
  if (type === 'authorize') return ['authorize']
  return documents.includes(type) ? ['document'] : ['search', 'read']
}

const wholes: readonly (readonly [
  name: 'count' | 'after' | 'every' | 'percent' | 'seed',
  least: number,
  most: number,
  sentence: string,
])[] = [
  ['count', 1, 1_000_000, 'The count needs a whole number from 1.'],
  ['after', 1, 1_000_000, "'after' needs a whole number from 1."],
  ['every', 1, 1_000_000, "'every' needs a whole number from 1."],
  ['percent', 1, 100, "'percent' needs a whole number from 1 to 100."],
  ['seed', 0, 4_294_967_295, "'seed' needs a whole number."],
]

/** Nobody is signed in yet where a sign-in begins. */
const isBeforeAnybody = ({ on }: Fault, type: string | undefined): boolean =>
  type === undefined ? on.every((one) => one === 'authorize') : type === 'authorize'

function problemOf(order: FaultOrder, people: readonly string[]): string | undefined {
  const { kind, type, person, seconds } = order
  const fault = faultOf(kind)
  if (fault === undefined) return `There is no fault '${kind}'. There are: ${list(faultKinds)}.`
  if (type !== undefined && !places.includes(type)) return `There is no type '${type}'. There are: ${list(places)}.`
  const acts =
    type === undefined ||
    (interactionsAt(type).some((one) => [...fault.on, ...(fault.named ?? [])].some((other) => other === one)) &&
      fault.fits?.(type) !== false)
  if (!acts) return `The fault '${kind}' cannot happen at '${type}'.`
  const wrong = wholes.find(([name, least, most]) => order[name] !== undefined && !isWhole(order[name], least, most))
  if (wrong !== undefined) return wrong[3]
  if (order.seed !== undefined && order.percent === undefined) return 'The seed is that of percent, which is not given.'
  if (person !== undefined && isBeforeAnybody(fault, type))
    return `The fault '${kind}' takes no person: nobody is signed in yet.`
  if (person !== undefined && !people.includes(person))
    return `Nobody has the id '${person}'. There are: ${list(people)}.`
  if (seconds === undefined) return undefined
  if (fault.seconds === undefined) return `The fault '${kind}' takes no seconds.`
  return isWhole(seconds, 0, 3600) ? undefined : 'The seconds need a whole number from 0 to 3600.'
}

function meets({ fault, type, person }: Rule, ask: Ask): boolean {
  const on = type === undefined ? fault.on : [...fault.on, ...(fault.named ?? [])]
  return (
    on.includes(ask.interaction) &&
    (type ?? ask.type) === ask.type &&
    (person ?? ask.person) === ask.person &&
    fault.fits?.(ask.type) !== false &&
    fault.when?.(ask) !== false
  )
}

/** Counts a request that the rule could meet, and tells whether it meets this one. */
function acts(rule: Rule): boolean {
  const { after = 0, every = 1, percent = 100, random } = rule
  rule.came += 1
  const turn = rule.came - after
  return turn > 0 && turn % every === 0 && (percent === 100 || random.next() * 100 < percent)
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
    return this.#rules.map(({ fault: _, over: __, random: ___, came: ____, ...rest }) => rest)
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
      return fault
        ? [
            {
              ...order,
              ...(count === undefined ? {} : { count }),
              id: ++this.#last,
              fault,
              over: new AbortController(),
              random: randomOf(order.seed ?? 1, order.kind),
              hits: 0,
              came: 0,
            },
          ]
        : []
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
    const met: Rule[] = []
    for (const rule of this.#rules) {
      if (!meets(rule, ask) || !acts(rule)) continue
      met.push(rule)
      if (rule.fault.instead) break
    }
    for (const rule of met) rule.hits += 1
    this.#rules = this.#rules.filter(({ hits, count }) => hits !== count)
    return met.map(({ kind, fault, seconds, over }) => ({
      kind,
      fault,
      seconds: seconds ?? fault.seconds ?? 0,
      over: over.signal,
    }))
  }
}

const numberOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NaN)
const texts: readonly string[] = ['kind', 'type', 'person']

/** The members of an order in the places that they have in a flag; the others are named there. */
const placed = ['kind', 'type', 'count', 'person', 'seconds'] as const

/** What an order may have, and of which kind. */
export const members: Readonly<Record<string, 'string' | 'number'>> = Object.fromEntries(
  [...placed, 'after', 'every', 'percent', 'seed'].map((name) => [name, texts.includes(name) ? 'string' : 'number']),
)

/** An order from texts as a flag or a form gives them; empty ones are left out. */
export function orderOf(fields: Readonly<Record<string, string | undefined>>): FaultOrder {
  const given = Object.keys(members).flatMap((name) => {
    const text = fields[name] ?? ''
    return text === '' && name !== 'kind' ? [] : [[name, members[name] === 'number' ? numberOf(text) : text]]
  })
  return Object.fromEntries(given) as FaultOrder
}

/** An order from `kind[:type[:count[:person[:seconds]]]]`, with any others named: `503:Goal:every=3`. Throws BadOrder for what is neither. */
export function orderOfFlag(flag: string): FaultOrder {
  const parts = flag.split(':')
  const named = parts.filter((part) => part.includes('=')).map((part) => part.split(/=(.*)/s, 2))
  const inPlace = parts.filter((part) => !part.includes('='))
  if (inPlace.length > placed.length) throw new BadOrder(`'${flag}' has too many parts: it is ${placed.join(':')}.`)
  const unknown = named.find(([name = '']) => !Object.hasOwn(members, name))
  if (unknown !== undefined)
    throw new BadOrder(`An order has no '${unknown[0]}'. It has: ${Object.keys(members).join(', ')}.`)
  return orderOf(Object.fromEntries([...inPlace.map((part, at) => [placed[at], part]), ...named]))
}
