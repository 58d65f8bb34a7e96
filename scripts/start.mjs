// The demo: builds the app, starts the app and the sandbox EHR on free ports, prints the address to open. `--directory` adds a made-up directory of health
// systems, all of which lead to the sandbox. Other words after `--` go to the sandbox.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build, preview } from 'vite'
import { runtimeConfiguration } from './vite/runtime-config.mjs'
import { securityHeaders } from './vite/security-headers.mjs'

const root = join(import.meta.dirname, '..')
const say = (sentence) => process.stdout.write(`${sentence}\n`)
const stopSignals = ['SIGINT', 'SIGTERM']
const words = process.argv.slice(2)
const directory = words.includes('--directory')
/** The addresses that the systems of the made-up directory send people back to, and that of the demo's own EHR beside one. */
const redirects = ['sandbox', 'meadow', 'harbor']

// A folder of its own: a second demo, or a build meanwhile, leaves the files of this one alone.
const outDir = mkdtempSync(join(tmpdir(), 'plainchart-'))
let config
let app
let sandbox
let ending

// The app is closed before the first wait: it then takes no more part in the signal, on which it would end the process itself.
async function end(status) {
  const appClosed = app?.close()
  if (sandbox?.kill('SIGTERM')) await once(sandbox, 'exit')
  await appClosed
  process.exit(status)
}
/** Ends everything once, however often it is asked for: Ctrl+C reaches all processes of a terminal, and npm passes it on again. */
const stop = (status) => (ending ??= end(status))
for (const signal of stopSignals) process.on(signal, () => stop(0))
// A SIGTERM for npm ends npm's shell and comes no further: the demo ends when its parent is gone.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(0), 500).unref()
process.on('exit', () => {
  sandbox?.kill('SIGTERM')
  rmSync(outDir, { recursive: true, force: true })
})

/** True when something answers at the port, at whichever address localhost has. */
async function isTaken(port) {
  const socket = connect({ port, host: 'localhost' })
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}

/** Serves the built app at 4173 or the next port that is free; gives its origin. */
async function startApp() {
  const plugins = [securityHeaders(() => config), runtimeConfiguration(() => config)]
  app = await preview({
    root,
    configFile: false,
    logLevel: 'info',
    plugins,
    build: { outDir },
    preview: { host: 'localhost', port: 4173, strictPort: false },
  })
  return `http://localhost:${app.httpServer.address().port}`
}

/** Starts the sandbox EHR, known to the app at `origin`; gives its FHIR base. A port among the words given wins over ours. */
async function startSandbox(origin) {
  const taken = await isTaken(9400)
  if (taken) say('Port 9400 is in use, so the sandbox EHR takes another one.')
  const back = directory ? redirects.flatMap((id) => ['--redirect-uri', `${origin}/callback/${id}`]) : []
  const args = [
    '--port',
    taken ? '0' : '9400',
    '--app-origin',
    origin,
    ...back,
    ...words.filter((word) => word !== '--directory'),
  ]
  sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  sandbox.on('exit', (code, signal) => stop(stopSignals.includes(signal) ? 0 : (code ?? 1)))
  return new Promise((resolve) => {
    createInterface({ input: sandbox.stdout }).on('line', (line) => {
      say(line)
      const [, fhirBase] = /^Sandbox EHR ready: (\S+)/.exec(line) ?? []
      if (fhirBase) resolve(fhirBase)
    })
  })
}

await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
const origin = await startApp()
const fhirBase = await startSandbox(origin)
const { ehrs } = JSON.parse(readFileSync(join(root, 'public', 'config.json'), 'utf8'))
config = { ehrs: [{ ...ehrs[0], fhirBase }, ...ehrs.slice(1)], ...(directory ? { directory } : {}) }
if (directory)
  execFileSync(
    process.execPath,
    [
      join(root, 'tools', 'directory.mjs'),
      'made-up',
      '--out',
      join(outDir, 'directory'),
      '--base',
      fhirBase,
      '--client',
      ehrs[0].clientId,
    ],
    { stdio: 'inherit' },
  )
say(`Plainchart is ready: open ${origin} and choose the sandbox EHR. Stop with Ctrl+C.`)
