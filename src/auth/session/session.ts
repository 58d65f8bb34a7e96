import type { RecordType } from '../../contract'
import type { How, OnPart } from '../http/fhir-fetch'
import type { Grants } from '../tokens/scopes'
import type { EhrConfig } from '../../config/config'

/** Who signed in, from the id_token. */
export interface User {
  readonly type: 'Patient' | 'Practitioner' | 'PractitionerRole' | 'RelatedPerson' | 'Person'
  readonly id: string
  readonly name?: string
}

/** `lost`: an answer with new tokens never reached this tab. `otherPatient`: the EHR renewed for somebody else. */
export type SessionOver = 'lost' | 'otherPatient'

/** One signed-in connection to one EHR. Tokens stay inside it. */
export interface Session {
  /** Random, new for each sign-in: part of every cache key. */
  readonly id: string
  readonly ehr: EhrConfig
  /** FHIR base without a trailing slash. */
  readonly server: string
  readonly patientId: string | undefined
  readonly user: User | undefined
  readonly encounterId: string | undefined
  /** What may be read; less after a renewal with which the EHR granted less. */
  readonly grants: Grants
  /** Types that could be read at the sign-in and no longer. */
  readonly noLonger: readonly RecordType[]
  /** Milliseconds since 1970; undefined when the server gave no life time. */
  readonly expiresAt: number | undefined
  readonly needPatientBanner: boolean
  /** Care staff who signed in, or opened the app from the EHR, without a patient: they open and close records in this app. */
  readonly choosesPatient: boolean
  /** The EHR's own sign-out page, when it names one. */
  readonly endSessionUrl: string | undefined
  /** The EHR gave a refresh token: access can be renewed without signing in again. */
  readonly renewable: boolean
  /** The access ran out and could not be renewed; what was read stays on the screen. */
  readonly needsSignIn: boolean
  /** Why it could not, where that is known; undefined too where the EHR just renews no more. */
  readonly over: SessionOver | undefined
  /** GET below the FHIR base with the token; refreshes it when needed; never sends it anywhere else. Throws `Failure`. */
  get(url: string, signal?: AbortSignal, how?: How): Promise<Response>
  /** Asks for addresses before whoever reads them is there: the first `get` of one takes its answer, if it comes within a minute. Resolves when all have been answered, well or not. */
  askAhead(addresses: readonly string[], signal?: AbortSignal, onPart?: OnPart): Promise<unknown>
  /** Calls back when `needsSignIn`, `expiresAt` or `noLonger` changes; gives the way to stop it. */
  subscribe(listener: () => void): () => void
  /** Says that the access has run out, as its life time foretold. */
  lapse(): void
  /** The same sign-in with another patient open, or none: a session of its own; this one asks for nothing more. */
  withChosenPatient(patientId: string | undefined): Session & { keep(): void }
  /** Aborts every request and revokes the tokens; nothing can be asked for afterwards. Never rejects. */
  end(): Promise<void>
}
