import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as listen } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { assertNoLeaks } from './assert-no-leaks'

const root = join(import.meta.dirname, '..')

export interface SiteServer {
  readonly address: string
  readonly pid: number
  /** Every line of its log. */
  readonly log: readonly string[]
  /** Ends it as a machine does that loses its power. */
  kill(): Promise<void>
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = listen().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** The server of a site as anybody starts it, with the time of the run. Secrets are in its environment; `dist` is the build that it serves. */
export async function startSiteServer(
  file: string,
  settings: unknown,
  clockShift: number,
  environment: Readonly<Record<string, string>>,
  port = 0,
  dist = 'dist',
): Promise<SiteServer> {
  writeFileSync(file, JSON.stringify(settings))
  const env = {
    ...process.env,
    ...environment,
    PLAINCHART_CLOCK_SHIFT: String(clockShift),
    PLAINCHART_NAMES_TIME: 'yes',
  }
  const child = spawn(
    process.execPath,
    [
      '--import',
      './e2e/sandbox-clock.mjs',
      '--import',
      'tsx',
      'server/main.ts',
      '--config',
      file,
      '--port',
      String(port),
      '--dist',
      dist,
    ],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const log: string[] = []
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      log.push(String(chunk))
      const found = /"address":"([^"]+)"/.exec(log.join(''))
      if (found?.[1]) resolve(found[1])
    })
    child.stderr.on('data', (chunk: Buffer) => log.push(String(chunk)))
    child.once('exit', (code) => reject(new Error(`The server stopped with status ${code}:\n${log.join('')}`)))
  })
  return {
    address,
    pid: child.pid ?? 0,
    log,
    kill: async () => {
      assertNoLeaks('server', log.join(''))
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** What one server answers, as a whole; rejects when it is gone, before that or in the middle. */
async function forward(
  server: SiteServer,
  given: IncomingMessage,
  body: Buffer,
): Promise<{ readonly got: IncomingMessage; readonly bytes: Buffer }> {
  const { hostname, port } = new URL(server.address)
  // A connection for each request: one that was kept would break for another reason than that there is nobody.
  const sent = ask({
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    path: given.url,
    method: given.method,
    headers: given.headers,
    agent: false,
  }).end(body)
  const [got] = (await once(sent, 'response')) as [IncomingMessage]
  return { got, bytes: await buffer(got) }
}

/** True when another server may be asked: the first one has not heard of it, or to hear it twice does no harm. */
const canRetry = (given: IncomingMessage, cause: NodeJS.ErrnoException): boolean =>
  cause.code === 'ECONNREFUSED' || given.method === 'GET' || given.method === 'HEAD'

/**
 * What stands before several servers. Each request goes to the next one and, when that is gone, to each of the others in turn; an
 * answer goes on when it is whole, so that one which breaks off is asked for again here.
 */
export async function startRoundRobinProxy(port: number, servers: readonly SiteServer[]) {
  let turn = 0
  const served = new Set<SiteServer>()
  const waiting = new Map<IncomingMessage, SiteServer>()
  const pass = async (given: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await buffer(given)
    const start = (turn += 1)
    for (const [i] of servers.entries()) {
      const server = servers[(start + i) % servers.length]
      if (server === undefined) continue
      try {
        waiting.set(given, server)
        const { got, bytes } = await forward(server, given, body)
        served.add(server)
        answer.writeHead(got.statusCode ?? 502, got.headers).end(bytes)
        return
      } catch (cause) {
        if (!canRetry(given, cause as NodeJS.ErrnoException)) break
      } finally {
        waiting.delete(given)
      }
    }
    answer.destroy()
  }
  const proxy = createServer((given, answer) => void pass(given, answer).catch(() => answer.destroy())).listen(
    port,
    'localhost',
  )
  await once(proxy, 'listening')
  return {
    served,
    /** The server that is busy with a request for such a path now. */
    busyWith: (part: string): SiteServer | undefined => [...waiting].find(([{ url = '' }]) => url.includes(part))?.[1],
    close: () => (proxy.closeAllConnections(), proxy.close()),
  }
}
