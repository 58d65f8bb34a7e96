import type { OfferedType } from '../../src/contract/offered-types'
import type { RecordType } from '../../src/contract'

/** Optional fields of a token response; those of the launch context are sent only if it has them. */
type TokenField =
  'scope' | 'patient' | 'id_token' | 'need_patient_banner' | 'fhirContext' | 'intent' | 'tenant' | 'smart_style_url'

/** Differences between SMART on FHIR R4 servers that the sandbox can imitate. */
export interface Switches {
  /** False: `.well-known/smart-configuration` is 404, and only the CapabilityStatement has the endpoints. */
  readonly smartConfiguration: boolean
  readonly pkceAdvertised: boolean
  /** Whether public apps must use PKCE, may leave it out, or are refused with it. Apps with a secret may always leave it out. */
  readonly pkce: 'required' | 'optional' | 'refused'
  /** Whether apps can revoke tokens. */
  readonly revocation: boolean
  /** Optional endpoints: introspection (RFC 7662), userinfo (OpenID Connect), User-access Brands. */
  readonly offers: readonly ('introspection' | 'userinfo' | 'brands')[]
  /** Some servers use the second, wrong name. */
  readonly authMethodsKey: 'token_endpoint_auth_methods_supported' | 'token_endpoint_auth_methods'
  /** Scope syntax: `.read` is v1, `.rs` is v2. */
  readonly scopeSyntax: readonly ('v1' | 'v2')[]
  /** Types whose `patient/` scopes are never granted. */
  readonly withheld: readonly string[]
  /**
   * Granular scopes such as `Observation.rs?category=system|code`: of these types only the categories are granted, whatever is asked for, and
   * a search without one of them is refused.
   */
  readonly limits: readonly string[]
  /** Accepts the FHIR base with a trailing slash as `aud`. */
  readonly audSlash: boolean
  /** Where confidential clients may send their secret. */
  readonly secretIn: readonly ('body' | 'header')[]
  /** Whether clients may authenticate with a key (`private_key_jwt`). */
  readonly keys: boolean
  /** `scope` in a code exchange: optional but checked, or required. */
  readonly scopeAtToken: 'compared' | 'required'
  readonly scopeAtRefresh: 'optional' | 'required'
  /** `client_id` of a public app in a refresh: taken from the refresh token, or required. */
  readonly clientAtRefresh: 'optional' | 'required'
  /** Fields of the token response in addition to access_token, token_type, expires_in and refresh_token. */
  readonly tells: readonly TokenField[]
  readonly tokenType: string
  readonly expiresIn: 'number' | 'text' | 'missing'
  readonly refreshTokens: boolean
  /** A browser that is signed in here is signed in to every app without being asked again, until it signs out here or the app sends `prompt=login`. */
  readonly singleSignOn: boolean
  /** The claim of the id_token that names the user. */
  readonly userClaim: 'fhirUser' | 'profile' | 'none'
  readonly userReference: 'absolute' | 'relative'
  /** What patients are in `fhirUser`: their Patient, or a Person that is linked to it and that the app may or may not read. */
  readonly userType: 'Patient' | 'Person' | 'unreadablePerson'
  /** Sends `smart_style_url` in the token response. */
  readonly styleUrl: boolean
  readonly mediaType: string
  /** Default page size. */
  readonly pageSize: number
  readonly total: boolean
  readonly nextLink: 'absolute' | 'relative'
  /** False: a search with `_count` has no page links, although there are more matches. */
  readonly countPages: boolean
  readonly searchMode: boolean
  /** Text of an OperationOutcome in every searchset; none if empty. */
  readonly notice: string
  /** `long`: ids are longer than R4 allows and have underscores. */
  readonly ids: 'short' | 'long'
  /** Sends the elements that most servers add: version, lastUpdated, profile, language, reference types, race and ethnicity. */
  readonly commonElements: boolean
  /** Form of references and attachment URLs. */
  readonly references: 'relative' | 'absolute'
  /** Accepts `_revinclude`; otherwise answers 400. */
  readonly revinclude: boolean
  /** Search parameters of which a search must have at least one, by type. */
  readonly needs: Partial<Readonly<Record<RecordType, readonly string[]>>>
  /** Served types that the API lists without documenting requests, or does not list. */
  readonly alsoHas: readonly ('DiagnosticOrder' | 'Questionnaire' | OfferedType)[]
  /** A query parameter that every request except metadata must have; none if empty. */
  readonly extraParameter: string
}

/** Complete SMART App Launch 2 with all optional features. */
const STANDARD_SWITCHES: Switches = {
  smartConfiguration: true,
  pkceAdvertised: true,
  pkce: 'required',
  revocation: true,
  offers: ['introspection', 'userinfo', 'brands'],
  authMethodsKey: 'token_endpoint_auth_methods_supported',
  scopeSyntax: ['v1', 'v2'],
  withheld: [],
  limits: [],
  audSlash: false,
  secretIn: ['body', 'header'],
  keys: true,
  scopeAtToken: 'compared',
  scopeAtRefresh: 'optional',
  clientAtRefresh: 'optional',
  tells: ['scope', 'patient', 'id_token', 'need_patient_banner', 'fhirContext', 'intent', 'tenant', 'smart_style_url'],
  tokenType: 'Bearer',
  expiresIn: 'number',
  refreshTokens: true,
  singleSignOn: false,
  userClaim: 'fhirUser',
  userReference: 'absolute',
  userType: 'Patient',
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

/** Differences of each persona from `standard`. */
const personaOverrides = {
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
    pkce: 'optional',
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

export type PersonaName = keyof typeof personaOverrides
export const personaNames = Object.keys(personaOverrides) as readonly PersonaName[]

/** All switches of a persona. */
export function switchesOf(name: PersonaName): Switches {
  return { ...STANDARD_SWITCHES, ...personaOverrides[name] }
}
