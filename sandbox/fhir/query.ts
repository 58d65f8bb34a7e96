import { PROVENANCE_REVINCLUDE } from '../../src/contract'
import { alternatives, parseTarget, createCriterion } from './match'
import { FhirError } from './outcome'
import type { IncludeContract, ParameterContract, RecordType, ResourceContract } from '../../src/contract'
import { SHAPE_PARAMETERS, parseShape } from './shape'
import { requestsOf } from './served'
import type { Criterion } from './match'
import type { Shape } from './shape'

type Pair = readonly [name: string, value: string]

export interface Query {
  readonly criteria: readonly Criterion[]
  /** Patients in reference parameters; all must be in reach. */
  readonly patients: readonly string[]
  /** The compartment to search: the value of `patient`, if it is a single id. */
  readonly compartment: string | undefined
  readonly includes: readonly IncludeContract[]
  readonly provenance: boolean
  readonly count: number | undefined
  readonly shape: Shape
}

interface QueryOptions {
  readonly base: string
  /** Accepts any combination of the listed parameters, not only the listed combinations. */
  readonly lenient: boolean
}

const MAX_COUNT = 1000
/** `_sort` is ignored unless lenient: the API does not define it, and results are newest first. */
const RESULT_PARAMETERS: ReadonlySet<string> = new Set(['_include', '_revinclude', '_count', '_format', '_sort'])

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new FhirError(400, 'invalid', `"${text}" is not percent-encoded correctly.`)
  }
}

/** Names and values of a query string. Throws 400 for broken percent-encoding. */
export function parsePairs(queryString: string): readonly Pair[] {
  return queryString
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const separator = part.indexOf('=')
      return separator < 0 ? [decode(part), ''] : [decode(part.slice(0, separator)), decode(part.slice(separator + 1))]
    })
}

const combinationKey = (names: readonly string[]): string => [...new Set(names)].sort().join(' + ')

function combinationsOf(contract: ResourceContract): readonly string[] {
  return [
    ...new Set(contract.searches.flatMap((search) => [search.by, search.alsoBy ?? search.by]).map(combinationKey)),
  ]
}

function unsupported(contract: ResourceContract, problem: string): FhirError {
  return new FhirError(
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

/** A parameter with a modifier: only `:contains` (R4 3.1.1.4.5) on strings is supported. */
function containsParameter(contract: ResourceContract, name: string): { name: string; parameter: ParameterContract } {
  const [, base] = /^([^:]+):contains$/.exec(name) ?? []
  const found = base === undefined ? undefined : parameterOf(contract, base)
  if (found?.parameter.type !== 'string') throw unsupported(contract, `The parameter ${name} is not supported.`)
  return { ...found, parameter: { ...found.parameter, matchesAnywhere: true } }
}

/** Converts `_sort:desc=date`, the form before R4, which some patient pickers still use. */
function toR4Sort([name, value]: Pair): Pair {
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
  // An app without a patient in its token finds the patients in reach this way (docs/decisions/0004).
  const isPatientList = contract.type === 'Patient' && names.length === 0
  if (lenient || isPatientList || combinationsOf(contract).includes(combinationKey(names))) return
  throw unsupported(
    contract,
    names.length === 0 ? 'A search needs parameters.' : `The combination ${combinationKey(names)} is not supported.`,
  )
}

function includeOf(contract: ResourceContract, name: string): IncludeContract {
  const include = Object.hasOwn(contract.includes, name) ? contract.includes[name] : undefined
  if (include !== undefined) return include
  const names = Object.keys(contract.includes)
  const allowed =
    names.length === 0 ? `${contract.type} has no _include` : `${contract.type} allows: ${names.join('; ')}`
  throw new FhirError(400, 'not-supported', `_include=${name} is not supported. ${allowed}.`)
}

function wantsProvenance(contract: ResourceContract, values: readonly string[]): boolean {
  for (const value of values) {
    if (contract.revinclude && value === PROVENANCE_REVINCLUDE) continue
    const allowed = contract.revinclude
      ? `${contract.type} allows: ${PROVENANCE_REVINCLUDE}`
      : `${contract.type} has no _revinclude`
    throw new FhirError(400, 'not-supported', `_revinclude=${value} is not supported. ${allowed}.`)
  }
  return values.length > 0
}

/** Ignores a `_count` that is not a positive number; the default page size applies. */
function countOf([value = '']: readonly string[]): number | undefined {
  return /^[1-9]\d*$/.test(value) ? Math.min(Number(value), MAX_COUNT) : undefined
}

/**
 * Parses a search according to the contract of its type.
 * Throws 400 with the allowed parameters, combinations or includes for anything that the contract does not list.
 */
export function parseQuery(type: RecordType, requested: readonly Pair[], { base, lenient }: QueryOptions): Query {
  const contract = requestsOf(type)
  const pairs = lenient ? requested.map(toR4Sort) : requested
  const parameterNamed = (name: string) =>
    lenient && name.includes(':') ? containsParameter(contract, name) : parameterOf(contract, name)
  const result = (name: string): readonly string[] => pairs.filter((pair) => pair[0] === name).map((pair) => pair[1])
  const isShapeParameter = (name: string): boolean =>
    lenient && SHAPE_PARAMETERS.some((parameter) => parameter === name)
  const isId = (name: string): boolean => lenient && name === '_id' && contract.parameters[name] === undefined
  const ids = pairs.filter(([name]) => isId(name)).map(([, value]) => new Set(alternatives(value)))
  const uses = pairs
    .filter(([name]) => !RESULT_PARAMETERS.has(name) && !isShapeParameter(name) && !isId(name))
    .map(([name, value]) => ({ ...parameterNamed(name), type, value, base }))
  checkCombination(
    contract,
    uses.map((use) => use.name),
    lenient,
  )
  const targets = uses
    .filter((use) => use.parameter.type === 'reference')
    .flatMap((use) =>
      alternatives(use.value)
        .map((text) => ({ name: use.name, ...parseTarget(text, base) }))
        .filter((target) => (target.type === undefined ? target.name === 'patient' : target.type === 'Patient')),
    )
  const patients = targets.map((target) => target.id)
  const patientTargets = targets.filter((target) => target.name === 'patient')
  const compartment = patientTargets.length === 1 ? patientTargets[0]?.id : undefined
  const criteria = uses.map((use) => ({ name: use.name, criterion: createCriterion(use, use.value) }))
  return {
    // The compartment already selects the patient's records.
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
    shape: parseShape(type, {
      _summary: lenient ? result('_summary') : [],
      _elements: lenient ? result('_elements') : [],
      _sort: lenient ? result('_sort') : [],
    }),
  }
}
