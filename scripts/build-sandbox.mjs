// The sandbox as its package has it, made anew for every run from the sources of the moment: tests that start many do not translate it each time.
import { join } from 'node:path'
import { sandboxPrograms } from './sandbox-package.mjs'

/** Builds the sandbox into a folder of its own below `.cache`; gives the file to start. */
export const bundleSandbox = (name) => sandboxPrograms(join(import.meta.dirname, '..', '.cache', name))

/** Names the command to `e2e/servers.ts`. Playwright calls it before the first journey. */
export default async function buildSandbox() {
  process.env.PLAINCHART_SANDBOX = await bundleSandbox('sandbox')
}
