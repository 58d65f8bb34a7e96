// npm start: builds the app, serves it and the sandbox EHR on free ports, and prints the URL. `--directory` adds a sample directory of health systems that
// all use the sandbox. Other arguments after `--` are passed to the sandbox.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build, preview } from 'vite'
import { personaSettings } from './persona-settings.mjs'
import { runtimeConfiguration } from './vite/runtime-config.mjs'
import { securityHeaders } from './vite/security-headers.mjs'

const root = join(import.meta.dirname, '..')
const print = (line) => process.stdout.write(`${line}\n`)
const stopSignals = ['SIGINT', 'SIGTERM']
const args = process.argv.slice(2)
const hasDirectory = args.includes('--directory')
/** Ids in the redirect URIs of the demo's EHR and of the sample directory's vendors. */
const redirectIds = ['sandbox', 'meadow', 'harbor']

// A temporary folder, so that another demo or build does not overwrite these files.
const outDir = mkdtempSync(join(tmpdir(), 'plainchart-'))
let config
let app
let sandbox
let ending

// Closed before the first await, because Vite's preview server would exit the process on the same signal.
async function end(status) {
  const appClosed = app?.close()
  if (sandbox?.kill('SIGTERM')) await once(sandbox, 'exit')
  await appClosed
  process.exit(status)
}
/** Ends everything once: Ctrl+C reaches all processes of a terminal, and npm sends the signal again. */
const stop = (status) => (ending ??= end(status))
for (const signal of stopSignals) process.on(signal, () => stop(0))
// npm does not forward SIGTERM, so the demo ends when its parent process has.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(0), 500).unref()
process.on('exit', () => {
  sandbox?.kill('SIGTERM')
  rmSync(outDir, { recursive: true, force: true })
})

/** Whether a program listens at the port, on any address of localhost. */
async function isTaken(port) {
  const socket = connect({ port, host: 'localhost' })
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}

/** Serves the built app on port 4173 or the next free one. Returns its origin. */
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

/** Starts the sandbox EHR for the app at `origin`. Returns its FHIR base URL. A port among the arguments overrides the default. */
async function startSandbox(origin) {
  const isDefaultTaken = await isTaken(9400)
  if (isDefaultTaken) print('Port 9400 is in use, so the sandbox EHR takes another one.')
  const redirectUris = hasDirectory ? redirectIds.flatMap((id) => ['--redirect-uri', `${origin}/callback/${id}`]) : []
  const sandboxArgs = [
    '--port',
    isDefaultTaken ? '0' : '9400',
    '--app-origin',
    origin,
    ...redirectUris,
    ...args.filter((arg) => arg !== '--directory'),
  ]
  sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...sandboxArgs], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  sandbox.on('exit', (code, signal) => stop(stopSignals.includes(signal) ? 0 : (code ?? 1)))
  return new Promise((resolve) => {
    createInterface({ input: sandbox.stdout }).on('line', (line) => {
      print(line)
      const [, fhirBase] = /^Sandbox EHR ready: (\S+)/.exec(line) ?? []
      if (fhirBase) resolve(fhirBase)
    })
  })
}

/** The settings that the app needs to sign in at the sandbox with these arguments: those of its persona, and of a server without a SMART configuration. */
async function settingsFor(fhirBase) {
  const persona = args.find((_, index) => args[index - 1] === '--persona')
  const { ok } = await fetch(`${fhirBase}/.well-known/smart-configuration`)
  return { ...personaSettings[persona], ...(ok ? {} : personaSettings.legacy) }
}

await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
const origin = await startApp()
const fhirBase = await startSandbox(origin)
const { ehrs } = JSON.parse(readFileSync(join(root, 'public', 'config.json'), 'utf8'))
config = {
  ehrs: [{ ...ehrs[0], fhirBase, ...(await settingsFor(fhirBase)) }, ...ehrs.slice(1)],
  ...(hasDirectory ? { directory: true } : {}),
}
if (hasDirectory)
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
print(`Plainchart is ready: open ${origin} and choose the sandbox EHR. Stop with Ctrl+C.`)
