import { isJsonObject, type JsonObject } from '../../json'
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
  if (!isRecordType(type)) return []
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

/** `value` for valueQuantity where another type of the same value stands beside it in the table. */
function choiceOf(element: Element, all: readonly Element[]): string | undefined {
  const stem = (one: Element) =>
    one.parent === element.parent && one.max !== '*' && one.name.endsWith(typeName(one.type))
      ? one.name.slice(0, -typeName(one.type).length)
      : ''
  const own = stem(element)
  return own !== '' && all.filter((one) => stem(one) === own).length > 1 ? own : undefined
}

interface ElementRule extends Element {
  readonly choice: string | undefined
  /** The names of which one must be there: those of the choice, or just its own. */
  readonly members: readonly string[]
}

const ruleCache = new Map<string, readonly ElementRule[]>()

function elementRules(type: string): readonly ElementRule[] {
  const known = ruleCache.get(type)
  if (known) return known
  const all = elementsOf(type)
  const plan = all.map((element): ElementRule => {
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
  ruleCache.set(type, plan)
  return plan
}

/** Where R4 has one value though the seed lists many (differences D051, D053), and what one kind of report only must have (D019). */
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
          ? [`${parent === '' ? '' : `${parent}.`}${choice}[x] is there ${present.length} times`]
          : []),
        ...(max === '1' && count > 1 ? [`${path} is there ${count} times`] : []),
      ]
    })
  })
}

/** Values beyond the contract's lists that its samples show (differences D087, D090, D091), and class words that R4 writes as codes (D009). */
const SAMPLE_CODES = new Set([
  'Observation.status unknown',
  'Observation.status entered-in-error',
  'DiagnosticReport.status amended',
])

function codeProblems(resource: Resource): string[] {
  const type = resource.resourceType
  if (!isRecordType(type)) return []
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

function collectProblems(value: unknown, path: string, look: (value: unknown, path: string) => readonly string[]): string[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => collectProblems(item, `${path}[${index}]`, look))
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([name, item]) => collectProblems(item, path === '' ? name : `${path}.${name}`, look))
      : []
  return [...look(value, path), ...inner]
}

function shapeProblem(value: unknown, path: string): readonly string[] {
  if (value === null || value === undefined) return [`${path} is null`]
  if (Array.isArray(value) && value.length === 0) return [`${path} is an empty array`]
  if (isJsonObject(value) && Object.keys(value).length === 0) return [`${path} is an empty object`]
  if (typeof value === 'string' && value.trim() === '') return [`${path} is an empty text`]
  return []
}

function referenceProblems(resource: Resource, known: ReadonlySet<string>): string[] {
  const inside = new Map(
    valuesAt(resource, 'contained')
      .filter(isJsonObject)
      .map((one) => [`#${String(one['id'])}`, String(one['resourceType'])]),
  )
  const lost = collectProblems(resource, '', (value, path) => {
    const target = isJsonObject(value) ? value['reference'] : undefined
    return typeof target === 'string' &&
      /(^#)|\//.test(target) &&
      !target.startsWith('http') &&
      !known.has(target) &&
      !inside.has(target)
      ? [`${path} leads nowhere: ${target}`]
      : []
  })
  const urls = collectProblems(resource, '', (value, path) =>
    typeof value === 'string' && /(^|\.)url$/.test(path) && value.startsWith('Binary/') && !known.has(value)
      ? [`${path} leads nowhere: ${value}`]
      : [],
  )
  const unused = [...inside.keys()]
    .filter((id) => !JSON.stringify(resource).includes(`"${id}"`))
    .map((id) => `contained ${id} is used by nothing`)
  const strange = elementRules(resource.resourceType)
    .filter(({ targets }) => targets.length > 0 && !targets.includes('Any'))
    .flatMap(({ path, targets }) =>
      stringsAt({ at: elementValues(resource, path) }, 'at.reference')
        .map((target) => inside.get(target) ?? target.split('/')[0] ?? '')
        .filter((type) => !targets.includes(type))
        .map((type) => `${path} points to a ${type}`),
    )
  return [...lost, ...urls, ...unused, ...strange]
}

/** Everything wrong with a resource by the contract's own table and the R4 rules that packages do not check; `known` holds `Type/id` of all resources. */
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
