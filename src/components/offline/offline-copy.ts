import { withBasePath } from '../../config/base-path'
import { isNetworkCut } from '../../lib/cut-network'
import { ownScript } from '../../lib/inert-html'
import { isObject } from '../../lib/json'

/** Only documents that were opened at this address are controlled by the service worker. */
export const offlineAddress = (): string => new URL(withBasePath('/open'), location.href).href

/** As in public/sw.js. */
const cachePrefix = (): string => `plainchart offline ${withBasePath('/')} `

const container = (): ServiceWorkerContainer | undefined =>
  'caches' in globalThis ? navigator.serviceWorker : undefined

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await container()?.getRegistration(offlineAddress())
  return found?.scope === offlineAddress() ? found : undefined
}

const hasPage = async (): Promise<boolean> => (await caches.match(offlineAddress())) !== undefined

/** True if this browser has stored the app. */
export const isStoredOffline = async (): Promise<boolean> =>
  Boolean((await findRegistration())?.active) && (await hasPage())

/** The size of what would be stored, in bytes; undefined if this browser or this site cannot store the app now. */
export async function offlineSize(): Promise<number | undefined> {
  if (container() === undefined || isNetworkCut()) return undefined
  const response = await fetch(withBasePath('/offline.json'), { cache: 'no-cache', redirect: 'error' })
  const size: unknown = response.ok ? await response.json() : undefined
  return isObject(size) && typeof size.bytes === 'number' && size.bytes > 0 ? size.bytes : undefined
}

/** Resolves when the worker has stored everything; rejects if it could not. */
const activated = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The app could not be stored'))
    }
    worker.addEventListener('statechange', check)
    check()
  })

/** Stores the app in this browser. If that fails, nothing is left. */
export async function storeOffline(): Promise<void> {
  try {
    const registration = await container()?.register(ownScript(withBasePath('/sw.js')), {
      scope: offlineAddress(),
      updateViaCache: 'none',
    })
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active
    if (!worker) throw new Error('This browser has no service workers')
    await activated(worker)
    // A worker that was removed while a tab used it may come back without another installation.
    if (!(await hasPage())) throw new Error('The app could not be stored')
  } catch (cause) {
    await removeOffline().catch(() => undefined)
    throw cause
  }
}

/** Removes the service worker and all that it has stored. */
export async function removeOffline(): Promise<void> {
  await (await findRegistration())?.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix()))
  await Promise.all(names.map((name) => caches.delete(name)))
}
