import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createLinkFetcher, type FetchOptions } from '../fetch-files'
import { parseHealthLink } from '../parse-link'
import { linkOf, testKey } from './links'

type Handler = (request: IncomingMessage & { text: string }, response: ServerResponse) => void

/** A store of shared files on this device, which `settings` allow. */
export async function startStore(handle: Handler) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const part of request) text += String(part)
      requests.push(`${request.method ?? ''} ${request.url ?? ''} ${text}`)
      handle(Object.assign(request, { text }), response)
    })()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const fetcher = (payload: Record<string, unknown> = {}, options: Partial<FetchOptions> = {}) =>
    createLinkFetcher(parseHealthLink(linkOf({ url: `${origin}/m`, key: testKey, ...payload })), {
      recipient: 'Dr. Example',
      settings: { receive: 'listed', hosts: [origin] },
      signal: new AbortController().signal,
      ...options,
    })
  return { origin, requests, fetcher }
}

/** Answers with JSON. */
export const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
