// Walks through the app in Firefox and WebKit, in parallel, against the existing build. A missing engine is skipped with the reason.
import { accessSync, constants, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runInParallel } from './run.mjs'

const reports = '.cache/reports'

function onPath(...names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of names) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {
        continue
      }
    }
  return undefined
}

/** Each engine's driver, and the reason to skip it when the machine lacks something. Debian packages have all of them. */
const engines = [
  {
    kind: 'firefox',
    program: () => onPath('firefox-esr', 'firefox'),
    missing: (program) => (program ? undefined : 'no firefox-esr or firefox on PATH'),
  },
  {
    kind: 'webkit',
    program: () => onPath('WebKitWebDriver'),
    missing: (program) => {
      if (!program) return 'no WebKitWebDriver on PATH (Debian package webkit2gtk-driver)'
      if (!process.env.DISPLAY && !onPath('Xvfb')) return 'no display and no Xvfb on PATH (Debian package xvfb)'
      return undefined
    },
  },
]

function resultOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 'ended before the first step' }
  }
}

// Firefox is driven over a WebSocket, which Node 20 has only behind this flag.
const flags = 'WebSocket' in globalThis ? [] : ['--experimental-websocket', '--disable-warning=ExperimentalWarning']

/** Resolves to the number of passed steps and the descriptions of failures and skips. */
export async function walkEngines() {
  mkdirSync(reports, { recursive: true })
  const found = engines.map(({ kind, program, missing }) => {
    const path = program()
    return { kind, path, missing: missing(path), report: join(reports, `engine-${kind}.json`) }
  })
  const available = found.filter(({ missing }) => !missing)
  for (const { report } of available) rmSync(report, { force: true })
  const statuses = await runInParallel(
    available.map(({ kind, path, report }) => [
      `the app in ${kind}`,
      [...flags, '--import', 'tsx', 'e2e/engines/main.ts', kind, path, report],
    ]),
  )
  const results = available.map(({ kind, report }, index) => {
    const { passed, failed = statuses[index] === 0 ? undefined : `ended with status ${statuses[index]}` } =
      resultOf(report)
    return { passed, failed: failed && `the app in ${kind}: ${failed}` }
  })
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.flatMap(({ failed }) => failed ?? []),
    skipped: found.filter(({ missing }) => missing).map(({ kind, missing }) => `the app in ${kind}: ${missing}`),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed, skipped } = await walkEngines()
  for (const reason of skipped) process.stdout.write(`skipped: ${reason}\n`)
  for (const reason of failed) process.stdout.write(`FAILED: ${reason}\n`)
  process.stdout.write(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`)
  process.exit(failed.length > 0 ? 1 : 0)
}
