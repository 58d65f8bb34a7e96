import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { preview } from 'vite'
import { cardIssuerList } from '../sandbox/cards/issue'
import { runCommand, type CommandOutput } from '../sandbox/command'
import type { AppConfig, EhrConfig } from '../src/config/config'
import { ehrSettings } from './ehr-settings'
import { runtimeConfiguration } from './vite/runtime-config.mjs'
import { securityHeaders } from './vite/security-headers.mjs'

const root = join(import.meta.dirname, '..')
const DEFAULT_SANDBOX_PORT = 9400
/** Ids in the redirect URIs of the demo's EHR and of the sample directory's vendors. */
const redirectIds = ['sandbox', 'meadow', 'harbor']

interface DemoOptions {
  /** Folder of the built app. */
  readonly outDir: string
  /** Arguments of the sandbox, and `--directory`. */
  readonly args: readonly string[]
  readonly output: CommandOutput
  /** Port of the app, if it is free; 4173 by default. */
  readonly appPort?: number
}

/** Whether a program listens at the port, on any address of localhost. */
async function isTaken(port: number): Promise<boolean> {
  const socket = connect({ port, host: 'localhost' })
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}

/** Serves the built app on this port or the next free one, with the configuration and the issuers of health cards that these return. */
async function serveApp({ outDir, appPort = 4173 }: DemoOptions, read: () => unknown, readIssuers: () => unknown) {
  const app = await preview({
    root,
    configFile: false,
    logLevel: 'info',
    plugins: [securityHeaders(read), runtimeConfiguration(read), runtimeConfiguration(readIssuers, '/issuers.json')],
    build: { outDir },
    preview: { host: 'localhost', port: appPort, strictPort: false },
  })
  return { app, origin: `http://localhost:${(app.httpServer.address() as AddressInfo).port}` }
}

/** Starts the sandbox EHR for the app at `origin`. A port among the arguments overrides the default. */
async function startSandboxFor(origin: string, args: readonly string[], output: CommandOutput, hasDirectory: boolean) {
  const isDefaultTaken = await isTaken(DEFAULT_SANDBOX_PORT)
  if (isDefaultTaken) output.out(`Port ${DEFAULT_SANDBOX_PORT} is in use, so the sandbox EHR takes another one.\n`)
  const port = isDefaultTaken ? 0 : DEFAULT_SANDBOX_PORT
  const redirectUris = hasDirectory ? redirectIds.flatMap((id) => ['--redirect-uri', `${origin}/callback/${id}`]) : []
  return runCommand(['--port', String(port), '--app-origin', origin, ...redirectUris, ...args], output)
}

/** Serves a built app and a sandbox EHR for it. Resolves to undefined for `--help`. Rejects with CommandError. */
export async function startDemo(options: DemoOptions) {
  const { outDir, args, output } = options
  const hasDirectory = args.includes('--directory')
  let config: AppConfig = { ehrs: [] }
  let issuers: unknown = { issuerInfo: [] }
  const { app, origin } = await serveApp(
    options,
    () => config,
    () => issuers,
  )
  const sandboxArgs = args.filter((arg) => arg !== '--directory')
  const sandbox = await startSandboxFor(origin, sandboxArgs, output, hasDirectory).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  if (sandbox === undefined) return app.close()
  const { fhirBase, switches, url } = sandbox
  issuers = cardIssuerList(url)
  const { ehrs } = JSON.parse(readFileSync(join(root, 'public', 'config.json'), 'utf8')) as { ehrs: [EhrConfig] }
  config = {
    ehrs: [{ ...ehrs[0], fhirBase, ...ehrSettings(switches) }],
    ...(hasDirectory ? { directory: true } : {}),
    // The links at the sandbox's `/share`, and those of others.
    shared: { receive: 'any', hosts: [new URL(fhirBase).origin] },
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
  return {
    origin,
    fhirBase,
    /** The app is closed first, because Vite's preview server would exit the process on a signal. */
    close: async () => {
      await Promise.all([app.close(), sandbox.close()])
    },
  }
}
