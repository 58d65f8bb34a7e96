import { contractOf, isRecordType, recordTypes } from '../../src/contract'
import { isOfferedType, offeredTypes } from '../../src/contract/offered-types'
import { READ_ONLY_TYPES } from '../fhir/metadata'
import { isServed } from '../fhir/served'
import type { Switches } from '../personas/personas'

/** Types that scopes can name. */
export const scopeTypes = (switches: Switches): readonly string[] => [
  ...new Set([...[...recordTypes, ...offeredTypes].filter((type) => isServed(type, switches)), ...READ_ONLY_TYPES]),
  '*',
]
const PERMISSIONS = { v1: ['read'], v2: ['rs', 'r', 's'] } as const

/** Scopes of the sign-in itself. */
const identityScopes: readonly string[] = [
  'openid',
  'profile',
  'fhirUser',
  'launch',
  'launch/patient',
  'online_access',
  'offline_access',
]

/** Every scope that can be granted. Data scopes are enumerated because oidc-provider has no patterns. */
export function grantableScopes(switches: Switches): readonly string[] {
  const { scopeSyntax, withheld } = switches
  const types = scopeTypes(switches)
  const verbs = scopeSyntax.flatMap((syntax) => [...PERMISSIONS[syntax]])
  const data = ['patient', 'user'].flatMap((level) =>
    types
      .filter((type) => level === 'user' || !withheld.includes(type))
      .flatMap((type) => verbs.map((verb) => `${level}/${type}.${verb}`)),
  )
  return [...identityScopes, ...data]
}

/** `scopes_supported`: without the scopes of types that can only be read by id and that other servers offer for search, as a scope that is named is an offer. */
export const advertisedScopes = (switches: Switches): readonly string[] =>
  supportedScopes(switches).filter((scope) => {
    const [, type = ''] = /^\w+\/(\w+)\./.exec(scope) ?? []
    return !isOfferedType(type) || isServed(type, switches)
  })

/** Scopes of backend services (client credentials). */
export function systemScopes(switches: Switches): readonly string[] {
  return switches.scopeSyntax.flatMap((syntax) =>
    scopeTypes(switches).flatMap((type) => PERMISSIONS[syntax].map((verb) => `system/${type}.${verb}`)),
  )
}

/** Every scope that a client may register: those of backend services where the server has these. */
export const supportedScopes = (switches: Switches): readonly string[] => [
  ...grantableScopes(switches),
  ...(switches.keys ? systemScopes(switches) : []),
]

const GRANULAR_SCOPE = /^(patient|user|system)\/([A-Za-z]+)\.(rs|r|s)\?category=[^\s|&=?]*\|[^\s|&=?]+$/

/** True for a supported granular scope, limited to one category (`patient/Observation.rs?category=system|code`). */
export function isGranularScope(scope: string, { scopeSyntax, withheld }: Switches): boolean {
  const [, level = '', type = ''] = GRANULAR_SCOPE.exec(scope) ?? []
  if (level === '' || !scopeSyntax.includes('v2') || (level === 'patient' && withheld.includes(type))) return false
  return isRecordType(type) && contractOf(type).parameters['category'] !== undefined
}

const identityDescriptions: Readonly<Record<string, string>> = {
  openid: 'Know who signed in',
  profile: 'Know your name',
  fhirUser: 'Know who signed in',
  launch: 'Know which patient is open in the EHR',
  'launch/patient': 'Know which patient you chose',
  online_access: 'Keep working while you are signed in here',
  offline_access: 'Keep working after you sign out here',
}
const verbs: Readonly<Record<string, string>> = {
  read: 'Read and search',
  rs: 'Read and search',
  r: 'Read',
  s: 'Search',
}
const levels: Readonly<Record<string, string>> = { patient: 'the chosen patient', user: 'everyone you may see' }

/** True if the types of a scope are all types of records. */
const isEveryType = (types: readonly string[]): boolean =>
  types.includes('*') || recordTypes.every((type) => types.includes(type))

interface ScopeDescription {
  readonly text: string
  /** The types of records, where it is for some of them; the text stands for all. */
  readonly types: readonly string[]
}

/** Descriptions of scopes for the consent page: what the app knows of the person, then the types of records that it may use in the same way. */
export function describeScopes(scopes: readonly string[]): readonly ScopeDescription[] {
  const others = new Set<string>()
  const uses = new Map<string, { verb: string; whose: string; types: string[] }>()
  for (const scope of scopes) {
    const [, level = '', type = '', permission = '', category = ''] =
      /^(patient|user)\/([^.]+)\.(\w+)(?:\?category=[^|]*\|(.+))?$/.exec(scope) ?? []
    if (level === '') {
      others.add(identityDescriptions[scope] ?? scope)
      continue
    }
    const use = { verb: verbs[permission] ?? permission, whose: levels[level] ?? level, types: [] as string[] }
    const key = `${use.verb} ${use.whose}`
    uses.set(key, uses.get(key) ?? use)
    uses.get(key)?.types.push(category === '' ? type : `${type} (${category} alone)`)
  }
  const descriptions = [...uses.values()].map(({ verb, whose, types }) =>
    isEveryType(types)
      ? { text: `${verb} all records of ${whose}`, types: [] }
      : {
          text: `${verb} records of ${whose}`,
          types: types.map((type) => type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
        },
  )
  return [...[...others].map((text) => ({ text, types: [] })), ...descriptions]
}
