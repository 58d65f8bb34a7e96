import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { runtimeConfiguration } from '../scripts/vite/runtime-config.mjs'
import { securityHeaders } from '../scripts/vite/security-headers.mjs'
import { assertNoLeaks } from './assert-no-leaks'

const root = join(import.meta.dirname, '..')

export interface RunningApp {
  readonly origin: string
  /** Points the app's runtime configuration at an EHR; `site` holds settings beside the list of EHRs. */
  useEhr(fhirBase: string, changes?: Record<string, unknown>, site?: Record<string, unknown>): void
  /** Gives the app a whole configuration. */
  useConfig(site: Record<string, unknown>): void
  /** The client id that the sandbox knows the app by. */
  readonly defaultClientId: unknown
  close(): Promise<void>
}

/** The production build on this port, or a free one, with a runtime configuration of its own. `clockShift` moves the time that its answers name by so many milliseconds. */
export async function startApp(clockShift = 0, port = 0): Promise<RunningApp> {
  const shipped = JSON.parse(readFileSync(join(root, 'public', 'config.json'), 'utf8')) as {
    ehrs: Record<string, unknown>[]
  }
  let config: unknown = shipped
  const server = await preview({
    root,
    logLevel: 'silent',
    preview: { port, strictPort: port > 0, host: 'localhost' },
    plugins: [
      {
        name: 'time-of-the-run',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((_request, response, next) => {
            response.setHeader('date', new Date(Date.now() + clockShift).toUTCString())
            next()
          })
        },
      },
      // Over those of the shipped configuration: the EHRs of a journey are at addresses of their own.
      securityHeaders(() => config),
      runtimeConfiguration(() => config),
    ],
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The app did not start')
  return {
    origin: `http://localhost:${address.port}`,
    useEhr: (fhirBase, changes = {}, site = {}) => {
      config = { ...shipped, ...site, ehrs: [{ ...shipped.ehrs[0], fhirBase, ...changes }] }
    },
    useConfig: (site) => {
      config = site
    },
    defaultClientId: shipped.ehrs[0]?.['clientId'],
    close: () => server.close(),
  }
}

export interface RunningSandbox {
  readonly url: string
  readonly fhirBase: string
  close(): Promise<void>
}

/** The build of this run where there is one (scripts/build-sandbox.mjs), else the sources as `npm run sandbox` takes them. */
const command = (): readonly string[] => {
  const built = process.env['PLAINCHART_SANDBOX']
  return built === undefined ? ['--import', 'tsx', 'sandbox/main.ts'] : [built]
}

/** The sandbox EHR as anybody starts it, on a free port. `clockShift` moves its clock by so many milliseconds. */
export async function startSandbox(args: readonly string[], clockShift?: number): Promise<RunningSandbox> {
  const clock = clockShift === undefined ? [] : ['--import', './e2e/sandbox-clock.mjs']
  const env = { ...process.env, ...(clockShift === undefined ? {} : { PLAINCHART_CLOCK_SHIFT: String(clockShift) }) }
  const child = spawn(process.execPath, [...clock, ...command(), '--port', '0', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const fhirBase = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const found = /Sandbox EHR ready:.*?(http\S+)/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The sandbox stopped with status ${code}:\n${output}`)))
  })
  return {
    url: new URL(fhirBase).origin,
    fhirBase,
    close: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      assertNoLeaks('sandbox', output)
    },
  }
}
