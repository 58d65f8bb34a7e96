import { readFileSync } from 'node:fs'
import { LIMITS, type Limits } from '../limits'
import { createLog } from '../log'
import { createSiteServer, type ServerOptions } from '../server'
import { readSettings } from '../settings'
import { createStaticFile } from '../static-files'

const files: ServerOptions['files'] = new Map([
  ['index.html', createStaticFile('index.html', Buffer.from('<!doctype html><title>app</title>'))],
  ['directory/index.json', createStaticFile('index.json', Buffer.from('{}'))],
  ['assets/a-hash.js', createStaticFile('a-hash.js', Buffer.from('export const long = 1\n'.repeat(200)))],
])

/** A server in this process, listening on a free port; `make` returns its settings for its URL. */
export async function startServer(
  make: (url: string) => unknown,
  environment: NodeJS.ProcessEnv = {},
  shared?: { readonly url: string; readonly lines: string[] },
  limits: Partial<Limits> = {},
) {
  const lines: string[] = shared?.lines ?? []
  let isStopping = false
  // The URL is known before the settings, as with a domain that an operator has chosen.
  const port = shared ? 0 : await freePort()
  const url = shared?.url ?? `http://localhost:${port}`
  const settings = readSettings(make(url), Date.now(), environment)
  const app = await createSiteServer({
    settings: () => settings,
    files,
    log: createLog({ write: (text) => lines.push(text) }),
    isStopping: () => isStopping,
    limits: { ...LIMITS, ...limits },
  })
  const address = await app.listen({ port, host: 'localhost' })
  return { url, address, lines, app, stop: () => void (isStopping = true), close: () => app.close() }
}

export async function freePort(): Promise<number> {
  const { createServer: listen } = await import('node:net')
  const server = listen()
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

export const shipped = JSON.parse(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8')) as {
  ehrs: Record<string, unknown>[]
}
