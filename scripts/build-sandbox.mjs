// One file of JavaScript from the sandbox's sources, made anew for every run: tests that start many sandboxes do not translate it each time.
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const outDir = '.cache/sandbox'

/** Builds the sandbox and names the file to `e2e/servers.ts`. Playwright calls it before the first journey. */
export default async function buildSandbox() {
  await build({ root, configFile: false, publicDir: false, logLevel: 'warn', build: { ssr: 'sandbox/main.ts', outDir, target: 'node20', minify: false, emptyOutDir: true } })
  process.env.PLAINCHART_SANDBOX = join(root, outDir, 'main.js')
}
