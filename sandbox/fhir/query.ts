import { PROVENANCE_REVINCLUDE } from '../../src/contract'
import { requestsOf } from '../../src/contract/where-offered'
import { alternatives, askedTarget, criterionOf } from './match'
import { FhirFailure } from './outcome'
import type { IncludeContract, ParameterContract, RecordType, ResourceContract } from '../../src/contract'
import { shapeNames, shapeOf } from './shape'
import type { Criterion } from './match'
import type { Shape } from './shape'

type Pair = readonly [name: string, value: string]

export interface Query {
  readonly criteria: readonly Criterion[]
  /** Patients named in reference parameters; all of them must be within reach. */
  readonly patients: readonly string[]
  /** Value of the `patient` parameter when it is one id: the compartment to look in. */
  readonly compartment: string | undefined
  readonly includes: readonly IncludeContract[]
  readonly provenance: boolean
  readonly count: number | undefined
  readonly shape: Shape
}

interface QueryOptions {
  readonly base: string
  /** Takes any combination of listed parameters instead of only the listed combinations. */
  readonly lenient: boolean
}

const MAX_COUNT = 1000
/** `_sort` is read over unless lenient: the API describes none, and the order is then newest first whatever is asked. */
const resultNames: ReadonlySet<string> = new Set(['_include', '_revinclude', '_count', '_format', '_sort'])

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new FhirFailure(400, 'invalid', `"${text}" is not percent-encoded correctly.`)
  }
}

/** Names and values of a query string; throws 400 where the percent-encoding is broken. */
export function pairsOf(queryString: string): readonly Pair[] {
  return queryString
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    })
}

const joined = (names: readonly string[]): string => [...new Set(names)].sort().join(' + ')

function combinationsOf(contract: ResourceContract): readonly string[] {
  return [...new Set(contract.searches.flatMap((search) => [search.by, search.alsoBy ?? search.by]).map(joined))]
}

function unsupported(contract: ResourceContract, problem: string): FhirFailure {
  return new FhirFailure(
    400,
    'not-supported',
    `${problem} ${contract.type} can be searched by: ${combinationsOf(contract).join('; ')}.`,
  )
}

function parameterOf(contract: ResourceContract, name: string): { name: string; parameter: ParameterContract } {
  const found = Object.entries(contract.parameters).find(
    ([listed, parameter]) => listed === name || parameter.aliases?.includes(name),
  )
  if (found === undefined) throw unsupported(contract, `The parameter ${name} is not supported.`)
  return { name: found[0], parameter: found[1] }
}

/** A parameter with its modifier: `:contains` (R4 3.1.1.4.5) where it is a text; the others have none. */
function containsOf(contract: ResourceContract, written: string): { name: string; parameter: ParameterContract } {
  const [, base] = /^([^:]+):contains$/.exec(written) ?? []
  const found = base === undefined ? undefined : parameterOf(contract, base)
  if (found?.parameter.type !== 'string') throw unsupported(contract, `The parameter ${written} is not supported.`)
  return { ...found, parameter: { ...found.parameter, anywhere: true } }
}

/** Before R4 the order was written `_sort:desc=date`; pickers write it still. */
function sortAsInR4([name, value]: Pair): Pair {
  if (name === '_sort:asc') return ['_sort', value]
  return name === '_sort:desc'
    ? [
        '_sort',
        value
          .split(',')
          .filter((part) => part !== '')
          .map((part) => `-${part}`)
          .join(','),
      ]
    : [name, value]
}

function checkCombination(contract: ResourceContract, names: readonly string[], lenient: boolean): void {
  // How an app learns whose records a sign-in reaches when the token names no patient (decision 4).
  const whoseRecords = contract.type === 'Patient' && names.length === 0
  if (lenient || whoseRecords || combinationsOf(contract).includes(joined(names))) return
  throw unsupported(
    contract,
    names.length === 0 ? 'A search needs parameters.' : `The combination ${joined(names)} is not supported.`,
  )
}

