import type { JsonWebKey } from 'node:crypto'
import type { PersonaName, Switches } from './personas/personas'
import type { Certificate } from './tls'
import type { RecordCounts } from './population/counts'
import type { Population } from './types'

/** Options of a sandbox. In its own file because the package publishes these types. */
export interface SandboxOptions {
  /** 0 selects a free port. */
  port: number
  /** Host to listen on; by default only this machine can reach the sandbox. */
  host?: string
  /** PEM certificate and key for https. */
  tls?: Certificate
  /** Public origin, e.g. of a proxy, if it is not `http://localhost` with the port. */
  url?: string
  /** Path of the FHIR base, `/fhir` by default; `/` for clients that expect it at the root. */
  base?: '/' | '/fhir'
  /** Files and folders to serve instead of the built-in records. */
  data?: readonly string[]
  /** Records and people to serve instead of the built-in ones. */
  population?: Population
  /** Adds a person with exactly this number of records by type: `{ Observation: 500, Condition: 40 }`. */
  counts?: RecordCounts
  /** Seed of the generated values, 1 by default. */
  seed?: number
  /** Serves a second EHR of the built-in people, with duplicate, near-duplicate and contradicting entries. */
  tenant?: 'lakeside'
  /** Answers FHIR requests without a token. */
  open?: boolean
  /** Accepts any combination of the listed search parameters, not only the listed combinations. */
  lenient?: boolean
  /** Lifetime of an access token in seconds, 1200 by default. */
  tokenSeconds?: number
  /** Origins of further apps, e.g. `http://localhost:3000`. */
  appOrigins?: readonly string[]
  /** Redirect URIs in addition to `/callback` on each origin, e.g. `http://localhost:3000/callback/sandbox`. */
  redirectUris?: readonly string[]
  /** Further clients, as in RFC 7591: `client_id`, `redirect_uris`, and `client_secret` or `jwks` for a confidential client. */
  clients?: readonly unknown[]
  /** Accepts any public client: any `client_id`, redirect URI and origin. */
  anyClient?: boolean
  /** Launch context of token responses in addition to the patient (`fhirContext`, `intent`, …), unless an EHR launch sets its own. */
  context?: unknown
  /** Date, or date and time, to start on. Shifts the clock of the whole process, which all its sandboxes share. */
  now?: string
  /** Last day of the records, 2026-11-01 by default; all dates shift with it. `today` is the day of the start. */
  until?: string
  /** Starts with the second snapshot of the records, which `/control/advance` otherwise switches to. */
  later?: boolean
  /** Kind of server to imitate, `standard` by default. */
  persona?: PersonaName
  /** Switches that override those of the persona. */
  switches?: Partial<Switches>
  /** Initial faults, each `kind[:type[:count[:person[:seconds]]]]`. An empty list opens the control endpoints without a fault. */
  faults?: readonly string[]
  /** Receives one line of JSON for each answered request. */
  log?: (line: string) => void
  /** RSA key for signing id_tokens; a new one for each sandbox by default. */
  signingKey?: JsonWebKey | undefined
}
