import type { RecordType } from '../../contract'
import type { FhirGetOptions, OnPartialText } from '../http/fhir-fetch'
import type { Grants } from '../tokens/scopes'
import type { EhrConfig } from '../../config/config'
import type { Source } from '../../fhir/source'

/** Who signed in, from the id_token. */
export interface User {
  readonly type: 'Patient' | 'Practitioner' | 'PractitionerRole' | 'RelatedPerson' | 'Person'
  readonly id: string
  readonly name?: string
  /** The patients that are the same actual person as a Person, by its links. */
  readonly patientIds?: readonly string[]
  /** The id_token could not be verified. Such a user is never care staff, and no record is opened because of it. */
  readonly isUnverified?: true
}

/** What a sign-out at the EHR needs (OpenID Connect RP-Initiated Logout 1.0). */
export interface EhrSignOut {
  /** The name of the EHR. */
  readonly name: string
  /** Its `end_session_endpoint`. */
  readonly url: string
  /** The id_token of the sign-in: tells the EHR whose session to end, so it must be in no URL and no page. Undefined: the sign-out is a link. */
  readonly idToken: string | undefined
  /** The EHR redirects back to this app. */
  readonly returns: boolean
}

/** `lost`: a response with new tokens never reached this tab. `otherPatient`: the EHR issued new tokens for another patient. */
export type RefreshFailure = 'lost' | 'otherPatient'

/** One signed-in connection to one EHR, or opened files, which answer from memory. Tokens never leave it, except the id_token to sign out at the EHR. */
export interface Session extends Source {
  readonly ehr: EhrConfig
  /** FHIR base without a trailing slash. */
  readonly server: string
  readonly patientId: string | undefined
  readonly user: User | undefined
  readonly encounterId: string | undefined
  /** The granted scopes; fewer after a refresh for which the EHR granted less. */
  readonly grants: Grants
  /** Types that were readable at sign-in and no longer are. */
  readonly lostTypes: readonly RecordType[]
  /** Milliseconds since 1970; undefined when the server named no lifetime. */
  readonly expiresAt: number | undefined
  readonly needPatientBanner: boolean
  /** True for a provider who signed in, or launched the app from the EHR, without a patient: they open and close records in this app. */
  readonly canSelectPatient: boolean
  /** How to sign out at the EHR itself; undefined if it has no page for that. */
  readonly ehrSignOut: EhrSignOut | undefined
  /** There is a refresh token, so access can be extended without another sign-in. */
  readonly canRefresh: boolean
  /** Access has expired and could not be refreshed; what has been loaded stays on the screen. */
  readonly needsSignIn: boolean
  /** Why the refresh failed; undefined when unknown, as when the EHR just refreshes no more. */
  readonly refreshFailure: RefreshFailure | undefined
  /** GET below the FHIR base with the access token, which is refreshed when needed and never sent elsewhere. Throws FhirError. */
  get(url: string, signal?: AbortSignal, options?: FhirGetOptions): Promise<Response>
  /**
   * Requests addresses before their consumer is loaded: the first `get` of an address within a minute takes the response.
   * Resolves when every response has arrived or failed.
   */
  prefetch(addresses: readonly string[], signal?: AbortSignal, onPartialText?: OnPartialText): Promise<unknown>
  /** Calls back when `needsSignIn`, `expiresAt` or `lostTypes` changes; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void
  /** Marks the access as expired when its lifetime is over. */
  expire(): void
  /** The same sign-in with another patient open, or none: a new session; this one sends no more requests. */
  withSelectedPatient(patientId: string | undefined): Session & { persist(): void }
  /** Aborts every request and revokes the tokens; no request is possible afterwards. Never rejects. */
  end(): Promise<void>
}
