import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { decodeBase64 } from './base64'
import { fileAddress } from './file-address'
import { fileKind, isMarkupSavedAsText, type FileKind } from './file-kind'
import { fileName } from './file-name'
import { loadFile, type LoadedFile } from './load-file'
import { sniff } from '../../lib/sniff'
import { unpackBase64 } from './unpack-base64'
import type { Session } from '../../auth/session/session'
import type { PlannedFile } from './planned-files'

/** Why a file is not in the export. */
export type MissingFileReason =
  | 'failed'
  | 'offline'
  | 'timedOut'
  | 'busy'
  | 'notShared'
  | 'notFound'
  | 'signedOut'
  | 'tooLarge'
  | 'noRoom'
  | 'stopped'
  | 'elsewhere'
  | 'nowhere'
  | 'noContent'
  | 'unreadable'
  | 'empty'

/** The result for a planned file: included, the same as another, or missing. */
export type FileOutcome =
  | {
      readonly file: PlannedFile
      readonly status: 'inside' | 'same'
      readonly name: string
      /** True for markup that was saved as text. */
      readonly isMarkup?: boolean
    }
  | {
      readonly file: PlannedFile
      readonly status: 'missing'
      readonly reason: MissingFileReason
      readonly host?: string
    }

interface GatherOptions {
  readonly session: Pick<Session, 'get' | 'server' | 'ehr'>
  readonly signal: AbortSignal
  /** Name for files without a title. */
  readonly fallback: string
  /** Limit for all files together. */
  readonly maxBytes: number
  /** Receives each file once it is loaded; nothing is kept here. */
  onFile(name: string, bytes: Uint8Array<ArrayBuffer>, kind: FileKind): void
  onProgress(done: number): void
  pause(milliseconds: number): Promise<void>
}

const reasonOfFailure: Readonly<Record<FhirErrorKind, MissingFileReason>> = {
  offline: 'offline',
  timedOut: 'timedOut',
  failed: 'failed',
  notShared: 'notShared',
  notOffered: 'notFound',
  notFound: 'notFound',
  busy: 'busy',
  signedOut: 'signedOut',
  notFhir: 'failed',
  notAList: 'failed',
  patientUnread: 'failed',
  otherPerson: 'notFound',
  refused: 'tooLarge',
  stopped: 'stopped',
}

/** Retries when the server is rate limiting, each after its Retry-After; none if that is longer than the maximum delay. */
const MAX_RETRIES = 2
const MAX_RETRY_DELAY_MS = 30_000

type FileResult = LoadedFile | { readonly reason: MissingFileReason; readonly host?: string }

async function fetchWithRetry(
  url: string,
  contentType: string | undefined,
  { session, signal, pause }: GatherOptions,
): Promise<FileResult> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await loadFile(session, url, contentType, signal)
    } catch (cause) {
      if (signal.aborted) return { reason: 'stopped' }
      if (!(cause instanceof FhirError)) return { reason: 'failed' }
      const delayMs = cause.retryAt === undefined ? MAX_RETRY_DELAY_MS : Math.max(0, cause.retryAt - Date.now())
      if (cause.kind !== 'busy' || tries === MAX_RETRIES || delayMs > MAX_RETRY_DELAY_MS)
        return { reason: reasonOfFailure[cause.kind] }
      await pause(delayMs)
    }
  }
}

async function readContent(
  { data, url, contentType, size }: PlannedFile,
  bytesLeft: number,
  options: GatherOptions,
): Promise<FileResult> {
  if (data === undefined && url === undefined) return { reason: 'noContent' }
  const address = url === undefined ? undefined : fileAddress(url, options.session)
  if (data === undefined && address?.at === 'elsewhere') return { reason: 'elsewhere', host: address.host }
  if (data === undefined && address?.at === 'nowhere') return { reason: 'nowhere' }
  if ((size ?? 0) > bytesLeft) return { reason: 'noRoom' }
  if (options.signal.aborted) return { reason: 'stopped' }
  if (data === undefined)
    return address?.at === 'server' ? fetchWithRetry(address.url, contentType, options) : { reason: 'nowhere' }
  const bytes = decodeBase64(data)
  return bytes === undefined ? { reason: 'unreadable' } : { bytes, contentType }
}

function checkSize(result: FileResult, bytesLeft: number): FileResult {
  if ('reason' in result) return result
  if (result.bytes.length === 0) return { reason: 'empty' }
  return result.bytes.length > bytesLeft ? { reason: 'noRoom' } : result
}

/** Makes file names unique, ignoring case as Windows does. */
function createNameAllocator(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const [, stem = name, extension = ''] = /^(.*)(\.[^.]*)$/.exec(name) ?? []
    let unique = name
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})${extension}`
    taken.add(unique.toLowerCase())
    return unique
  }
}

/** Loads the files one after the other, passes each to `onFile` and returns an outcome for each. The same URL is requested only once. */
export async function gatherFiles(
  plan: readonly PlannedFile[],
  options: GatherOptions,
): Promise<readonly FileOutcome[]> {
  const outcomes: FileOutcome[] = []
  const nameByUrl = new Map<string, string>()
  const uniqueName = createNameAllocator()
  let bytesLeft = options.maxBytes
  let isSignedOut = false
  for (const file of plan) {
    options.onProgress(outcomes.length)
    const knownName = file.data === undefined ? nameByUrl.get(file.url ?? '') : undefined
    if (knownName !== undefined) {
      outcomes.push({ file, status: 'same', name: knownName })
      continue
    }
    const loaded: FileResult =
      isSignedOut && file.data === undefined ? { reason: 'signedOut' } : await readContent(file, bytesLeft, options)
    isSignedOut ||= 'reason' in loaded && loaded.reason === 'signedOut'
    const result = checkSize(loaded, bytesLeft)
    if ('reason' in result) {
      outcomes.push({ file, status: 'missing', ...result })
      continue
    }
    const bytes = unpackBase64(result.bytes) ?? result.bytes
    const sniffed = sniff(bytes)
    const kind = fileKind(file.contentType ?? result.contentType, sniffed)
    const name = uniqueName(fileName(file.title, options.fallback, kind.extension))
    bytesLeft -= bytes.length
    options.onFile(name, bytes, kind)
    if (file.data === undefined && file.url !== undefined) nameByUrl.set(file.url, name)
    outcomes.push({ file, status: 'inside', name, ...(isMarkupSavedAsText(kind, sniffed) ? { isMarkup: true } : {}) })
  }
  options.onProgress(outcomes.length)
  return outcomes
}
