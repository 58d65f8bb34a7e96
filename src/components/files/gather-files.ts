import { Failure, type FailureKind } from '../../fhir/errors'
import { bytesOfBase64 } from './file-bytes'
import { fileAddress } from './file-address'
import { fileKind, type FileKind } from './file-kind'
import { fileName } from './file-name'
import { loadFile, type LoadedFile } from './load-file'
import { sniff } from './sniff'
import type { Session } from '../../auth/session/session'
import type { PlannedFile } from './planned-files'

/** Why a file is not there. */
export type Why =
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
export type Outcome =
  | { readonly file: PlannedFile; readonly is: 'inside' | 'same'; readonly name: string }
  | { readonly file: PlannedFile; readonly is: 'missing'; readonly why: Why; readonly host?: string }

interface Gathering {
  readonly session: Pick<Session, 'get' | 'server' | 'ehr'>
  readonly signal: AbortSignal
  /** The name of a file that has none. */
  readonly fallback: string
  /** Bytes that all files together may have. */
  readonly room: number
  /** Takes each file as it comes; nothing of it is kept here. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>, kind: FileKind): void
  onProgress(done: number): void
  pause(milliseconds: number): Promise<void>
}

const whys: Readonly<Record<FailureKind, Why>> = {
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
const TRIES = 2
const PAUSE = 30

type Got = LoadedFile | { readonly why: Why; readonly host?: string }

async function fetched(
  url: string,
  contentType: string | undefined,
  { session, signal, pause }: Gathering,
): Promise<Got> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await loadFile(session, url, contentType, signal)
    } catch (cause) {
      if (signal.aborted) return { why: 'stopped' }
      if (!(cause instanceof Failure)) return { why: 'failed' }
      if (cause.kind !== 'busy' || tries === TRIES) return { why: whys[cause.kind] }
      await pause(Math.min(cause.retryAfterSeconds ?? PAUSE, PAUSE) * 1000)
    }
  }
}

async function contentOf(
  { data, url, contentType, size }: PlannedFile,
  room: number,
  gathering: Gathering,
): Promise<Got> {
  if (data === undefined && url === undefined) return { why: 'noContent' }
  const address = url === undefined ? undefined : fileAddress(url, gathering.session)
  if (data === undefined && address?.at === 'elsewhere') return { why: 'elsewhere', host: address.host }
  if (data === undefined && address?.at === 'nowhere') return { why: 'nowhere' }
  if ((size ?? 0) > room) return { why: 'noRoom' }
  if (gathering.signal.aborted) return { why: 'stopped' }
  if (data === undefined)
    return address?.at === 'server' ? fetched(address.url, contentType, gathering) : { why: 'nowhere' }
  const bytes = bytesOfBase64(data)
  return bytes === undefined ? { why: 'unreadable' } : { bytes, contentType }
}

/** Names that tell no two files by their case alone, as Windows would take the one for the other. */
function apart(): (name: string) => string {
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
export async function gatherFiles(plan: readonly PlannedFile[], gathering: Gathering): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const known = new Map<string, string>()
  const nameFor = apart()
  let { room } = gathering
  let signedOut = false
  for (const file of plan) {
    gathering.onProgress(outcomes.length)
    const same = file.data === undefined ? known.get(file.url ?? '') : undefined
    if (same !== undefined) {
      outcomes.push({ file, is: 'same', name: same })
      continue
    }
    const got: Got =
      signedOut && file.data === undefined ? { why: 'signedOut' } : await contentOf(file, room, gathering)
    signedOut ||= 'why' in got && got.why === 'signedOut'
    const missing: Got =
      'why' in got ? got : got.bytes.length === 0 ? { why: 'empty' } : got.bytes.length > room ? { why: 'noRoom' } : got
    if ('why' in missing) {
      outcomes.push({ file, is: 'missing', ...missing })
      continue
    }
    const kind = fileKind(file.contentType ?? missing.contentType, sniff(missing.bytes))
    const name = nameFor(fileName(file.title, gathering.fallback, kind.extension))
    room -= missing.bytes.length
    gathering.put(name, missing.bytes, kind)
    if (file.data === undefined && file.url !== undefined) known.set(file.url, name)
    outcomes.push({ file, is: 'inside', name })
  }
  gathering.onProgress(outcomes.length)
  return outcomes
}
