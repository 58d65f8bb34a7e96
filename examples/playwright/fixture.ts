import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { test as base } from '@playwright/test'
import { startSandbox, type Sandbox } from 'plainchart/sandbox'

export { expect } from '@playwright/test'

/** One sandbox for each worker, reset before each test. */
export const test = base.extend<{ fresh: undefined }, { sandbox: Sandbox; app: string }>({
  // Origin of the app under test; start your own app here.
  app: [
    async ({}, use) => {
      const page = readFileSync(new URL('../app/index.html', import.meta.url))
      const server = createServer((_request, response) =>
        response.setHeader('content-type', 'text/html').end(page),
      ).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      await use(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
      server.close()
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({}, use) => {
      const sandbox = await startSandbox({
        clients: [{ client_id: 'forty-lines', client_name: 'Forty lines', redirect_uris: ['http://127.0.0.1/'] }],
      })
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
  fresh: [
    async ({ sandbox }, use) => {
      await sandbox.reset()
      await use(undefined)
    },
    { auto: true },
  ],
})
