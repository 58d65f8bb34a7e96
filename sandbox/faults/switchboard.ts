import { InvalidInputError } from '../control/scope'
import { READ_ONLY_TYPES } from '../fhir/metadata'
import { recordTypes } from '../../src/contract'
import { offeredTypes } from '../../src/contract/offered-types'
import { randomOf, type Random } from '../population/random'
import { faultKinds, faultOf } from './table'
import type { FaultRequest, Fault, FaultOrder } from './types'

/** Types that a fault can name: the 24 record types, those that other servers offer, the read-only types, and the server's documents and tokens. */
export const FAULT_TARGETS: readonly string[] = [
  ...new Set([...recordTypes, ...offeredTypes, ...READ_ONLY_TYPES]),
  'metadata',
  'smart-configuration',
  'jwks',
  'authorize',
  'token',
]

const DOCUMENT_TYPES: readonly string[] = ['metadata', 'smart-configuration', 'jwks']

/** A fault that is turned on. */
export interface ActiveFault extends FaultOrder {
  readonly id: number
  /** Number of responses changed so far. */
  readonly hits: number
}

interface FaultRule extends FaultOrder {
  readonly id: number
  readonly fault: Fault
  readonly ended: AbortController
  readonly random: Random
  hits: number
  /** Number of requests that matched, before `after`, `every` and `percent`. */
  requestCount: number
}

/** A fault that acts on a request. `ended` is aborted when the fault is turned off. */
export interface MatchedFault {
  readonly kind: string
  readonly fault: Fault
  readonly seconds: number
  readonly ended: AbortSignal
}

const isIntegerBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
const list = (names: readonly string[]): string => names.join(', ')

function interactionsOf(type: string): readonly string[] {
  if (type === 'token') return ['code', 'refresh']
  if (type === 'authorize') return ['authorize']
  return DOCUMENT_TYPES.includes(type) ? ['document'] : ['search', 'read']
}

const integerMembers: readonly (readonly [
  name: 'count' | 'after' | 'every' | 'percent' | 'seed',
  min: number,
  max: number,
  message: string,
])[] = [
  ['count', 1, 1_000_000, 'The count needs a whole number from 1.'],
  ['after', 1, 1_000_000, "'after' needs a whole number from 1."],
  ['every', 1, 1_000_000, "'every' needs a whole number from 1."],
  ['percent', 1, 100, "'percent' needs a whole number from 1 to 100."],
  ['seed', 0, 4_294_967_295, "'seed' needs a whole number."],
]

/** True if the fault acts on authorization requests only, when nobody is signed in. */
const isBeforeSignIn = ({ on }: Fault, type: string | undefined): boolean =>
  type === undefined ? on.every((interaction) => interaction === 'authorize') : type === 'authorize'

function orderProblem(order: FaultOrder, people: readonly string[]): string | undefined {
  const { kind, type, person, seconds } = order
  const fault = faultOf(kind)
  if (fault === undefined) return `There is no fault '${kind}'. There are: ${list(faultKinds)}.`
  if (type !== undefined && !FAULT_TARGETS.includes(type))
    return `There is no type '${type}'. There are: ${list(FAULT_TARGETS)}.`
  const canAct =
    type === undefined ||
    (interactionsOf(type).some((name) =>
      [...fault.on, ...(fault.alsoOn ?? [])].some((interaction) => interaction === name),
    ) &&
      fault.appliesTo?.(type) !== false)
  if (!canAct) return `The fault '${kind}' cannot happen at '${type}'.`
  const invalid = integerMembers.find(
    ([name, min, max]) => order[name] !== undefined && !isIntegerBetween(order[name], min, max),
  )
  if (invalid !== undefined) return invalid[3]
  if (order.seed !== undefined && order.percent === undefined) return 'The seed is that of percent, which is not given.'
  if (person !== undefined && isBeforeSignIn(fault, type))
    return `The fault '${kind}' takes no person: nobody is signed in yet.`
  if (person !== undefined && !people.includes(person))
    return `Nobody has the id '${person}'. There are: ${list(people)}.`
  if (seconds === undefined) return undefined
  if (fault.defaultSeconds === undefined) return `The fault '${kind}' takes no seconds.`
  return isIntegerBetween(seconds, 0, 3600) ? undefined : 'The seconds need a whole number from 0 to 3600.'
}

function matchesRequest({ fault, type, person }: FaultRule, request: FaultRequest): boolean {
  const interactions = type === undefined ? fault.on : [...fault.on, ...(fault.alsoOn ?? [])]
  return (
    interactions.includes(request.interaction) &&
    (type ?? request.type) === request.type &&
    (person ?? request.person) === request.person &&
    fault.appliesTo?.(request.type) !== false &&
    fault.when?.(request) !== false
  )
}

