import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { SmartSession } from '../../auth/session/smart-session'
import { nextUrlInHead } from './bundle'
import { searchAll } from './search'

let close = (): unknown => undefined
afterEach(() => close())

const head = (next: number | undefined): string =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'searchset',
    link: next === undefined ? [] : [{ relation: 'next', url: `Goal?page=${next}` }],
  }).replace(/}$/, ',"entry":[')
const tail = (page: number): string =>
  `{"resource":{"resourceType":"Goal","id":"g${page}","subject":{"reference":"Patient/p"}}}]}`

/** A session with a server that `onRequest` responds for; it receives the pages requested so far. */
async function startServer(
  onRequest: (page: number, response: ServerResponse, requested: readonly number[]) => void,
  maxPages?: number,
) {
  const requested: number[] = []
  const server = createServer((request, response) => {
    const page = Number(/page=(\d+)/.exec(request.url ?? '')?.[1] ?? 1)
    requested.push(page)
    response.writeHead(200, { 'content-type': 'application/fhir+json' })
    onRequest(page, response, requested)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => server.close()
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`
  const tokens = { access: 'token', refresh: undefined, obtainedAt: Date.now(), expiresAt: undefined }
  const endpoints = { token: `${base}/token`, revocation: undefined, clientId: 'c' }
  const session = new SmartSession(
    { id: 'e', name: 'E', fhirBase: base, clientId: 'c', ...(maxPages ? { maxPages } : {}) },
    {
      id: 's',
      ehrId: 'e',
      tokenFamily: 'f',
      signOutMarker: '',
      tokens,
      endpoints,
      requestedScopes: ['patient/*.read'],
      patientId: 'p',
      needPatientBanner: true,
    },
  )
  return { requested, session }
}
const idsOf = (set: Awaited<ReturnType<typeof searchAll>>) => set.matches.map(({ id }) => id)

test('requests a page once, while the records of the previous page are still arriving', async () => {
  const waiting: (() => void)[] = []
  const { requested, session } = await startServer((page, response) => {
    response.write(head(page < 3 ? page + 1 : undefined))
    // The records of a page are sent when the next page has been requested.
    waiting[page] = () => response.end(tail(page))
    waiting[page - 1]?.()
    if (page === 3) waiting[3]?.()
  })
  const set = await searchAll(session, 'Goal', { patient: 'p' })
  expect([idsOf(set), set.complete, requested]).toEqual([['g1', 'g2', 'g3'], true, [1, 2, 3]])
})

test('requests at most three pages before the one being read', async () => {
  const { session } = await startServer(() => undefined)
  const [requested, requestedAtRead]: [string[], string[]] = [[], []]
  const pageOf = (address: string): number => Number(/page=(\d+)/.exec(address)?.[1] ?? 1)
  const nextOf = (address: string): number | undefined => (pageOf(address) < 9 ? pageOf(address) + 1 : undefined)
  session.prefetch = async (addresses, _signal, onPart) => {
    requested.push(...addresses.map((address) => address.slice(-1)))
    for (const address of addresses) onPart?.(head(nextOf(address)))
  }
  session.get = async (address, _signal, { onPartialText } = {}) => {
    onPartialText?.(head(nextOf(address)))
    requestedAtRead.push(requested.join(''))
    return new Response(head(nextOf(address)) + tail(pageOf(address)))
  }
  expect(idsOf(await searchAll(session, 'Goal', { patient: 'p' }))).toHaveLength(9)
  expect(requestedAtRead.slice(0, 3)).toEqual(['234', '2345', '23456'])
  expect(requested.join('')).toBe('23456789')
})

test('requests no page beyond the page limit and no page twice', async () => {
  const few = await startServer((page, response) => response.end(head(page + 1) + tail(page)), 2)
  expect([(await searchAll(few.session, 'Goal', { patient: 'p' })).truncationReason, few.requested]).toEqual([
    'pageCap',
    [1, 2],
  ])
  close()
  const loop = await startServer((page, response) => response.end(head(2) + tail(page)))
  expect([(await searchAll(loop.session, 'Goal', { patient: 'p' })).truncationReason, loop.requested]).toEqual([
    'loop',
    [1, 2],
  ])
})

test('reads the next page only from the part before the records', () => {
  expect(nextUrlInHead('{"resourceType":"Bundle","link":[{"relation":"next","url":"a"}],\n "entry" : [{"res')).toBe('a')
  const records = JSON.stringify({
    link: [{ relation: 'self', url: 'a' }],
    entry: [{ link: [{ relation: 'next', url: 'b' }] }],
  })
  expect([
    nextUrlInHead(records),
    nextUrlInHead('{"link":[{"relation":"next","url":"a"}]'),
    nextUrlInHead('<html>"entry"'),
    nextUrlInHead(`{"x":"${'y'.repeat(30_000)}","link":[{"relation":"next","url":"a"}],"entry":[]}`),
    nextUrlInHead(''),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined])
})
