import { isRecordType } from '../../src/contract'
import { offeredTypes } from '../../src/contract/offered-types'
import { isLimit } from './scope-limits'
import type { Switches } from './personas'

type SwitchKind =
  'yes or no' | 'number' | 'text' | readonly string[] | { readonly list: readonly string[] } | 'types' | 'limits'

const TOKEN_FIELDS = [
  'scope',
  'patient',
  'id_token',
  'need_patient_banner',
  'fhirContext',
  'intent',
  'tenant',
  'smart_style_url',
]

/** Values of each switch on the command line; `needs` can only be set in code. */
const switchKinds: Readonly<Record<Exclude<keyof Switches, 'needs'>, SwitchKind>> = {
  smartConfiguration: 'yes or no',
  pkceAdvertised: 'yes or no',
  revocation: 'yes or no',
  audSlash: 'yes or no',
  keys: 'yes or no',
  refreshTokens: 'yes or no',
  singleSignOn: 'yes or no',
  styleUrl: 'yes or no',
  total: 'yes or no',
  countPages: 'yes or no',
  searchMode: 'yes or no',
  revinclude: 'yes or no',
  commonElements: 'yes or no',
  pageSize: 'number',
  tokenType: 'text',
  mediaType: 'text',
  notice: 'text',
  extraParameter: 'text',
  offers: { list: ['introspection', 'userinfo', 'brands'] },
  scopeSyntax: { list: ['v1', 'v2'] },
  secretIn: { list: ['body', 'header'] },
  tells: { list: TOKEN_FIELDS },
  withheld: 'types',
  limits: 'limits',
  alsoHas: { list: ['DiagnosticOrder', 'Questionnaire', ...offeredTypes] },
  authMethodsKey: ['token_endpoint_auth_methods_supported', 'token_endpoint_auth_methods'],
  scopeAtToken: ['compared', 'required'],
  scopeAtRefresh: ['optional', 'required'],
  clientAtRefresh: ['optional', 'required'],
  pkce: ['required', 'optional', 'refused'],
  expiresIn: ['number', 'text', 'missing'],
  userClaim: ['fhirUser', 'profile', 'none'],
  userReference: ['absolute', 'relative'],
  userType: ['Patient', 'Person', 'unreadablePerson'],
  nextLink: ['absolute', 'relative'],
  ids: ['short', 'long'],
  references: ['relative', 'absolute'],
}

export const switchNames = Object.keys(switchKinds)

/** What a switch can be set to, in words. */
function valuesOf(kind: SwitchKind): string {
  if (typeof kind !== 'string') return 'list' in kind ? `some of ${kind.list.join(',')}` : kind.join(' | ')
  return {
    'yes or no': 'yes | no',
    number: '1 to 9999',
    text: 'a text',
    types: 'types of records',
    limits: 'granular scopes',
  }[kind]
}

/** A line for each switch with its values. */
export const switchHelp = Object.entries(switchKinds)
  .map(([name, kind]) => `    ${name}=${valuesOf(kind)}`)
  .join('\n')

const refuse = (name: string, wanted: string, text: string): never => {
  throw new RangeError(`The switch ${name} is ${wanted}, not '${text}'.`)
}

function parseList(name: string, text: string, isKnown: (part: string) => boolean, wanted: string): readonly string[] {
  const parts = text === '' ? [] : text.split(',')
  return parts.every(isKnown) ? parts : refuse(name, wanted, text)
}

function parseValue(name: string, kind: SwitchKind, text: string): unknown {
  if (kind === 'text') return text
  if (kind === 'yes or no') return text === 'yes' || text === 'no' ? text === 'yes' : refuse(name, 'yes or no', text)
  if (kind === 'number')
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : refuse(name, 'a whole number from 1 to 9999', text)
  if (kind === 'types')
    return parseList(name, text, isRecordType, 'a list of types of records with commas between them')
  if (kind === 'limits')
    return parseList(
      name,
      text,
      isLimit,
      'a list of granular scopes such as Observation.rs?category=system|code with commas between them',
    )
  if ('list' in kind) return parseList(name, text, (part) => kind.list.includes(part), `some of ${kind.list.join(',')}`)
  return kind.includes(text) ? text : refuse(name, `one of ${kind.join(', ')}`, text)
}

/** Parses switches such as `pageSize=5`. Throws RangeError. */
export function parseSwitches(flags: readonly string[]): Partial<Switches> {
  return Object.fromEntries(
    flags.map((flag) => {
      const [, name = flag, text = ''] = /^([^=]*)=(.*)$/s.exec(flag) ?? []
      const kind = Object.entries(switchKinds).find(([known]) => known === name)?.[1]
      if (kind === undefined || !flag.includes('='))
        throw new RangeError(
          `--switch needs a name and a value, such as pageSize=5, not '${flag}'. There are:\n${switchHelp}`,
        )
      return [name, parseValue(name, kind, text)]
    }),
  )
}
