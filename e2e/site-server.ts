import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { assertNoLeaks } from './assert-no-leaks'

const root = join(import.meta.dirname, '..')

export interface SiteServer {
  readonly address: string
  readonly pid: number
  /** The lines of its log. */
  readonly log: readonly string[]
  /** Kills it without a chance to clean up. */
  kill(): Promise<void>
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts the server of a site with the time of the run. Secrets are in its environment; `dist` is the build to serve. */
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
    PLAINCHART_SHIFT_DATE_HEADER: 'yes',
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

/** The complete response of one server. Rejects if the connection fails or breaks. */
async function forward(
  server: SiteServer,
  request: IncomingMessage,
  body: Buffer,
): Promise<{ readonly response: IncomingMessage; readonly bytes: Buffer }> {
  const { hostname, port } = new URL(server.address)
  // A new connection per request: a keep-alive connection could fail although the server is up.
  const sent = httpRequest({
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    path: request.url,
    method: request.method,
    headers: request.headers,
    agent: false,
  }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { response, bytes: await buffer(response) }
}

/** Whether another server may be tried: the request did not arrive, or is safe to repeat. */
const canRetry = (request: IncomingMessage, cause: NodeJS.ErrnoException): boolean =>
  cause.code === 'ECONNREFUSED' || request.method === 'GET' || request.method === 'HEAD'

/**
 * A round-robin proxy in front of several servers. If a server is down, the request is tried at each of the others. Responses are
 * buffered, so that an interrupted one can be retried.
 */
export async function startRoundRobinProxy(port: number, servers: readonly SiteServer[]) {
  let next = 0
  const served = new Set<SiteServer>()
  const pending = new Map<IncomingMessage, SiteServer>()
  const pass = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await buffer(request)
    const start = (next += 1)
    for (const [i] of servers.entries()) {
      const server = servers[(start + i) % servers.length]
      if (server === undefined) continue
      try {
        pending.set(request, server)
        const { response, bytes } = await forward(server, request, body)
        served.add(server)
        reply.writeHead(response.statusCode ?? 502, response.headers).end(bytes)
        return
      } catch (cause) {
        if (!canRetry(request, cause as NodeJS.ErrnoException)) break
      } finally {
        pending.delete(request)
      }
    }
    reply.destroy()
  }
  const proxy = createServer((request, reply) => void pass(request, reply).catch(() => reply.destroy())).listen(
    port,
    'localhost',
  )
  await once(proxy, 'listening')
  return {
    served,
    /** The server that is handling a request for this path. */
    busyWith: (part: string): SiteServer | undefined => [...pending].find(([{ url = '' }]) => url.includes(part))?.[1],
    close: () => (proxy.closeAllConnections(), proxy.close()),
  }
}
