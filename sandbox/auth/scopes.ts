import { recordTypes } from '../../src/contract'
import type { Switches } from '../personas/personas'

const types = [...recordTypes, 'Provenance', 'RelatedPerson', 'Binary', '*']
const permissions = { v1: ['read'], v2: ['rs', 'r', 's'] } as const

/** Scopes about the sign-in itself. */
const identityScopes: readonly string[] = ['openid', 'profile', 'fhirUser', 'launch', 'launch/patient', 'online_access', 'offline_access']

/** Every scope that is granted; those for data are written out because the authorization server knows no patterns. */
export function scopesOf({ scopeSyntax, withheld }: Switches): readonly string[] {
  const verbs = scopeSyntax.flatMap(syntax => [...permissions[syntax]])
  const data = ['patient', 'user'].flatMap(level =>
    types.filter(type => level === 'user' || !withheld.includes(type)).flatMap(type => verbs.map(verb => `${level}/${type}.${verb}`)))
  return [...identityScopes, ...data]
}

const identityWords: Readonly<Record<string, string>> = {
  openid: 'Know that it is you',
  profile: 'Know your name',
  fhirUser: 'Know which person you are in this EHR',
  launch: 'Know which patient is open in the EHR',
  'launch/patient': 'Know which patient you chose',
  online_access: 'Keep working while you are signed in here',
  offline_access: 'Keep working after you sign out here',
}
const verbs: Readonly<Record<string, string>> = { read: 'Read and search', rs: 'Read and search', r: 'Read', s: 'Search' }
const levels: Readonly<Record<string, string>> = { patient: 'the chosen patient', user: 'everyone you may see' }

/** Scopes as sentences for the consent page. */
export function scopeWords(scopes: readonly string[]): readonly string[] {
  return scopes.map(scope => {
    const [, level = '', type = '', permission = ''] = /^(patient|user)\/([^.]+)\.(\w+)$/.exec(scope) ?? []
    if (level === '') return identityWords[scope] ?? scope
    return `${verbs[permission] ?? permission} ${type === '*' ? 'all records' : type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} of ${levels[level] ?? level}`
  })
}
