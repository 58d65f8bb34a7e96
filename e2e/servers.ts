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
  /** Sets the EHR of the app's config.json; `site` has settings outside of the list of EHRs. */
  useEhr(fhirBase: string, changes?: Record<string, unknown>, site?: Record<string, unknown>): void
  /** Sets the whole config.json. */
  useConfig(site: Record<string, unknown>): void
  /** The app's client id at the sandbox. */
  readonly defaultClientId: unknown
  close(): Promise<void>
}

/** Serves the production build on this port, or a free one, with its own config.json. `clockShift` shifts the Date header by milliseconds. */
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
        name: 'shifted-date-header',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((_request, response, next) => {
            response.setHeader('date', new Date(Date.now() + clockShift).toUTCString())
            next()
          })
        },
      },
      // Overrides the headers for the default config.json, because the tests' EHRs have other origins.
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

/** The sandbox built for this run (scripts/build-sandbox.mjs), or else its sources, as in `npm run sandbox`. */
const command = (): readonly string[] => {
  const built = process.env['PLAINCHART_SANDBOX']
  return built === undefined ? ['--import', 'tsx', 'sandbox/main.ts'] : [built]
}

/** Starts an EHR in a process of its own, which prints its FHIR base. `clockShift` shifts its clock by milliseconds. */
async function startProcess(name: string, args: readonly string[], clockShift?: number): Promise<RunningSandbox> {
  const clock = clockShift === undefined ? [] : ['--import', './e2e/sandbox-clock.mjs']
  const env = { ...process.env, ...(clockShift === undefined ? {} : { PLAINCHART_CLOCK_SHIFT: String(clockShift) }) }
  const child = spawn(process.execPath, [...clock, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const fhirBase = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const found = / EHR ready:.*?(http\S+)/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The ${name} stopped with status ${code}:\n${output}`)))
  })
  return {
    url: new URL(fhirBase).origin,
    fhirBase,
    close: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      assertNoLeaks(name, output)
    },
  }
}

/** Starts the sandbox EHR on a free port. `clockShift` shifts its clock by milliseconds. */
export const startSandbox = (args: readonly string[], clockShift?: number): Promise<RunningSandbox> =>
  startProcess('sandbox', [...command(), '--port', '0', ...args], clockShift)

/** Starts the foreign EHR (e2e/foreign-ehr) on a free port, for the app that is served at this origin. */
export const startForeignEhrProcess = (appOrigin: string, clockShift: number): Promise<RunningSandbox> =>
  startProcess('foreign EHR', ['--import', 'tsx', 'e2e/foreign-ehr/main.ts', appOrigin], clockShift)
