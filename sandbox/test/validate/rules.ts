import { isJsonObject, type JsonObject } from '../../json'
import { isOfferedType } from '../../../src/contract/offered-types'
import { isRecordType } from '../../../src/contract'
import { contractCodes } from '../../../src/contract/codes'
import { contractElements } from '../../../src/contract/elements'
import { stringsAt, valuesAt } from '../../fhir/values-at'
import { elementValues, codesOf } from './elements'
import { invariantViolations } from './invariants'
import type { Resource } from '../../types'

interface Element {
  readonly path: string
  readonly parent: string
  readonly name: string
  readonly type: string
  readonly targets: readonly string[]
  readonly min: string
  readonly max: string
}

function elementsOf(type: string): readonly Element[] {
  if (!isRecordType(type) || isOfferedType(type)) return []
  return Object.entries(contractElements[type]).map(([path, text]) => {
    const [, kind = '', targets = '', min = '0', max = '*'] = /^(\w+)(?:\((.*)\))? (?:(\d)\.\.(.)|\?)$/.exec(text) ?? []
    const cut = path.lastIndexOf('.')
    return {
      path,
      parent: cut < 0 ? '' : path.slice(0, cut),
      name: path.slice(cut + 1),
      type: kind,
      targets: targets === '' ? [] : targets.split(' | '),
      min,
      max,
    }
  })
}

const typeName = (type: string): string =>
  type.replace('SimpleQuantity', 'Quantity').replace(/^./, (letter) => letter.toUpperCase())

/** `value` for valueQuantity if the table has another type of the same choice element. */
function choiceOf(element: Element, all: readonly Element[]): string | undefined {
  const stem = (one: Element) =>
    one.parent === element.parent && one.max !== '*' && one.name.endsWith(typeName(one.type))
      ? one.name.slice(0, -typeName(one.type).length)
      : ''
  const choice = stem(element)
  return choice !== '' && all.filter((other) => stem(other) === choice).length > 1 ? choice : undefined
}

interface ElementRule extends Element {
  readonly choice: string | undefined
  /** Names of which one is required: those of the choice, or only its own. */
  readonly members: readonly string[]
}

const ruleCache = new Map<string, readonly ElementRule[]>()

function elementRules(type: string): readonly ElementRule[] {
  const cached = ruleCache.get(type)
  if (cached) return cached
  const all = elementsOf(type)
  const rules = all.map((element): ElementRule => {
    const choice = choiceOf(element, all)
    return {
      ...element,
      choice,
      members:
        choice === undefined
          ? [element.name]
          : all.filter((one) => one.parent === element.parent && choiceOf(one, all) === choice).map((one) => one.name),
    }
  })
  ruleCache.set(type, rules)
  return rules
}

/** Where R4 differs from the API description: single values (D051, D053), and an element of one kind of report only (D019). */
const R4_EXCEPTIONS = new Set([
  'Location.address.state',
  'MedicationDispense.substitution.type',
  'DiagnosticReport.category:LaboratorySlice',
])

function isPresent(holder: JsonObject, name: string): boolean {
  return elementValues(holder, name).length > 0 || isJsonObject(holder[`_${name}`])
}

function cardinalityProblems(resource: Resource): string[] {
  return elementRules(resource.resourceType).flatMap(({ path, parent, name, min, max, choice, members }) => {
    const holders = parent === '' ? [resource] : elementValues(resource, parent).filter(isJsonObject)
    const exempt = R4_EXCEPTIONS.has(`${resource.resourceType}.${path}`)
    return holders.flatMap((holder) => {
      const present = members.filter((member) => isPresent(holder, member))
      const count = elementValues(holder, name).length
      return [
        ...(min === '1' && present.length === 0 && !exempt ? [`${path} is missing`] : []),
        ...(choice !== undefined && present.length > 1
          ? [`${parent === '' ? '' : `${parent}.`}${choice}[x] occurs ${present.length} times`]
          : []),
        ...(max === '1' && count > 1 ? [`${path} occurs ${count} times`] : []),
      ]
    })
  })
}

/** Codes in the samples of the API description that are not in its lists (D087, D090, D091). */
const SAMPLE_CODES = new Set([
  'Observation.status unknown',
  'Observation.status entered-in-error',
  'DiagnosticReport.status amended',
])

