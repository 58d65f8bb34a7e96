import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
loopbackAddresses.addAddress('::1', 'ipv6')

/** Names that browsers resolve to their own machine without DNS; accepted with any port, which may be that of a tunnel. */
const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The name in a Host header without the port; empty for an invalid header. */
function hostnameOf(host: string | undefined): string {
  const [, name = ''] = /^(\[[\d.:a-f]+\]|[^\s:/?#@[\]\\]+)(?::\d+)?$/i.exec(host ?? '') ?? []
  return name.toLowerCase()
}

/**
 * Returns a check whether a Host header names this server. It protects against DNS rebinding: a foreign page can point its own name
 * at this machine, but cannot change the Host that the browser sends.
 */
function createHostCheck(url: string): (host: string | undefined) => boolean {
  const { hostname, host: ownHost } = new URL(url)
  return (host) => {
    const name = hostnameOf(host)
    return (
      localNames.has(name) || (name === hostname && (host?.toLowerCase() === ownHost || host?.includes(':') === false))
    )
  }
}

/** True when only this machine can reach a server that listens on this host. */
export async function isLoopback(host: string): Promise<boolean> {
  const addresses = await lookup(host, { all: true })
  return addresses.every(({ address, family }) => loopbackAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4'))
}

/** The host to listen on, by default `localhost`. Rejects when that resolves to other machines. */
export async function resolveListenHost(host: string | undefined): Promise<string> {
  if (host !== undefined || (await isLoopback('localhost'))) return host ?? 'localhost'
  throw new Error("Here 'localhost' leads to other machines too. Say where to listen with --host.")
}

const wildcardAddresses: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** The origin of a server that listens on this host and port. */
export function originOf(host: string, port: number, scheme: 'http' | 'https' = 'http'): string {
  if (wildcardAddresses.has(host)) return `${scheme}://localhost:${port}`
  return `${scheme}://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** Answers 400 to requests with two Host headers (RFC 9112, 3.2), of which a proxy may read the other one, and 421 to requests whose Host is neither this origin nor a local name. */
export function rejectForeignHosts(app: FastifyInstance, url: string): void {
  const isAllowed = createHostCheck(url)
  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) return reply.code(400).type('text/plain; charset=utf-8').send('There are two Host headers.\n')
    if (isAllowed(request.headers.host)) return undefined
    return reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .send(`This sandbox answers at ${url} only. Behind a proxy, start it with --url and the address of the proxy.\n`)
  })
}
