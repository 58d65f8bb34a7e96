import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPublicRoute, renderRoute } from '../../app/__fixtures__/render-route'
import { findInMain, findTitle, visibleText } from '../../app/__fixtures__/page-content'

/** A browser with a service worker that ends in this state; `bytes`: what the site says about its size. */
function stubBrowser({ bytes = 4_400_000, state = 'activated', isStored = false, installs = true }) {
  const registrations = new Map<string, { active: object | null; scope: string; unregister(): Promise<boolean> }>()
  const names = new Set<string>(['another app'])
  const add = (scope: string) => {
    const worker = Object.assign(new EventTarget(), { state })
    const registration = {
      scope,
      active: state === 'activated' ? worker : null,
      installing: worker,
      unregister: async () => registrations.delete(scope),
    }
    registrations.set(scope, registration)
    if (installs) names.add('plainchart offline / 1')
    return registration
  }
  const register = vi.fn(async (_script: string, { scope }: { scope: string }) => add(scope))
  if (isStored) add(new URL('/open', location.href).href)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/offline.json' ? Promise.resolve(Response.json({ bytes })) : fetch(address, init),
  )
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    match: async () => (names.has('plainchart offline / 1') ? new Response('') : undefined),
    delete: async (name: string) => names.delete(name),
  })
  const own = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker')
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async (scope: string) => registrations.get(scope) },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    if (own) Object.defineProperty(navigator, 'serviceWorker', own)
    else Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return { register, names, registrations }
}

const store = 'Make this app work without a connection'
const remove = 'Remove the stored app'

test('the app is stored only after a press that says how much it takes, and is removed by another', async () => {
  const { register, names, registrations } = stubBrowser({})
  await renderPublicRoute('/open')
  await findInMain(/That takes about 5 MB\. No health data is stored\./)
  expect(register).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: store }))
  await findInMain('This browser has stored the app itself, and no health data.')
  expect(register.mock.calls).toEqual([
    ['/sw.js', { scope: new URL('/open', location.href).href, updateViaCache: 'none' }],
  ])
  await userEvent.click(screen.getByRole('button', { name: remove }))
  await findInMain('The app is no longer stored in this browser.')
  expect([[...names], registrations.size]).toEqual([['another app'], 0])
  expect(screen.queryByRole('button', { name: store })).toBeNull()
})

test.each([
  ['a file could not be loaded', { state: 'redundant' }],
  ['the browser brought back a removed worker', { installs: false }],
])('if %s, the page says that the app is not stored, and nothing is left of it', async (_, browser) => {
  const { names, registrations } = stubBrowser(browser)
  await renderPublicRoute('/open')
  await userEvent.click(await screen.findByRole('button', { name: store }))
  await findInMain('The app could not be stored.')
  expect([[...names], registrations.size]).toEqual([['another app'], 0])
})

test('nothing is offered by a site that does not say what it would store', async () => {
  stubBrowser({ bytes: 0 })
  await renderPublicRoute('/open')
  await findTitle('Open a file you saved')
  await new Promise(setImmediate)
  expect(visibleText()).not.toContain('Without a connection')
})

test('the privacy page lists a stored app, in Spanish too, and removes it', async () => {
  const { registrations } = stubBrowser({ isStored: true })
  await renderRoute('/privacy', { person: 'walter', language: 'es' })
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar la aplicación guardada' }))
  await findInMain('La aplicación ya no está guardada en este navegador.')
  await waitFor(() => expect(registrations.size).toBe(0))
  expect(screen.queryByRole('button', { name: 'Hacer que esta aplicación funcione sin conexión' })).toBeNull()
})

test('the privacy page says nothing of a stored app where there is none', async () => {
  stubBrowser({})
  await renderRoute('/privacy', { person: 'walter' })
  await findInMain('What this app keeps')
  expect(visibleText()).not.toContain('Without a connection')
})
