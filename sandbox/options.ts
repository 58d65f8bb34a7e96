import type { JsonWebKey } from 'node:crypto'
import type { PersonaName, Switches } from './personas/personas'
import type { Certificate } from './tls'
import type { Counts } from './population/counts'
import type { Population } from './types'

/** How a sandbox is to be; in a file of its own, as its types go into the package. */
export interface SandboxOptions {
  /** 0 takes a free one. */
  port: number
  /** Name or address to listen on; without it this machine alone reaches the sandbox. */
  host?: string
  /** Certificate and key, in PEM, to speak https with. */
  tls?: Certificate
  /** Origin that browsers and apps reach it by when that is not `http://localhost` and the port, e.g. that of a proxy in front. */
  url?: string
  /** Files and folders to serve in place of the built-in people. */
  data?: readonly string[]
  /** Records and people to serve in place of the built-in ones, for programs that make their own. */
  population?: Population
  /** One more person, with exactly so many records of these types: `{ Observation: 500, Condition: 40 }`. */
  counts?: Counts
  seed?: number
  /** Another EHR that the built-in people go to as well: some entries again, some nearly so, some against those of the usual one. */
  tenant?: 'lakeside'
  /** Answers FHIR requests without a token too. */
  open?: boolean
  /** Takes any combination of the listed search parameters, not only the listed combinations. */
  lenient?: boolean
  /** Life of an access token in seconds, 1200 unless told. */
  tokenSeconds?: number
  /** Origins of further apps, e.g. `http://localhost:3000`. */
  appOrigins?: readonly string[]
  /** Redirect addresses besides `/callback` below each origin, e.g. `http://localhost:3000/callback/sandbox`. */
  redirectUris?: readonly string[]
  /** Further apps, each with the names of RFC 7591: `client_id`, `redirect_uris`, and `client_secret` or `jwks` for one that is not public. */
  clients?: readonly unknown[]
  /** Takes any public app: any `client_id` with any redirect address, from any origin. */
  anyClient?: boolean
  /** Launch context that each token answer tells besides the patient (`fhirContext`, `intent`, …), unless a launch from the EHR says otherwise. */
  context?: unknown
  /** Date or date and time to start on. The clock of the whole process moves, which all sandboxes in it share. */
  now?: string
  /** The day up to which there are records, 2026-11-01 unless told: all their dates move with it. `today` is that of the start. */
  until?: string
  /** Starts with the records as they are later: the second state, which `/control/advance` leads to. */
  later?: boolean
  /** The kind of server to be, `standard` unless told. */
  persona?: PersonaName
  /** Switches that differ from those of the persona. */
  switches?: Partial<Switches>
  /** Faults to start with, each `kind[:type[:count[:person[:seconds]]]]`. The switchboard is there only when this is given, be it empty. */
  faults?: readonly string[]
  /** Takes one line of JSON for each request that was answered. */
  log?: (line: string) => void
  /** RSA key that id_tokens are signed with; a new one for each sandbox unless given. */
  signingKey?: JsonWebKey | undefined
}
