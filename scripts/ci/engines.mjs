// Firefox and WebKit through the app, beside each other, against the build that is there. An engine that the machine lacks is skipped with the reason.
import { accessSync, constants, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runSideBySide } from './run.mjs'

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

/** Each engine: what is started for it, and what to say when the machine lacks something. Debian's packages have them all. */
const engines = [
  {
    kind: 'firefox',
    program: () => onPath('firefox-esr', 'firefox'),
    lacks: (program) => (program ? undefined : 'no firefox-esr or firefox on PATH'),
  },
  {
    kind: 'webkit',
    program: () => onPath('WebKitWebDriver'),
    lacks: (program) =>
      !program
        ? 'no WebKitWebDriver on PATH (Debian package webkit2gtk-driver)'
        : process.env.DISPLAY || onPath('Xvfb')
          ? undefined
          : 'no screen and no Xvfb on PATH (Debian package xvfb)',
  },
]

function resultOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 'it ended before the first step' }
  }
}

// Node 20 has the WebSocket that Firefox is spoken to with, but behind this flag.
const flags = 'WebSocket' in globalThis ? [] : ['--experimental-websocket', '--disable-warning=ExperimentalWarning']

/** Runs them; gives the number of steps that passed, the sentences of what failed and of what was skipped. */
export async function walkEngines() {
  mkdirSync(reports, { recursive: true })
  const found = engines.map(({ kind, program, lacks }) => {
    const path = program()
    return { kind, path, missing: lacks(path), report: join(reports, `engine-${kind}.json`) }
  })
  const here = found.filter(({ missing }) => !missing)
  for (const { report } of here) rmSync(report, { force: true })
  const statuses = await runSideBySide(
    here.map(({ kind, path, report }) => [
      `the app in ${kind}`,
      [...flags, '--import', 'tsx', 'e2e/engines/main.ts', kind, path, report],
    ]),
  )
  const results = here.map(({ kind, report }, index) => {
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
  for (const sentence of skipped) process.stdout.write(`skipped: ${sentence}\n`)
  for (const sentence of failed) process.stdout.write(`FAILED: ${sentence}\n`)
  process.stdout.write(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`)
  process.exit(failed.length > 0 ? 1 : 0)
}
