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

/** A session with a server of so many pages; `onAsked` answers, and is told what has been asked for so far. */
async function serverOf(
  onAsked: (page: number, response: ServerResponse, asked: readonly number[]) => void,
  maxPages?: number,
) {
  const asked: number[] = []
  const server = createServer((request, response) => {
    const page = Number(/page=(\d+)/.exec(request.url ?? '')?.[1] ?? 1)
    asked.push(page)
    response.writeHead(200, { 'content-type': 'application/fhir+json' })
    onAsked(page, response, asked)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => server.close()
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`
  const tokens = { access: 'token', refresh: undefined, obtainedAt: Date.now(), expiresAt: undefined }
  const place = { token: `${base}/token`, revocation: undefined, clientId: 'c' }
  const session = new SmartSession(
    { id: 'e', name: 'E', fhirBase: base, clientId: 'c', ...(maxPages ? { maxPages } : {}) },
    {
      id: 's',
      ehrId: 'e',
      tokenFamily: 'f',
      signOutMarker: '',
      tokens,
      endpoints: place,
      requestedScopes: ['patient/*.read'],
      patientId: 'p',
      needPatientBanner: true,
    },
  )
  return { asked, session }
}
const ids = (of: Awaited<ReturnType<typeof searchAll>>) => of.matches.map(({ id }) => id)

test('a page is asked for while the records of the one that names it are still on their way, and once', async () => {
  const waiting: (() => void)[] = []
  const { asked, session } = await serverOf((page, response) => {
    response.write(head(page < 3 ? page + 1 : undefined))
    // The records of a page come when the page after it has been asked for.
    waiting[page] = () => response.end(tail(page))
    waiting[page - 1]?.()
    if (page === 3) waiting[3]?.()
  })
  const set = await searchAll(session, 'Goal', { patient: 'p' })
  expect([ids(set), set.complete, asked]).toEqual([['g1', 'g2', 'g3'], true, [1, 2, 3]])
})

test('no more than three pages are on their way before the one that is read', async () => {
  const { session } = await serverOf(() => undefined)
  const [asked, seen]: [string[], string[]] = [[], []]
  const pageOf = (address: string): number => Number(/page=(\d+)/.exec(address)?.[1] ?? 1)
  const nextOf = (address: string): number | undefined => (pageOf(address) < 9 ? pageOf(address) + 1 : undefined)
  session.prefetch = async (addresses, _signal, onPart) => {
    asked.push(...addresses.map((address) => address.slice(-1)))
    for (const address of addresses) onPart?.(head(nextOf(address)))
  }
  session.get = async (address, _signal, { onPartialText } = {}) => {
    onPartialText?.(head(nextOf(address)))
    seen.push(asked.join(''))
    return new Response(head(nextOf(address)) + tail(pageOf(address)))
  }
  expect(ids(await searchAll(session, 'Goal', { patient: 'p' }))).toHaveLength(9)
  expect(seen.slice(0, 3)).toEqual(['234', '2345', '23456'])
  expect(asked.join('')).toBe('23456789')
})

test('nor is a page asked for beyond the limit of the list, or one that was read before', async () => {
  const few = await serverOf((page, response) => response.end(head(page + 1) + tail(page)), 2)
  expect([(await searchAll(few.session, 'Goal', { patient: 'p' })).truncationReason, few.asked]).toEqual([
    'pageCap',
    [1, 2],
  ])
  close()
  const loop = await serverOf((page, response) => response.end(head(2) + tail(page)))
  expect([(await searchAll(loop.session, 'Goal', { patient: 'p' })).truncationReason, loop.asked]).toEqual([
    'loop',
    [1, 2],
  ])
})

test('the next page is known from what stands before the records, and from nothing else', () => {
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
