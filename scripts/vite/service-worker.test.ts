import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '..', '..', 'public', 'sw.js'), 'utf8')
const build = { id: 'new', files: ['assets/app-1.js', 'assets/app-1.css'] }
const origin = 'https://site.example'
const index = `<!doctype html><html><head><script src="/records/assets/app-1.js"></script></head></html>`

interface Event {
  readonly request?: { url: string; mode: string; method: string }
  waitUntil(done: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

/** The worker of an app below /records/, with a site that gives these answers; undefined: without a connection. */
function startWorker(site: { answer?: ((url: string) => Response) | undefined }, cacheNames: readonly string[] = []) {
  const stores = new Map<string, Map<string, Response>>(cacheNames.map((name) => [name, new Map()]))
  const listeners = new Map<string, (event: Event) => void>()
  const fetchFromSite = async (input: string | URL | { url: string }) => {
    if (site.answer === undefined) throw new TypeError('Failed to fetch')
    return site.answer(typeof input === 'object' && 'url' in input ? input.url : String(input))
  }
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      addAll: async (urls: Iterable<string>) => {
        for (const url of urls) {
          const response = await fetchFromSite(url)
          if (!response.ok) throw new TypeError('Request failed')
          store.set(url, response)
        }
      },
      put: async (url: string, response: Response) => void store.set(url, response),
    }
  }
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (url: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(url),
  }
  const self = {
    location: { href: `${origin}/records/sw.js` },
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
  }
  const text = source.replace("{ id: '', files: [] }", JSON.stringify(build))
  runInNewContext(text, { self, caches, fetch: fetchFromSite, URL, Response, Error })
  const dispatch = async (name: string, request?: { url: string; mode?: string; method?: string }) => {
    const promises: Promise<unknown>[] = []
    listeners.get(name)?.({
      ...(request === undefined ? {} : { request: { mode: 'cors', method: 'GET', ...request } }),
      waitUntil: (done) => promises.push(done),
      respondWith: (answer) => promises.push(answer),
    })
    return (await Promise.all(promises)).at(0) as Response | undefined
  }
  return {
    stores,
    dispatch,
    listeners,
    get: (url: string, mode?: string) =>
      dispatch('fetch', { url: origin + url, ...(mode === undefined ? {} : { mode }) }),
  }
}

const siteAnswer = (url: string) =>
  url === `${origin}/records/`
    ? new Response(index, {
        headers: {
          'content-type': 'text/html',
          'content-security-policy': "default-src 'none'",
          'content-encoding': 'gzip',
          'set-cookie': 'a',
        },
      })
    : new Response(`content of ${url}`)
const name = 'plainchart offline /records/ new'

test('stores the page and the files of its build, and nothing else', async () => {
  const { stores, dispatch } = startWorker({ answer: siteAnswer })
  await dispatch('install')
  expect([...stores.keys()]).toEqual([name])
  expect([...(stores.get(name)?.keys() ?? [])]).toEqual([
    `${origin}/records/assets/app-1.js`,
    `${origin}/records/assets/app-1.css`,
    `${origin}/records/open`,
  ])
  const page = stores.get(name)?.get(`${origin}/records/open`)
  expect(await page?.text()).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="connect-src 'none'; form-action 'none'" data-no-network />`,
  )
  expect([...(page?.headers.keys() ?? [])]).toEqual(['content-security-policy', 'content-type'])
})

test.each([
  [
    'has a page of another build',
    (url: string) => (url.endsWith('/records/') ? new Response(index.replace('app-1', 'app-2')) : siteAnswer(url)),
  ],
  ['has another page in place of it', () => new Response('<html><head></head></html>')],
  ['lacks a file', (url: string) => (url.endsWith('.css') ? new Response('', { status: 404 }) : siteAnswer(url))],
  ['cannot be reached', undefined],
])('stores nothing if the site %s', async (_, answer) => {
  const { stores, dispatch } = startWorker({ answer })
  await expect(dispatch('install')).rejects.toThrow()
  expect(stores.size).toBe(0)
})

test('a new build deletes what older ones stored, and nothing of other apps of the host', async () => {
  const others = ['another app', 'plainchart offline / old']
  const { stores, dispatch } = startWorker({ answer: siteAnswer }, ['plainchart offline /records/ old', ...others])
  await dispatch('install')
  await dispatch('activate')
  expect([...stores.keys()].toSorted()).toEqual([...others, name].toSorted())
})

test('the network comes first, and the cache only if there is none', async () => {
  const site: { answer?: ((url: string) => Response) | undefined } = { answer: siteAnswer }
  const { dispatch, get } = startWorker(site)
  await dispatch('install')
  site.answer = (url) => new Response(`newer ${url}`, { status: 503 })
  expect(await (await get('/records/open?closed', 'navigate'))?.text()).toBe(`newer ${origin}/records/open?closed`)
  expect(await (await get('/records/assets/app-1.js'))?.text()).toMatch(/^newer /)
  site.answer = undefined
  expect(await (await get('/records/open?closed', 'navigate'))?.text()).toContain('data-no-network')
  expect(await (await get('/records/assets/app-1.js'))?.text()).toBe(`content of ${origin}/records/assets/app-1.js`)
})

test('without a connection and without the cache, a request fails as it would without the worker', async () => {
  const { get } = startWorker({})
  await expect(get('/records/open', 'navigate')).rejects.toThrow('Failed to fetch')
})

test.each([
  ['the configuration', { url: `${origin}/records/config.json` }],
  ['a file of another build', { url: `${origin}/records/assets/app-2.js` }],
  ['another page', { url: `${origin}/records/results`, mode: 'navigate' }],
  ['the return from a sign-in', { url: `${origin}/records/callback?code=1`, mode: 'navigate' }],
  ['a server of records on the same host', { url: `${origin}/records/open/fhir/Patient` }],
  ['another origin', { url: 'https://ehr.example/records/open', mode: 'navigate' }],
  ['a form', { url: `${origin}/records/open`, mode: 'navigate', method: 'POST' }],
])('it does not answer requests for %s', async (_, request) => {
  const { dispatch } = startWorker({ answer: siteAnswer })
  await dispatch('install')
  expect(await dispatch('fetch', request)).toBeUndefined()
})

test('it takes no messages, and has no other events than these', () => {
  expect([...startWorker({}).listeners.keys()]).toEqual(['install', 'activate', 'fetch'])
})
