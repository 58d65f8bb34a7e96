import { readFileSync } from 'node:fs'

/** What this server accepts and waits for. docs/server.md has a row for each, with its test. */
export interface Limits {
  /** A connection on which nothing moves: without a request, or with a response that its reader does not take. */
  readonly silentMs: number
  /** A connection between two requests. Longer than proxies keep an idle one (nginx: 60 seconds), so that they close it first. */
  readonly idleMs: number
  /** From the first byte of a request to its last. */
  readonly requestMs: number
  /** Request line and headers together. */
  readonly headerBytes: number
  /** The form of a token request. */
  readonly formBytes: number
  readonly connections: number
  /** Of one client address (IPv6: of one network of 64 bits), so that nobody else is refused. Not behind proxies, whose address all clients share. */
  readonly addressConnections: number
  /** A whole response of the EHR to a sign-in request. */
  readonly signInMs: number
  readonly signInBytes: number
  /** From a FHIR request to the start of its response. Below `silentMs`: until then nothing moves on the reader's connection. */
  readonly responseMs: number
  /** A pause of the EHR within a FHIR response. A pause of the reader does not count. */
  readonly stallMs: number
  /** A whole FHIR response, however slow its reader. */
  readonly relayMs: number
  readonly relayBytes: number
  /** What is read ahead of the reader of a FHIR response, at each step. */
  readonly bufferBytes: number
  /** Bytes of a decompressed response for each compressed one. JSON reaches about 60, a gzip bomb 1,000, a Brotli bomb far more. */
  readonly compressionRatio: number
  /** How long the smart-configuration of an EHR is used. */
  readonly endpointsMs: number
  /** How long the public keys of an EHR are used. Short, because after an unannounced key change no sign-in works until they are read again. */
  readonly keysMs: number
}

const MAX_CONNECTIONS = 4_000

/** Half of the files that a process may open, because a relayed request needs two connections. `limits` is the content of /proc/self/limits. */
export function connectionsFor(limits: string): number {
  const files = Number(/^Max open files +(\d+)/m.exec(limits)?.[1])
  return files > 0 ? Math.min(MAX_CONNECTIONS, Math.floor(files / 2)) : MAX_CONNECTIONS
}

function systemLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return '' // Only Linux has this file.
  }
}

export const LIMITS: Limits = {
  silentMs: 60_000,
  idleMs: 72_000,
  requestMs: 30_000,
  headerBytes: 16 * 1024,
  formBytes: 8 * 1024,
  connections: connectionsFor(systemLimits()),
  addressConnections: Math.floor(connectionsFor(systemLimits()) / 4),
  signInMs: 20_000,
  signInBytes: 1024 * 1024,
  responseMs: 45_000,
  stallMs: 30_000,
  relayMs: 10 * 60_000,
  relayBytes: 64 * 1024 * 1024,
  bufferBytes: 64 * 1024,
  compressionRatio: 300,
  endpointsMs: 10 * 60_000,
  keysMs: 60_000,
}
