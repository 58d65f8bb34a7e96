import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['/', '/', '/callback'],
  ['/records/', '/records/', '/records/callback'],
])('an app that is served at %s has its paths below it', async (built, root, callback) => {
  vi.stubEnv('BASE_URL', built)
  vi.resetModules()
  const { basePath, withBasePath } = await import('./base-path')
  expect([basePath, withBasePath('/callback')]).toEqual([root, callback])
})
