import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Names that lead a browser to its own machine, whatever a name server says; at any port, which may be that of a tunnel. */
const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The name in a Host header without its port; empty when it is none. */
function nameIn(host: string | undefined): string {
  const [, name = ''] = /^(\[[\d.:a-f]+\]|[^\s:/?#@[\]\\]+)(?::\d+)?$/i.exec(host ?? '') ?? []
  return name.toLowerCase()
}

/**
 * Tells whether a Host header means this server. A page elsewhere can have its own name lead to this machine (DNS rebinding)
 * and would count as of one origin with what answers there; it cannot change the name that the browser sends.
 */
function hostCheck(url: string): (host: string | undefined) => boolean {
  const { hostname, host: own } = new URL(url)
  return (host) => {
    const name = nameIn(host)
    return ownNames.has(name) || (name === hostname && (host?.toLowerCase() === own || host?.includes(':') === false))
  }
}

/** True when nothing but this machine reaches a server that listens there. */
export async function isLoopback(host: string): Promise<boolean> {
  const addresses = await lookup(host, { all: true })
  return addresses.every(({ address, family }) => loopback.check(address, family === 6 ? 'ipv6' : 'ipv4'))
}

/** Where to listen; rejects when more than this machine would reach it and nobody asked for that. */
export async function listenOn(told: string | undefined): Promise<string> {
  if (told !== undefined || (await isLoopback('localhost'))) return told ?? 'localhost'
  throw new Error("Here 'localhost' leads to other machines too. Say where to listen with --host.")
}

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** The address of a server that listens there. */
export function addressOf(host: string, port: number, scheme: 'http' | 'https' = 'http'): string {
  if (everywhere.has(host)) return `${scheme}://localhost:${port}`
  return `${scheme}://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** Answers 421 to whatever was not sent to this address or to a name of this machine. */
export function refuseOtherHosts(app: FastifyInstance, url: string): void {
  const isOwn = hostCheck(url)
  app.addHook('onRequest', async (request, reply) => {
    if (isOwn(request.headers.host)) return undefined
    return reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .send(`This sandbox answers at ${url} only. Behind a proxy, start it with --url and the address of the proxy.\n`)
  })
}
