// Lets people who asked for it open saved files without a connection (decision 17). Its scope is the page /open: no document of a sign-in or of a session
// with an EHR is controlled by it. It answers requests for files of its own build, and only if the network does not.

/** Set by the build (scripts/vite/offline-files.ts); paths are relative to this file. */
const build = { id: '', files: [] }

const base = new URL('./', self.location.href)
const page = new URL('open', base).href
const files = new Set(build.files.map((file) => new URL(file, base).href))
/** Apps below other paths of a host have caches of their own. */
const prefix = `plainchart offline ${base.pathname} `
const cacheName = prefix + build.id

/** As `cutNetwork` in the app, from the start: a page from the cache has the headers of an earlier time, so it may reach no server at all. */
const noNetwork = `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'; form-action 'none'" data-no-network />`
const headers = [
  'Content-Type',
  'Content-Security-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
]

/** The page as it is stored. Throws while a host has the page of one build and this file of another. */
async function readPage() {
  const response = await fetch(base, { cache: 'no-store', redirect: 'error' })
  const html = await response.text()
  const assets = [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]*)"/g)].map(([, url]) => new URL(url, base).href)
  if (!response.ok || !html.includes('<head>') || assets.length === 0 || assets.some((asset) => !files.has(asset)))
    throw new Error('The page is not of this build')
  return new Response(html.replace('<head>', `<head>${noNetwork}`), {
    headers: headers.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)]] : [])),
  })
}

async function install() {
  try {
    const stored = await readPage()
    const cache = await caches.open(cacheName)
    await cache.addAll(files)
    await cache.put(page, stored)
  } catch (cause) {
    await caches.delete(cacheName)
    throw cause
  }
}

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function answer(request, key) {
  try {
    return await fetch(request)
  } catch (cause) {
    // The stored requests have no Origin header, which may be in Vary.
    const stored = await caches.match(key, { cacheName, ignoreVary: true })
    if (stored) return stored
    throw cause
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const key = request.mode === 'navigate' ? origin + pathname : request.url
  if (request.method === 'GET' && (key === page || files.has(key))) event.respondWith(answer(request, key))
})