/** Counts a matching request and decides whether the fault acts on it. */
function countAndDecide(rule: FaultRule): boolean {
  const { after = 0, every = 1, percent = 100, random } = rule
  rule.requestCount += 1
  const position = rule.requestCount - after
  return position > 0 && position % every === 0 && (percent === 100 || random.next() * 100 < percent)
}

/** The active faults. All that match a request act on it, newest first; a fault with a count ends by itself. */
export class Switchboard {
  #rules: readonly FaultRule[] = []
  #last = 0

  /** `people`: ids of the people who can sign in. */
  constructor(private readonly people: readonly string[]) {}

  get hasFaults(): boolean {
    return this.#rules.length > 0
  }

  active(): readonly ActiveFault[] {
    return this.#rules.map(({ fault: _fault, ended: _ended, random: _random, requestCount: _count, ...rest }) => rest)
  }

  /** Turns faults on, all or none. Throws InvalidInputError. */
  add(orders: readonly FaultOrder[]): void {
    for (const order of orders) {
      const problem = orderProblem(order, this.people)
      if (problem !== undefined) throw new InvalidInputError(problem)
    }
    const added = orders.flatMap((order): FaultRule[] => {
      const fault = faultOf(order.kind)
      const count = order.count ?? fault?.defaultCount
      return fault
        ? [
            {
              ...order,
              ...(count === undefined ? {} : { count }),
              id: ++this.#last,
              fault,
              ended: new AbortController(),
              random: randomOf(order.seed ?? 1, order.kind),
              hits: 0,
              requestCount: 0,
            },
          ]
        : []
    })
    this.#rules = [...added.reverse(), ...this.#rules]
  }

  /** Turns a fault off; false when there is none with this id. */
  remove(id: number): boolean {
    const found = this.#rules.find((rule) => rule.id === id)
    this.#rules = this.#rules.filter((rule) => rule !== found)
    found?.ended.abort()
    return found !== undefined
  }

  /** Turns all faults off. */
  reset(): void {
    const rules = this.#rules
    this.#rules = []
    for (const { ended } of rules) ended.abort()
  }

  /** The faults that act on this request, newest first, up to one that replaces the response; counts them. */
  match(request: FaultRequest): readonly MatchedFault[] {
    const matched: FaultRule[] = []
    for (const rule of this.#rules) {
      if (!matchesRequest(rule, request) || !countAndDecide(rule)) continue
      matched.push(rule)
      if (rule.fault.respond) break
    }
    for (const rule of matched) rule.hits += 1
    this.#rules = this.#rules.filter(({ hits, count }) => hits !== count)
    return matched.map(({ kind, fault, seconds, ended }) => ({
      kind,
      fault,
      seconds: seconds ?? fault.defaultSeconds ?? 0,
      ended: ended.signal,
    }))
  }
}

const parseNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NaN)
const TEXT_MEMBERS: readonly string[] = ['kind', 'type', 'person']

/** Members by their position in a flag; the others are given by name. */
const POSITIONAL_MEMBERS = ['kind', 'type', 'count', 'person', 'seconds'] as const

/** Members of an order, with their types. */
export const orderMembers: Readonly<Record<string, 'string' | 'number'>> = Object.fromEntries(
  [...POSITIONAL_MEMBERS, 'after', 'every', 'percent', 'seed'].map((name) => [
    name,
    TEXT_MEMBERS.includes(name) ? 'string' : 'number',
  ]),
)

/** Creates an order from text fields; empty ones are omitted. */
export function orderFromFields(fields: Readonly<Record<string, string | undefined>>): FaultOrder {
  const members = Object.keys(orderMembers).flatMap((name) => {
    const text = fields[name] ?? ''
    return text === '' && name !== 'kind' ? [] : [[name, orderMembers[name] === 'number' ? parseNumber(text) : text]]
  })
  return Object.fromEntries(members) as FaultOrder
}

/** Parses `kind[:type[:count[:person[:seconds]]]]`, with other members by name: `503:Goal:every=3`. Throws InvalidInputError. */
export function orderFromFlag(flag: string): FaultOrder {
  const parts = flag.split(':')
  const named = parts.filter((part) => part.includes('=')).map((part) => part.split(/=(.*)/s, 2))
  const positional = parts.filter((part) => !part.includes('='))
  if (positional.length > POSITIONAL_MEMBERS.length)
    throw new InvalidInputError(`'${flag}' has too many parts: it is ${POSITIONAL_MEMBERS.join(':')}.`)
  const unknown = named.find(([name = '']) => !Object.hasOwn(orderMembers, name))
  if (unknown !== undefined)
    throw new InvalidInputError(`A fault has no '${unknown[0]}'. It has: ${Object.keys(orderMembers).join(', ')}.`)
  return orderFromFields(
    Object.fromEntries([...positional.map((part, index) => [POSITIONAL_MEMBERS[index], part]), ...named]),
  )
}
