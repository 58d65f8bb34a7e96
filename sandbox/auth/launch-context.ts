import { isJsonObject, isText } from '../json'
import { InvalidInputError } from '../control/scope'

/** Launch context of a token response, without the patient; member names as in SMART App Launch 2. */
export interface LaunchContext {
  /** Id of the Encounter. */
  readonly encounter?: string
  /** Further records that are open in the EHR. */
  readonly fhirContext?: readonly Readonly<Record<string, unknown>>[]
  /** What the user wants to do: a code that app and EHR agree on. */
  readonly intent?: string
  /** Organization or part of the EHR that the user works in. */
  readonly tenant?: string
  /** Whether the app must show a patient banner; by default only for users who are not patients. */
  readonly need_patient_banner?: boolean
  /** Address of a style document. */
  readonly smart_style_url?: string
}

const REFERENCE = /^(?:https?:\/\/\S+\/)?([A-Z][A-Za-z]+)\/[\w.-]+(?:\/_history\/[\w.-]+)?$/
const fhirContextMembers: Readonly<Record<string, readonly [wanted: string, test: (value: unknown) => boolean]>> = {
  reference: ['a reference such as ImagingStudy/1', (value) => typeof value === 'string' && REFERENCE.test(value)],
  canonical: ['a canonical address', (value) => typeof value === 'string' && URL.canParse(value)],
  identifier: ['an Identifier', isJsonObject],
  type: ['a FHIR type', (value) => typeof value === 'string' && /^[A-Z][A-Za-z]+$/.test(value)],
  role: [
    "'launch' or an absolute address",
    (value) => value === 'launch' || (typeof value === 'string' && URL.canParse(value)),
  ],
}

/** Why this is not a valid entry of fhirContext; undefined for a valid one. */
function fhirContextProblem(entry: unknown): string | undefined {
  if (!isJsonObject(entry)) return 'an entry is an object such as {"reference":"ImagingStudy/1"}'
  for (const [name, value] of Object.entries(entry)) {
    const [wanted = '', test] = Object.hasOwn(fhirContextMembers, name) ? (fhirContextMembers[name] ?? []) : []
    if (test === undefined) return `an entry has no '${name}', it has: ${Object.keys(fhirContextMembers).join(', ')}`
    if (!test(value)) return `'${name}' needs to be ${wanted}`
  }
  if (!['reference', 'canonical', 'identifier'].some((name) => name in entry))
    return 'an entry needs a reference, a canonical or an identifier'
  const [, type] = REFERENCE.exec(String(entry['reference'])) ?? []
  const hasOwnMember = (type === 'Patient' || type === 'Encounter') && (entry['role'] ?? 'launch') === 'launch'
  return hasOwnMember
    ? `${type} has a member of its own in the token answer and is in fhirContext with another role than 'launch' only`
    : undefined
}

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const memberTests: Readonly<Record<keyof LaunchContext, readonly [wanted: string, test: (value: unknown) => boolean]>> =
  {
    encounter: ['an id', isText],
    fhirContext: ['a list of one object or more', (value) => Array.isArray(value) && value.length > 0],
    intent: ['a text', isText],
    tenant: ['a text', isText],
    need_patient_banner: ['true or false', isBoolean],
    smart_style_url: ['an address', (value) => typeof value === 'string' && URL.canParse(value)],
  }

/** Validates a launch context. Throws InvalidInputError. */
export function parseLaunchContext(input: unknown): LaunchContext {
  if (!isJsonObject(input))
    throw new InvalidInputError(
      `A launch context is a JSON object, with any of: ${Object.keys(memberTests).join(', ')}.`,
    )
  for (const [name, value] of Object.entries(input)) {
    if (!Object.hasOwn(memberTests, name))
      throw new InvalidInputError(`A launch context has no '${name}'. It has: ${Object.keys(memberTests).join(', ')}.`)
    const [wanted, test] = memberTests[name as keyof LaunchContext]
    if (!test(value)) throw new InvalidInputError(`'${name}' needs to be ${wanted}.`)
  }
  const launchContext = input as LaunchContext
  const problem = launchContext.fhirContext?.map(fhirContextProblem).find((message) => message !== undefined)
  if (problem !== undefined) throw new InvalidInputError(`fhirContext: ${problem}.`)
  return launchContext
}

/** Parses JSON. Throws InvalidInputError with a message that begins with `source`. */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new InvalidInputError(`${source} is not valid JSON.`)
  }
}

const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** References separated by spaces or commas, or JSON, which can have a role. */
function parseFhirContext(text: string): unknown {
  return text.startsWith('[')
    ? parseJson(text, 'fhirContext')
    : text.split(/[\s,]+/).map((reference) => ({ reference }))
}

/** The launch context of a form: an empty field removes a member, a missing field keeps the default. Throws InvalidInputError. */
export function launchContextFromForm(
  fields: Readonly<Record<string, string | undefined>>,
  defaults: LaunchContext,
): LaunchContext {
  const members = Object.keys(memberTests).flatMap((name) => {
    const text = fields[name]?.trim()
    if (text === undefined) return name in defaults ? [[name, defaults[name as keyof LaunchContext]]] : []
    if (text === '') return []
    if (name === 'fhirContext') return [[name, parseFhirContext(text)]]
    return [[name, name === 'need_patient_banner' ? (yesNo[text] ?? text) : text]]
  })
  return parseLaunchContext(Object.fromEntries(members))
}
