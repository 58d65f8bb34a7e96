import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { base64url } from 'jose'
import { encryptSHLFile, SHL, SHLManifestBuilder } from 'kill-the-clipboard'
import { expect, test } from 'vitest'
import { linkOf, outcomeOf, testKey } from './__fixtures__/links'
import { json, startStore } from './__fixtures__/store'
import { decryptFile, newInflateBudget } from './decrypt-file'
import { createLinkFetcher } from './fetch-files'
import { parseHealthLink } from './parse-link'

test('a manifest is asked for with name and passcode, and the key is in no request', async () => {
  const { fetcher, requests } = await startStore((_, response) =>
    json(response, 200, { files: [{ contentType: 'application/fhir+json', embedded: 'jwe' }] }),
  )
  const link = fetcher({ flag: 'P' }, { passcode: '1234' })
  expect(await link.fetchAll(await link.list())).toEqual(['jwe'])
  expect(requests).toEqual(['POST /m {"recipient":"Dr. Example","passcode":"1234","embeddedLengthMax":4000000}'])
})

test('a file without a manifest is fetched with the name alone', async () => {
  const { fetcher, requests } = await startStore((_, response) => response.end('jwe'))
  const link = fetcher({ flag: 'U' })
  expect(await link.fetchAll(await link.list())).toEqual(['jwe'])
  expect(requests).toEqual(['GET /m?recipient=Dr.+Example '])
})

test.each([
  [404, {}, {}, ['ended', undefined]],
  [410, {}, {}, ['ended', undefined]],
  [401, { remainingAttempts: 3 }, {}, ['wrongPasscode', 3]],
  [401, { remainingAttempts: 'many' }, {}, ['wrongPasscode', undefined]],
  [429, {}, { 'retry-after': '30' }, ['busy', 30]],
  [429, {}, {}, ['busy', undefined]],
  [500, {}, {}, ['serverProblem', undefined]],
  [200, { files: 'none' }, {}, ['badManifest', undefined]],
])('the answer %s %j is told apart', async (status, body, headers, expected) => {
  const { fetcher } = await startStore((_, response) => json(response, status, body, headers as Record<string, string>))
  const result = await outcomeOf(fetcher({ flag: 'P' }, { passcode: 'wrong' }).list())
  const [kind, count] = result as [string, number | undefined]
  // Whole seconds of a pause that has begun.
  expect([kind, kind === 'busy' && count !== undefined ? Math.ceil(count / 10) * 10 : count]).toEqual(expected)
})

test('a redirect is not followed', async () => {
  const { fetcher, requests } = await startStore((request, response) =>
    request.url === '/m' ? response.writeHead(307, { location: '/n' }).end() : json(response, 200, { files: [] }),
  )
  expect(await outcomeOf(fetcher().list())).toEqual(['unreachable', undefined])
  expect(requests).toHaveLength(1)
})

test('without a passcode, the answer to send one is no wrong passcode', async () => {
  const { fetcher } = await startStore((_, response) => json(response, 401, { remainingAttempts: 4 }))
  expect(await outcomeOf(fetcher().list())).toEqual(['passcodeNeeded', 4])
})

test('a location that was used is replaced by that of a new manifest, once', async () => {
  let manifests = 0
  const { origin, fetcher, requests } = await startStore((request, response) => {
    if (request.method === 'GET') return request.url === '/f2' ? response.end('jwe') : json(response, 404, {})
    manifests += 1
    return json(response, 200, {
      files: [{ contentType: 'application/fhir+json', location: `${origin}/f${manifests}` }],
    })
  })
  const link = fetcher()
  expect(await link.fetchAll(await link.list())).toEqual(['jwe'])
  expect(requests.map((request) => request.split(' ', 2).join(' '))).toEqual([
    'POST /m',
    'GET /f1',
    'POST /m',
    'GET /f2',
  ])

  manifests = 2
  const ended = fetcher()
  expect(await outcomeOf(ended.list().then((files) => ended.fetchAll(files)))).toEqual(['fileGone', undefined])
})

test('a location on a host that may not be read is refused before a request', async () => {
  const { fetcher, requests } = await startStore((_, response) =>
    json(response, 200, {
      files: [{ contentType: 'application/fhir+json', location: 'https://169.254.169.254/meta' }],
    }),
  )
  const link = fetcher()
  expect(await outcomeOf(link.list().then((files) => link.fetchAll(files)))).toEqual(['localAddress', undefined])
  expect(requests).toHaveLength(1)
})

test('more than 50 MB are not read, and reading can be stopped', async () => {
  const { fetcher } = await startStore((_, response) => {
    const part = Buffer.alloc(1024 * 1024, 'a')
    const write = (): void => {
      while (!response.destroyed && response.write(part));
      if (!response.destroyed) response.once('drain', write)
    }
    write()
  })
  expect(await outcomeOf(fetcher({ flag: 'U' }).list())).toEqual(['tooLarge', undefined])
  const stop = new AbortController()
  const reading = outcomeOf(fetcher({ flag: 'U' }, { signal: stop.signal }).list())
  stop.abort()
  expect(await reading).toEqual(['stopped', undefined])
})

test('a host that does not answer is unreachable', async () => {
  const closed = createServer().listen(0, 'localhost')
  await once(closed, 'listening')
  const origin = `http://localhost:${(closed.address() as AddressInfo).port}`
  closed.close()
  await once(closed, 'close')
  const link = createLinkFetcher(parseHealthLink(linkOf({ url: `${origin}/m`, key: testKey })), {
    recipient: 'A',
    settings: { receive: 'listed', hosts: [origin] },
    signal: new AbortController().signal,
  })
  expect(await outcomeOf(link.list())).toEqual(['unreachable', undefined])
})

test('a link and a manifest of kill-the-clipboard open here', async () => {
  const patient = { resourceType: 'Patient' as const, id: '1', name: [{ text: 'Ada Example' }] }
  const files = new Map<string, string>()
  const { origin, fetcher } = await startStore((request, response) => {
    if (request.method === 'GET') return response.end(files.get((request.url ?? '').slice(1)))
    return void builder.buildManifest({ embeddedLengthMax: 10 }).then((manifest) => json(response, 200, manifest))
  })
  const shl = SHL.generate({ baseManifestURL: origin, manifestPath: '/m', flag: 'L', label: 'From another app' })
  const builder = new SHLManifestBuilder({
    shl,
    uploadFile: (content) => {
      const path = `f${files.size}`
      files.set(path, content)
      return Promise.resolve(path)
    },
    getFileURL: (path) => Promise.resolve(`${origin}/${path}`),
    loadFile: (path) => Promise.resolve(files.get(path) ?? ''),
  })
  for (const enableCompression of [true, false]) await builder.addFHIRResource({ content: patient, enableCompression })
  const link = parseHealthLink(shl.toURI())
  expect(link).toMatchObject({ label: 'From another app', isLongTerm: true })
  const fetcherOfLink = fetcher({ url: link.url, key: base64url.encode(link.key) })
  const jwes = await fetcherOfLink.fetchAll(await fetcherOfLink.list())
  const opened = await Promise.all(jwes.map((jwe) => decryptFile(jwe, link.key, newInflateBudget())))
  expect(opened.map(({ bytes }) => JSON.parse(new TextDecoder().decode(bytes)) as unknown)).toEqual([patient, patient])
  const direct = await encryptSHLFile({
    content: '{"resourceType":"Patient"}',
    key: shl.key,
    contentType: 'application/fhir+json',
  })
  expect((await decryptFile(direct, link.key, newInflateBudget())).contentType).toBe('application/fhir+json')
})
