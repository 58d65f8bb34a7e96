import { startSandbox } from 'plainchart/sandbox'
import { afterAll, beforeEach } from 'vitest'

/** One sandbox for each test file, reset before each test. */
export const sandbox = await startSandbox({
  seed: 7,
  clients: [{ client_id: 'my-app', redirect_uris: ['http://localhost:3000/callback'] }],
})

beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())