function codeProblems(resource: Resource): string[] {
  const type = resource.resourceType
  if (!isRecordType(type) || isOfferedType(type)) return []
  return Object.entries(contractCodes[type])
    .filter(([path]) => path !== 'classHistory.class')
    .flatMap(([path, allowed]) =>
      elementValues(resource, path)
        .flatMap(codesOf)
        .filter((code) => !allowed.includes(code) && !SAMPLE_CODES.has(`${type}.${path} ${code}`))
        .map((code) => `${path} has the code '${code}'`),
    )
}

const PATTERNS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}(-\d\d(-\d\d)?)?$/,
  dateTime: /^\d{4}(-\d\d(-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)|-\d\d)?)?$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  time: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
}

function isCalendarDay(text: string): boolean {
  const [, day = '', hour = '00', minute = '00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?/.exec(text) ?? []
  if (day === '') return /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text)
  const parsed = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && Number(hour) < 24 && Number(minute) < 60
  )
}

function dateProblems(resource: Resource): string[] {
  return elementRules(resource.resourceType).flatMap(({ path, type }) => {
    const pattern = PATTERNS[type]
    if (pattern === undefined) return []
    return elementValues(resource, path)
      .filter((value) => typeof value === 'string')
      .filter((text) => !pattern.test(text) || (type !== 'time' && !isCalendarDay(text)))
      .map((text) => `${path} is no ${type}: '${text}'`)
  })
}

function collectProblems(
  value: unknown,
  path: string,
  check: (value: unknown, path: string) => readonly string[],
): string[] {
  const problems = [...check(value, path)]
  if (Array.isArray(value))
    problems.push(...value.flatMap((item, index) => collectProblems(item, `${path}[${index}]`, check)))
  else if (isJsonObject(value))
    problems.push(
      ...Object.entries(value).flatMap(([name, item]) =>
        collectProblems(item, path === '' ? name : `${path}.${name}`, check),
      ),
    )
  return problems
}

function shapeProblem(value: unknown, path: string): readonly string[] {
  if (value === null || value === undefined) return [`${path} is null`]
  if (Array.isArray(value) && value.length === 0) return [`${path} is an empty array`]
  if (isJsonObject(value) && Object.keys(value).length === 0) return [`${path} is an empty object`]
  if (typeof value === 'string' && value.trim() === '') return [`${path} is an empty text`]
  return []
}

function referenceProblems(resource: Resource, known: ReadonlySet<string>): string[] {
  const contained = new Map(
    valuesAt(resource, 'contained')
      .filter(isJsonObject)
      .map((one) => [`#${String(one['id'])}`, String(one['resourceType'])]),
  )
  const unresolved = collectProblems(resource, '', (value, path) => {
    const target = isJsonObject(value) ? value['reference'] : undefined
    return typeof target === 'string' &&
      /(^#)|\//.test(target) &&
      !target.startsWith('http') &&
      !known.has(target) &&
      !contained.has(target)
      ? [`${path} does not resolve: ${target}`]
      : []
  })
  const urls = collectProblems(resource, '', (value, path) =>
    typeof value === 'string' && /(^|\.)url$/.test(path) && value.startsWith('Binary/') && !known.has(value)
      ? [`${path} does not resolve: ${value}`]
      : [],
  )
  const unused = [...contained.keys()]
    .filter((id) => !JSON.stringify(resource).includes(`"${id}"`))
    .map((id) => `contained ${id} is not referenced`)
  const wrongTargets = elementRules(resource.resourceType)
    .filter(({ targets }) => targets.length > 0 && !targets.includes('Any'))
    .flatMap(({ path, targets }) =>
      stringsAt({ value: elementValues(resource, path) }, 'value.reference')
        .map((target) => contained.get(target) ?? target.split('/')[0] ?? '')
        .filter((type) => !targets.includes(type))
        .map((type) => `${path} refers to a ${type}`),
    )
  return [...unresolved, ...urls, ...unused, ...wrongTargets]
}

/** Problems of a resource by the contract's element table and by R4 rules that the packages do not check; `known` has `Type/id` of all resources. */
export function problemsOf(resource: Resource, known: ReadonlySet<string>): string[] {
  return [
    ...(/^[A-Za-z0-9.-]{1,64}$/.test(resource.id) ? [] : ['the id is not valid']),
    ...cardinalityProblems(resource),
    ...codeProblems(resource),
    ...dateProblems(resource),
    ...collectProblems(resource, '', shapeProblem),
    ...referenceProblems(resource, known),
    ...invariantViolations(resource),
  ].map((problem) => `${resource.resourceType}/${resource.id}: ${problem}`)
}
