// One file of JavaScript from the sandbox's sources, made anew for every run: tests that start many sandboxes do not translate it each time.
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** Builds the sandbox into a folder of its own below `.cache`; gives the file to start. */
export async function bundleSandbox(name) {
  const outDir = join('.cache', name)
  await build({ root, configFile: false, publicDir: false, logLevel: 'warn', build: { ssr: 'sandbox/main.ts', outDir, target: 'node20', minify: false, emptyOutDir: true } })
  return join(root, outDir, 'main.js')
}

/** Names the file to `e2e/servers.ts`. Playwright calls it before the first journey. */
export default async function buildSandbox() {
  process.env.PLAINCHART_SANDBOX = await bundleSandbox('sandbox')
}
