// Builds the sandbox once per test run, because compiling it at each start would be slow.
import { join } from 'node:path'
import { sandboxPrograms } from './sandbox-package.mjs'

/** Builds the sandbox into `.cache/<name>`. Returns the file to run. */
export const bundleSandbox = (name) => sandboxPrograms(join(import.meta.dirname, '..', '.cache', name))

/** Playwright's global setup: sets the command for `e2e/servers.ts`. */
export default async function buildSandbox() {
  process.env.PLAINCHART_SANDBOX = await bundleSandbox('sandbox')
}
