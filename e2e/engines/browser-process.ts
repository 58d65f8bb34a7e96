import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const running = new Set<number>()
// No browser is left running, even when the run is interrupted.
process.on('exit', () => running.forEach(endProcessGroup))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Ends a process group. */
function endProcessGroup(id: number) {
  try {
    process.kill(-id, 'SIGTERM')
  } catch {
    // It has already ended.
  }
}

export interface BrowserProcess {
  /** The first group of the `ready` pattern, or its whole match. */
  readonly match: string
  stop(): Promise<void>
}

/** Starts a program and waits until its output matches `ready`; without a pattern, until it has started. */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ready?: RegExp,
): Promise<BrowserProcess> {
  // Its own process group, so that its child processes end with it.
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const id = child.pid
  if (id !== undefined) running.add(id)
  const ended = once(child, 'exit').finally(() => id !== undefined && running.delete(id))
  let output = ''
  const match = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const found = ready?.exec(output)
      if (found) resolve(found[1] ?? found[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`${command} ended (${code ?? signal}):\n${output}`)))
    if (!ready) child.once('spawn', () => resolve(''))
  })
  return {
    match,
    stop: async () => {
      if (id !== undefined) endProcessGroup(id)
      await ended
    },
  }
}

export interface Home {
  readonly folder: string
  readonly downloads: string
  readonly env: NodeJS.ProcessEnv
  remove(): void
}

/** Creates a home folder for one browser run, so that no data of the user is read or written. Language and time zone are those of the end-to-end tests. */
export function createHomeFolder(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const downloads = join(folder, 'Downloads')
  mkdirSync(downloads)
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    XDG_CACHE_HOME: join(folder, '.cache'),
    XDG_DATA_HOME: join(folder, '.local'),
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
    TZ: 'America/New_York',
  }
  return { folder, downloads, env, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