function includeOf(contract: ResourceContract, name: string): IncludeContract {
  const include = Object.hasOwn(contract.includes, name) ? contract.includes[name] : undefined
  if (include !== undefined) return include
  const names = Object.keys(contract.includes)
  const allowed =
    names.length === 0 ? `${contract.type} has no _include` : `${contract.type} allows: ${names.join('; ')}`
  throw new FhirFailure(400, 'not-supported', `_include=${name} is not supported. ${allowed}.`)
}

function wantsProvenance(contract: ResourceContract, values: readonly string[]): boolean {
  for (const value of values) {
    if (contract.revinclude && value === PROVENANCE_REVINCLUDE) continue
    const allowed = contract.revinclude
      ? `${contract.type} allows: ${PROVENANCE_REVINCLUDE}`
      : `${contract.type} has no _revinclude`
    throw new FhirFailure(400, 'not-supported', `_revinclude=${value} is not supported. ${allowed}.`)
  }
  return values.length > 0
}

/** A `_count` that is no positive number is read over: the page then has the server's own size. */
function countOf([value = '']: readonly string[]): number | undefined {
  return /^[1-9]\d*$/.test(value) ? Math.min(Number(value), MAX_COUNT) : undefined
}

/**
 * Reads a search against the contract of its type.
 * Throws 400 with the allowed parameters, combinations or includes for anything that the contract does not list.
 */
export function queryOf(type: RecordType, asked: readonly Pair[], { base, lenient }: QueryOptions): Query {
  const contract = requestsOf(type)
  const pairs = lenient ? asked.map(sortAsInR4) : asked
  const named = (name: string) =>
    lenient && name.includes(':') ? containsOf(contract, name) : parameterOf(contract, name)
  const result = (name: string): readonly string[] => pairs.filter((pair) => pair[0] === name).map((pair) => pair[1])
  const isOfShape = (name: string): boolean => lenient && shapeNames.some((one) => one === name)
  const isId = (name: string): boolean => lenient && name === '_id' && contract.parameters[name] === undefined
  const ids = pairs.filter(([name]) => isId(name)).map(([, value]) => new Set(alternatives(value)))
  const uses = pairs
    .filter(([name]) => !resultNames.has(name) && !isOfShape(name) && !isId(name))
    .map(([name, value]) => ({ ...named(name), type, value, base }))
  checkCombination(
    contract,
    uses.map((use) => use.name),
    lenient,
  )
  const targets = uses
    .filter((use) => use.parameter.type === 'reference')
    .flatMap((use) =>
      alternatives(use.value)
        .map((text) => ({ name: use.name, ...askedTarget(text, base) }))
        .filter((asked) => (asked.type === undefined ? asked.name === 'patient' : asked.type === 'Patient')),
    )
  const patients = targets.map((asked) => asked.id)
  const inPatient = targets.filter((asked) => asked.name === 'patient')
  const compartment = inPatient.length === 1 ? inPatient[0]?.id : undefined
  const criteria = uses.map((use) => ({ name: use.name, criterion: criterionOf(use, use.value) }))
  return {
    // Who stands in the compartment is known: that need not be asked of each record again.
    criteria: [
      ...criteria
        .filter(({ name }) => compartment === undefined || name !== 'patient')
        .map(({ criterion }) => criterion),
      ...ids.map(
        (wanted): Criterion =>
          (resource) =>
            'id' in resource && wanted.has(String(resource.id)),
      ),
    ],
    patients,
    compartment,
    includes: result('_include').map((name) => includeOf(contract, name)),
    provenance: wantsProvenance(contract, result('_revinclude')),
    count: countOf(result('_count')),
    shape: shapeOf(type, {
      _summary: lenient ? result('_summary') : [],
      _elements: lenient ? result('_elements') : [],
      _sort: lenient ? result('_sort') : [],
    }),
  }
}
