import { isRecordType } from '../../src/contract'
import type { Switches } from './personas'

type Kind = 'yes or no' | 'number' | 'text' | readonly string[] | { readonly list: readonly string[] } | 'types'

const tells = [
  'scope',
  'patient',
  'id_token',
  'need_patient_banner',
  'fhirContext',
  'intent',
  'tenant',
  'smart_style_url',
]

/** What each switch may be turned to on the command line; `needs` is for programs alone. */
const kinds: Readonly<Record<Exclude<keyof Switches, 'needs'>, Kind>> = {
  smartConfiguration: 'yes or no',
  pkceAdvertised: 'yes or no',
  revocation: 'yes or no',
  audSlash: 'yes or no',
  keys: 'yes or no',
  refreshTokens: 'yes or no',
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
  tells: { list: tells },
  withheld: 'types',
  alsoHas: { list: ['DiagnosticOrder', 'Questionnaire'] },
  authMethodsKey: ['token_endpoint_auth_methods_supported', 'token_endpoint_auth_methods'],
  scopeAtToken: ['compared', 'required'],
  scopeAtRefresh: ['optional', 'required'],
  expiresIn: ['number', 'text', 'missing'],
  userClaim: ['fhirUser', 'profile', 'none'],
  userReference: ['absolute', 'relative'],
  nextLink: ['absolute', 'relative'],
  ids: ['short', 'long'],
  references: ['relative', 'absolute'],
}

export const switchNames = Object.keys(kinds)

const refuse = (name: string, wanted: string, text: string): never => {
  throw new RangeError(`The switch ${name} is ${wanted}, not '${text}'.`)
}

function listOf(name: string, text: string, isKnown: (part: string) => boolean, wanted: string): readonly string[] {
  const parts = text === '' ? [] : text.split(',')
  return parts.every(isKnown) ? parts : refuse(name, wanted, text)
}

function valueOf(name: string, kind: Kind, text: string): unknown {
  if (kind === 'text') return text
  if (kind === 'yes or no') return text === 'yes' || text === 'no' ? text === 'yes' : refuse(name, 'yes or no', text)
  if (kind === 'number')
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : refuse(name, 'a whole number from 1 to 9999', text)
  if (kind === 'types') return listOf(name, text, isRecordType, 'a list of types of records with commas between them')
  if ('list' in kind) return listOf(name, text, (part) => kind.list.includes(part), `some of ${kind.list.join(',')}`)
  return kind.includes(text) ? text : refuse(name, `one of ${kind.join(', ')}`, text)
}

/** Reads switches as they are written on the command line, `pageSize=5`. Throws a RangeError with a sentence. */
export function switchesIn(flags: readonly string[]): Partial<Switches> {
  return Object.fromEntries(
    flags.map((flag) => {
      const [, name = flag, text = ''] = /^([^=]*)=(.*)$/s.exec(flag) ?? []
      const kind = Object.entries(kinds).find(([known]) => known === name)?.[1]
      if (kind === undefined || !flag.includes('='))
        throw new RangeError(
          `--switch needs a name and a value, such as pageSize=5, not '${flag}'. There are: ${switchNames.join(', ')}.`,
        )
      return [name, valueOf(name, kind, text)]
    }),
  )
}
