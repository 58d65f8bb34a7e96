import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fhirGet } from './fhir-fetch'

const url = new URL('https://ehr.example/fhir/Goal?patient=walter-4101')
const get = (signal = new AbortController().signal) => fhirGet(url, 'Goal search', 'secret-token', signal)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Makes `fetch` respond with `body`. */
function respondWith(
  body: ReadableStream<Uint8Array>,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): void {
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) =>
    Promise.resolve(
      new Response(body.pipeThrough(new TransformStream(), signal ? { signal } : {}), { status, headers }),
    ),
  )
}
const bytes = (text: string) => new TextEncoder().encode(text)

describe('a response that makes no progress', () => {
  test('is aborted when it has not begun after 30 seconds', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    )
    const failed = get().catch((cause: unknown) => cause)
    const early = vi.fn()
    void failed.then(early)
    await vi.advanceTimersByTimeAsync(29_900)
    expect(early).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await failed).toMatchObject({ name: 'FhirError', kind: 'timedOut' })
  })

  test('is aborted when it stalls for 15 seconds, regardless of how much has arrived', async () => {
    vi.useFakeTimers()
    respondWith(new ReadableStream({ start: (stream) => stream.enqueue(bytes('{"resourceType":')) }))
    const failed = get().catch((cause: unknown) => cause)
    await vi.advanceTimersByTimeAsync(15_100)
    expect(await failed).toMatchObject({ kind: 'timedOut' })
  })

  test('may take longer while chunks keep arriving, as on a slow phone', async () => {
    vi.useFakeTimers()
    let remaining = 10
    respondWith(
      new ReadableStream({
        pull: async (stream) => {
          await new Promise((done) => setTimeout(done, 10_000))
          remaining -= 1
          stream.enqueue(bytes(remaining === 0 ? '{}' : ' '))
          if (remaining === 0) stream.close()
        },
      }),
    )
    const response = get()
    await vi.advanceTimersByTimeAsync(110_000)
    expect((await (await response).text()).trim()).toBe('{}')
  })
})

describe('a response that is too large', () => {
  test('is rejected because of its Content-Length', async () => {
    respondWith(new ReadableStream(), { 'content-length': String(60 * 1024 * 1024) })
    await expect(get()).rejects.toMatchObject({
      kind: 'refused',
      issues: ['The answer is larger than this app takes in.'],
    })
  })

  test('is rejected as soon as it exceeds the limit, regardless of its Content-Length', async () => {
    const megabyte = new Uint8Array(1024 * 1024)
    let sent = 0
    respondWith(
      new ReadableStream({
        pull: (stream) => {
          sent += 1
          stream.enqueue(megabyte)
        },
      }),
      { 'content-length': '10' },
    )
    await expect(get()).rejects.toMatchObject({ kind: 'refused' })
    expect(sent).toBeLessThan(60)
  })
})

test('redirects are not followed: their target receives no request', async () => {
  const received: string[] = []
  const elsewhere = createServer((request, response) => void (received.push(request.url ?? ''), response.end('{}')))
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done))
  const target = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/fhir/Goal`
  const ehr = createServer((_request, response) => response.writeHead(302, { location: target }).end())
  await new Promise<void>((done) => ehr.listen(0, '127.0.0.1', done))
  const from = new URL(`http://127.0.0.1:${(ehr.address() as AddressInfo).port}/fhir/Goal`)
  await expect(fhirGet(from, 'Goal search', 'secret-token', new AbortController().signal)).rejects.toMatchObject({
    kind: 'failed',
  })
  expect(received).toEqual([])
  for (const server of [elsewhere, ehr]) server.close()
})

test.each([
  ['without a connection', false, 'offline'],
  ['with one', true, 'failed'],
])('a request that fails %s has a distinct error kind', async (_, onLine, kind) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () =>
    Promise.reject(new TypeError('Failed to fetch https://ehr.example/fhir/Goal?patient=walter')),
  )
  const failed = await get().catch((cause: unknown) => cause)
  expect(failed).toMatchObject({ kind })
  expect(String(failed)).not.toContain('walter')
})

test.each([
  ['an error with a person in it', 500, '{"resourceType":"Patient","name":[{"text":"Walter Exampleby"}]}'],
  ['a page', 403, '<html>Walter Exampleby</html>'],
])('the error for %s contains no address, token or body', async (_, status, body) => {
  respondWith(new Response(body).body ?? new ReadableStream(), {}, status)
  const failed = await get().catch((cause: unknown) => cause)
  expect(String(failed)).toMatch(/^FhirError: Goal search: \w+ \(HTTP \d+\)$/)
  expect(`${String(failed)} ${JSON.stringify(failed)}`).not.toMatch(/walter|secret|ehr\.example/i)
})
