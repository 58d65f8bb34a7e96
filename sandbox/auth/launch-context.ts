import { BadOrder } from '../control/scope'

/** What a token answer says of a launch besides its patient, spelled as SMART App Launch 2 does. */
export interface Told {
  /** Id of the Encounter. */
  readonly encounter?: string
  /** Further records that are open in the EHR. */
  readonly fhirContext?: readonly Readonly<Record<string, unknown>>[]
  /** What the user wants to do, in a word that app and EHR have agreed on. */
  readonly intent?: string
  /** The part of the EHR that the user works in. */
  readonly tenant?: string
  /** Whether the app must name the patient; without it only people who are no patients need that. */
  readonly need_patient_banner?: boolean
  /** Address of a style document. */
  readonly smart_style_url?: string
}

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const REFERENCE = /^(?:https?:\/\/\S+\/)?([A-Z][A-Za-z]+)\/[\w.-]+(?:\/_history\/[\w.-]+)?$/
const contextMembers: Readonly<Record<string, readonly [wanted: string, test: (value: unknown) => boolean]>> = {
  reference: ['a reference such as ImagingStudy/1', (value) => typeof value === 'string' && REFERENCE.test(value)],
  canonical: ['a canonical address', (value) => typeof value === 'string' && URL.canParse(value)],
  identifier: ['an Identifier', isJson],
  type: ['a FHIR type', (value) => typeof value === 'string' && /^[A-Z][A-Za-z]+$/.test(value)],
  role: [
    "'launch' or an absolute address",
    (value) => value === 'launch' || (typeof value === 'string' && URL.canParse(value)),
  ],
}

/** Why this is no entry of fhirContext; undefined where it is one. */
function contextProblem(entry: unknown): string | undefined {
  if (!isJson(entry)) return 'an entry is an object such as {"reference":"ImagingStudy/1"}'
  for (const [name, value] of Object.entries(entry)) {
    const [wanted = '', test] = Object.hasOwn(contextMembers, name) ? (contextMembers[name] ?? []) : []
    if (test === undefined) return `an entry has no '${name}', it has: ${Object.keys(contextMembers).join(', ')}`
    if (!test(value)) return `'${name}' needs to be ${wanted}`
  }
  if (!['reference', 'canonical', 'identifier'].some((name) => name in entry))
    return 'an entry needs a reference, a canonical or an identifier'
  const [, type] = REFERENCE.exec(String(entry['reference'])) ?? []
  const own = (type === 'Patient' || type === 'Encounter') && (entry['role'] ?? 'launch') === 'launch'
  return own
    ? `${type} has a member of its own in the token answer and is in fhirContext with another role than 'launch' only`
    : undefined
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const tests: Readonly<Record<keyof Told, readonly [wanted: string, test: (value: unknown) => boolean]>> = {
  encounter: ['an id', isText],
  fhirContext: ['a list of one object or more', (value) => Array.isArray(value) && value.length > 0],
  intent: ['a text', isText],
  tenant: ['a text', isText],
  need_patient_banner: ['true or false', isFlag],
  smart_style_url: ['an address', (value) => typeof value === 'string' && URL.canParse(value)],
}

/** What is to be told, from JSON. Throws BadOrder with a sentence. */
export function toldOf(given: unknown): Told {
  if (!isJson(given))
    throw new BadOrder(`A launch context is a JSON object, with any of: ${Object.keys(tests).join(', ')}.`)
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(tests, name))
      throw new BadOrder(`A launch context has no '${name}'. It has: ${Object.keys(tests).join(', ')}.`)
    const [wanted, test] = tests[name as keyof Told]
    if (!test(value)) throw new BadOrder(`'${name}' needs to be ${wanted}.`)
  }
  const told = given as Told
  const problem = told.fhirContext?.map(contextProblem).find((one) => one !== undefined)
  if (problem !== undefined) throw new BadOrder(`fhirContext: ${problem}.`)
  return told
}

/** JSON, or a sentence that names where it stands. Throws BadOrder. */
export function jsonIn(text: string, where: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new BadOrder(`${where} is not valid JSON.`)
  }
}

const booleans: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** References with spaces between them, or JSON for whoever needs a role. */
function contextIn(text: string): unknown {
  return text.startsWith('[') ? jsonIn(text, 'fhirContext') : text.split(/[\s,]+/).map((reference) => ({ reference }))
}

/** What is to be told, from the fields of a form: an empty field tells nothing, and one that did not come leaves what is told anyway. Throws BadOrder. */
export function toldOfForm(fields: Readonly<Record<string, string | undefined>>, anyway: Told): Told {
  const given = Object.keys(tests).flatMap((name) => {
    const text = fields[name]?.trim()
    if (text === undefined) return name in anyway ? [[name, anyway[name as keyof Told]]] : []
    if (text === '') return []
    if (name === 'fhirContext') return [[name, contextIn(text)]]
    return [[name, name === 'need_patient_banner' ? (booleans[text] ?? text) : text]]
  })
  return toldOf(Object.fromEntries(given))
}
