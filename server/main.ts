// The production server: the built app with its headers, and the gateway for EHRs that require one (docs/server.md).
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseJson } from '../src/lib/json'
import { cardIssuerWarnings } from './card-issuers'
import { errorMessage, SettingsError } from './settings-error'
import { createLog } from './log'
import { createSiteServer } from './server'
import { readiness, readSettings, weakSecrets, type Settings } from './settings'
import { assetsOf, readBuild } from './static-files'

const HELP = `Serves the built app.

  --config <file>   settings in JSON: the app's config.json or more (docs/server.md); default: PLAINCHART_CONFIG, or dist/config.json
  --dist <folder>   the build (default: dist)
  --before <folder> the build of the previous release: its files under /assets/ are served too, for open tabs
  --host <address>  listen on this address (default: HOST, or localhost)
  --port <n>        port (default: PORT, or 8080; 0: any free port)
  --check           check the settings and the build, then exit
  --help            print this text
`

/** How long a shutdown waits for requests in flight. */
const SHUTDOWN_TIMEOUT_MS = 20_000

function exitWith(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(2)
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        config: { type: 'string' },
        dist: { type: 'string' },
        before: { type: 'string' },
        host: { type: 'string' },
        port: { type: 'string' },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (cause) {
    return exitWith([errorMessage(cause), 'See --help.'])
  }
}

const values = readFlags()
if (values.help) {
  process.stdout.write(HELP)
  process.exit(0)
}
const { env } = process
const dist = resolve(values.dist ?? 'dist')
const path = values.config ?? env['PLAINCHART_CONFIG'] ?? join(dist, 'config.json')
const portText = values.port ?? env['PORT'] ?? '8080'
const port =
  /^\d{1,5}$/.test(portText) && Number(portText) <= 65_535
    ? Number(portText)
    : exitWith([`--port needs a whole number up to 65535, not '${portText}'.`])

function loadSettings(): Settings {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch {
    throw new SettingsError([`${path} cannot be read`])
  }
  const value = parseJson(content)
  if (value === undefined) throw new SettingsError([`${path} is no JSON`])
  return readSettings(value, Date.now(), env)
}

const orExit = <T>(work: () => T): T => {
  try {
    return work()
  } catch (cause) {
    const faults =
      cause instanceof SettingsError ? cause.faults.map((fault) => `${path}: ${fault}`) : [errorMessage(cause)]
    return exitWith(['The server was not started.', ...faults])
  }
}

let settings = orExit(loadSettings)
const files = orExit(
  () =>
    new Map([...(values.before === undefined ? [] : assetsOf(readBuild(resolve(values.before)))), ...readBuild(dist)]),
)
for (const warning of [
  ...readiness(settings, Date.now()).warnings,
  ...weakSecrets(settings),
  ...cardIssuerWarnings(join(dist, 'issuers.json')),
])
  process.stderr.write(`${warning}\n`)
if (values.check) {
  process.stdout.write('The settings and the build can be served.\n')
  process.exit(0)
}

const log = createLog(process.stdout)
let isStopping = false
const app = await createSiteServer({ settings: () => settings, files, log, isStopping: () => isStopping })

process.on('SIGHUP', () => {
  try {
    const next = loadSettings()
    if (next.base !== settings.base || next.proxies !== settings.proxies)
      throw new SettingsError(['url has another path, or trustProxy another value: that needs a new start'])
    settings = next
    const warnings = weakSecrets(next)
    log({ event: 'settings read anew', ...(warnings.length > 0 ? { warnings } : {}) })
  } catch (cause) {
    log({ event: 'settings not taken', faults: cause instanceof SettingsError ? cause.faults : [errorMessage(cause)] })
  }
})

async function shutDown(): Promise<void> {
  if (isStopping) return
  isStopping = true
  log({ event: 'stopping' })
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
  await app.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown())

try {
  const address = await app.listen({ port, host: values.host ?? env['HOST'] ?? 'localhost' })
  log({ event: 'ready', address })
} catch (cause) {
  exitWith([`The server could not listen at port ${port}: ${errorMessage(cause)}`])
}
