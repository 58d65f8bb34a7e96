import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { decodeBase64 } from './base64'
import { fileAddress } from './file-address'
import { fileKind, type FileKind } from './file-kind'
import { fileName } from './file-name'
import { loadFile, type LoadedFile } from './load-file'
import { sniff } from './sniff'
import type { Session } from '../../auth/session/session'
import type { PlannedFile } from './planned-files'

/** Why a file is not there. */
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

/** What became of a file that was to be taken along. */
export type FileOutcome =
  | { readonly file: PlannedFile; readonly is: 'inside' | 'same'; readonly name: string }
  | { readonly file: PlannedFile; readonly is: 'missing'; readonly why: MissingFileReason; readonly host?: string }

interface GatherOptions {
  readonly session: Pick<Session, 'get' | 'server' | 'ehr'>
  readonly signal: AbortSignal
  /** The name of a file that has none. */
  readonly fallback: string
  /** Bytes that all files together may have. */
  readonly maxBytes: number
  /** Takes each file as it comes; nothing of it is kept here. */
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
  otherPerson: 'notFound',
  refused: 'tooLarge',
  stopped: 'stopped',
}

/** A busy server is asked so often again, each time after what it asks for, in seconds, and no more than this. */
const MAX_RETRIES = 2
const MAX_RETRY_DELAY_SECONDS = 30

type FileResult = LoadedFile | { readonly why: MissingFileReason; readonly host?: string }

async function fetchWithRetry(
  url: string,
  contentType: string | undefined,
  { session, signal, pause }: GatherOptions,
): Promise<FileResult> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await loadFile(session, url, contentType, signal)
    } catch (cause) {
      if (signal.aborted) return { why: 'stopped' }
      if (!(cause instanceof FhirError)) return { why: 'failed' }
      if (cause.kind !== 'busy' || tries === MAX_RETRIES) return { why: reasonOfFailure[cause.kind] }
      await pause(Math.min(cause.retryAfterSeconds ?? MAX_RETRY_DELAY_SECONDS, MAX_RETRY_DELAY_SECONDS) * 1000)
    }
  }
}

async function readContent(
  { data, url, contentType, size }: PlannedFile,
  room: number,
  gathering: GatherOptions,
): Promise<FileResult> {
  if (data === undefined && url === undefined) return { why: 'noContent' }
  const address = url === undefined ? undefined : fileAddress(url, gathering.session)
  if (data === undefined && address?.at === 'elsewhere') return { why: 'elsewhere', host: address.host }
  if (data === undefined && address?.at === 'nowhere') return { why: 'nowhere' }
  if ((size ?? 0) > room) return { why: 'noRoom' }
  if (gathering.signal.aborted) return { why: 'stopped' }
  if (data === undefined)
    return address?.at === 'server' ? fetchWithRetry(address.url, contentType, gathering) : { why: 'nowhere' }
  const bytes = decodeBase64(data)
  return bytes === undefined ? { why: 'unreadable' } : { bytes, contentType }
}

/** Names that tell no two files by their case alone, as Windows would take the one for the other. */
function createNameAllocator(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const [, stem = name, extension = ''] = /^(.*)(\.[^.]*)$/.exec(name) ?? []
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${extension}`
    taken.add(free.toLowerCase())
    return free
  }
}

/** Gets the files one after the other and hands each on; tells of every one what became of it. An address is asked for once. */
export async function gatherFiles(
  plan: readonly PlannedFile[],
  gathering: GatherOptions,
): Promise<readonly FileOutcome[]> {
  const outcomes: FileOutcome[] = []
  const known = new Map<string, string>()
  const nameFor = createNameAllocator()
  let { maxBytes: room } = gathering
  let signedOut = false
  for (const file of plan) {
    gathering.onProgress(outcomes.length)
    const same = file.data === undefined ? known.get(file.url ?? '') : undefined
    if (same !== undefined) {
      outcomes.push({ file, is: 'same', name: same })
      continue
    }
    const got: FileResult =
      signedOut && file.data === undefined ? { why: 'signedOut' } : await readContent(file, room, gathering)
    signedOut ||= 'why' in got && got.why === 'signedOut'
    const missing: FileResult =
      'why' in got ? got : got.bytes.length === 0 ? { why: 'empty' } : got.bytes.length > room ? { why: 'noRoom' } : got
    if ('why' in missing) {
      outcomes.push({ file, is: 'missing', ...missing })
      continue
    }
    const kind = fileKind(file.contentType ?? missing.contentType, sniff(missing.bytes))
    const name = nameFor(fileName(file.title, gathering.fallback, kind.extension))
    room -= missing.bytes.length
    gathering.onFile(name, missing.bytes, kind)
    if (file.data === undefined && file.url !== undefined) known.set(file.url, name)
    outcomes.push({ file, is: 'inside', name })
  }
  gathering.onProgress(outcomes.length)
  return outcomes
}
