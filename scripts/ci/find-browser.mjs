// Finds a Chromium for the tests: PLAYWRIGHT_CHROMIUM, Playwright's own, one on PATH, Playwright's download, an npm package.
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const cache = join(import.meta.dirname, '..', '..', '.cache', 'chromium-147')
/** The headless shell first: it needs a third less CPU. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function runs(path, env = {}) {
  if (!path || !existsSync(path)) return false
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: 30_000 }).status === 0
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of names) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        if (runs(path)) return path
      } catch {
        continue
      }
    }
  return undefined
}

/** The browser from an npm package, for Linux machines that reach only the npm registry. */
async function fromPackage() {
  mkdirSync(cache, { recursive: true })
  process.env.TMPDIR = cache
  const { default: packed } = await import('@sparticuz/chromium')
  const path = await packed.executablePath()
  if (runs(path)) return { path, env: { TMPDIR: cache } }
  // A bare machine lacks system libraries; the package ships them in a separate archive.
  const bin = join(import.meta.dirname, '..', '..', 'node_modules', '@sparticuz', 'chromium', 'bin')
  const archive = join(cache, 'libraries.tar')
  writeFileSync(archive, brotliDecompressSync(readFileSync(join(bin, 'al2023.tar.br'))))
  execFileSync('tar', ['-xf', archive, '-C', cache])
  const env = { TMPDIR: cache, LD_LIBRARY_PATH: join(cache, 'lib'), FONTCONFIG_PATH: join(cache, 'fonts') }
  return runs(path, env) ? { path, env } : undefined
}

/** Resolves to `{ path, env, how }`; `path` is undefined for Playwright's own browser. Rejects when there is none. */
export async function findBrowser() {
  const fromEnvironment = process.env.PLAYWRIGHT_CHROMIUM
  if (fromEnvironment) {
    if (!runs(fromEnvironment)) throw new Error(`PLAYWRIGHT_CHROMIUM is ${fromEnvironment}, which does not run.`)
    return { path: fromEnvironment, env: {}, how: 'PLAYWRIGHT_CHROMIUM' }
  }
  if (runs(chromium.executablePath())) return { path: undefined, env: {}, how: "Playwright's own" }
  const system = onPath()
  if (system) return { path: system, env: {}, how: 'on PATH' }
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js')
  // Its output is only of interest if nothing else is found: without a network it prints five stack traces.
  const download = spawnSync(process.execPath, [cli, 'install', 'chromium'], { encoding: 'utf8', timeout: 300_000 })
  if (download.status === 0 && runs(chromium.executablePath()))
    return { path: undefined, env: {}, how: "Playwright's download" }
  const packed = await fromPackage().catch(() => undefined)
  if (packed) return { ...packed, how: 'the @sparticuz/chromium package' }
  process.stderr.write(`${download.stdout}${download.stderr}`)
  throw new Error('No Chromium was found for the browser tests. Install one, or set PLAYWRIGHT_CHROMIUM to its path.')
}

// As a program, so that npm test can run it in parallel: without a network it takes ten seconds.
if (process.argv[1] === import.meta.filename) {
  try {
    process.stdout.write(JSON.stringify(await findBrowser()))
  } catch (error) {
    process.stderr.write(`\n${error.message}`)
    process.exitCode = 1
  }
}
