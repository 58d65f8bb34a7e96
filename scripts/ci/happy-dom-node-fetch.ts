import { builtinEnvironments } from 'vitest/runtime'

/** happy-dom for component tests, with Node's fetch: happy-dom's own handles cookies and CORS itself, which the sandbox's sign-in pages need to control. */
const { fetch, Headers, Request, Response, AbortController, AbortSignal, Blob } = globalThis

export default {
  name: 'happy-dom-node-fetch',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options: Record<string, unknown>) {
    const environment = await builtinEnvironments['happy-dom'].setup(global, options)
    Object.assign(global, { fetch, Headers, Request, Response, AbortController, AbortSignal, Blob })
    return environment
  },
}
