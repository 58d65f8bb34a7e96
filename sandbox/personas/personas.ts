import type { RecordType } from '../../src/contract'

/** What a token answer may have; `fhirContext`, `intent`, `tenant` and `smart_style_url` are told where somebody asked for them. */
type TokenField =
  'scope' | 'patient' | 'id_token' | 'need_patient_banner' | 'fhirContext' | 'intent' | 'tenant' | 'smart_style_url'

/** Everything in which servers that speak SMART on FHIR R4 differ and which this sandbox can imitate. */
export interface Switches {
  /** False: `.well-known/smart-configuration` is 404 and only the CapabilityStatement names the endpoints. */
  readonly smartConfiguration: boolean
  readonly pkceAdvertised: boolean
  /** Whether tokens can be revoked by the app. */
  readonly revocation: boolean
  /** What there is besides what a sign-in needs: introspection (RFC 7662), userinfo (OpenID Connect), User-access Brands. */
  readonly offers: readonly ('introspection' | 'userinfo' | 'brands')[]
  /** Some documents use the second, wrong key. */
  readonly authMethodsKey: 'token_endpoint_auth_methods_supported' | 'token_endpoint_auth_methods'
  /** Scope syntax: `.read` is v1, `.rs` is v2. */
  readonly scopeSyntax: readonly ('v1' | 'v2')[]
  /** Types whose `patient/` scopes are never granted. */
  readonly withheld: readonly string[]
  /** Takes the FHIR base with a slash at the end as `aud` too. */
  readonly audSlash: boolean
  /** Where server apps may put their secret in a token request. */
  readonly secretIn: readonly ('body' | 'header')[]
  /** Whether server apps may prove themselves with a key (`private_key_jwt`). */
  readonly keys: boolean
  /** `scope` in the exchange of a code: compared with what was granted when it is there, or needed. */
  readonly scopeAtToken: 'compared' | 'required'
  readonly scopeAtRefresh: 'optional' | 'required'
  /** Fields of the token answer besides access_token, token_type, expires_in and refresh_token. */
  readonly tells: readonly TokenField[]
  readonly tokenType: string
  readonly expiresIn: 'number' | 'text' | 'missing'
  readonly refreshTokens: boolean
  /** The claim of the id_token that names the user. */
  readonly userClaim: 'fhirUser' | 'profile' | 'none'
  readonly userReference: 'absolute' | 'relative'
  /** Sends `smart_style_url` with the token. */
  readonly styleUrl: boolean
  readonly mediaType: string
  /** Matches on a page where `_count` does not say. */
  readonly pageSize: number
  readonly total: boolean
  readonly nextLink: 'absolute' | 'relative'
  /** False: a search with `_count` has no further pages, although there is more. */
  readonly countPages: boolean
  readonly searchMode: boolean
  /** Text of an OperationOutcome in every searchset; none where empty. */
  readonly notice: string
  /** `long`: all ids are longer than R4 allows and have underscores. */
  readonly ids: 'short' | 'long'
  /** Sends with every record what most servers send: version, time, profile, language, types of references, race and ethnicity. */
  readonly commonElements: boolean
  /** How resources refer to each other and to attachments. */
  readonly references: 'relative' | 'absolute'
  /** Takes `_revinclude`; false answers 400. */
  readonly revinclude: boolean
  /** Search parameters of which a type needs at least one. */
  readonly needs: Partial<Readonly<Record<RecordType, readonly string[]>>>
  /** Types that the API names and shows no request for, and that this server has all the same. */
  readonly alsoHas: readonly ('DiagnosticOrder' | 'Questionnaire')[]
  /** A query parameter without which nothing but metadata is answered; none where empty. */
  readonly extraParameter: string
}

/** The sandbox as itself: SMART App Launch 2 to the letter, with everything on offer. */
const standard: Switches = {
  smartConfiguration: true,
  pkceAdvertised: true,
  revocation: true,
  offers: ['introspection', 'userinfo', 'brands'],
  authMethodsKey: 'token_endpoint_auth_methods_supported',
  scopeSyntax: ['v1', 'v2'],
  withheld: [],
  audSlash: false,
  secretIn: ['body', 'header'],
  keys: true,
  scopeAtToken: 'compared',
  scopeAtRefresh: 'optional',
  tells: ['scope', 'patient', 'id_token', 'need_patient_banner', 'fhirContext', 'intent', 'tenant', 'smart_style_url'],
  tokenType: 'Bearer',
  expiresIn: 'number',
  refreshTokens: true,
  userClaim: 'fhirUser',
  userReference: 'absolute',
  styleUrl: false,
  mediaType: 'application/fhir+json; charset=utf-8',
  pageSize: 50,
  total: true,
  nextLink: 'absolute',
  countPages: true,
  searchMode: true,
  notice: '',
  ids: 'short',
  commonElements: false,
  references: 'relative',
  revinclude: true,
  needs: {},
  alsoHas: [],
  extraParameter: '',
}

/** What each persona does differently from `standard`: the only place that says so. */
const differences = {
  standard: {},
  seed: {
    revocation: false,
    offers: [],
    authMethodsKey: 'token_endpoint_auth_methods',
    secretIn: ['body'],
    keys: false,
    tells: [],
  },
  'epic-like': {
    scopeSyntax: ['v2'],
    tokenType: 'bearer',
    styleUrl: true,
    pageSize: 20,
    notice: 'This response may not contain the entire record.',
    ids: 'long',
    needs: { Observation: ['category', 'code'] },
  },
  'cerner-like': {
    scopeSyntax: ['v1'],
    withheld: ['Provenance'],
    audSlash: true,
    tells: ['scope', 'id_token', 'need_patient_banner', 'tenant'],
    styleUrl: true,
    mediaType: 'application/fhir+json',
    total: false,
    commonElements: true,
    references: 'absolute',
  },
  'athena-like': {
    scopeAtRefresh: 'required',
    expiresIn: 'text',
    pageSize: 10,
    countPages: false,
    revinclude: false,
    needs: { MedicationRequest: ['intent'] },
    extraParameter: 'ah-practice',
  },
  legacy: {
    smartConfiguration: false,
    keys: false,
    pkceAdvertised: false,
    revocation: false,
    offers: [],
    scopeSyntax: ['v1'],
    audSlash: true,
    tells: ['patient', 'id_token'],
    tokenType: 'BEARER',
    expiresIn: 'missing',
    refreshTokens: false,
    userClaim: 'profile',
    userReference: 'relative',
    mediaType: 'application/json+fhir',
    total: false,
    nextLink: 'relative',
    searchMode: false,
    revinclude: false,
    alsoHas: ['DiagnosticOrder', 'Questionnaire'],
  },
} as const satisfies Readonly<Record<string, Partial<Switches>>>

export type PersonaName = keyof typeof differences
export const personaNames = Object.keys(differences) as readonly PersonaName[]

/** All switches of a persona. */
export function switchesOf(name: PersonaName): Switches {
  return { ...standard, ...differences[name] }
}
