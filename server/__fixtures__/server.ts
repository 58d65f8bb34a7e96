import { readFileSync } from 'node:fs'
import { logTo } from '../log'
import { createServer, type Parts } from '../server'
import { readSettings } from '../settings'
import { fileOf } from '../static-files'

const files: Parts['files'] = new Map([
  ['index.html', fileOf('index.html', Buffer.from('<!doctype html><title>app</title>'))],
  ['directory/index.json', fileOf('index.json', Buffer.from('{}'))],
  ['assets/a-hash.js', fileOf('a-hash.js', Buffer.from('export const long = 1\n'.repeat(200)))],
])

/** A server in this process, listening on a free port; `settings` come from `make`, which is told its address. */
export async function startServer(
  make: (url: string) => unknown,
  environment: NodeJS.ProcessEnv = {},
  shared?: { readonly url: string; readonly lines: string[] },
  patience?: number,
) {
  const lines: string[] = shared?.lines ?? []
  let stopping = false
  // The address is known before the settings are, as with a name that an operator has chosen.
  const port = shared ? 0 : await freePort()
  const url = shared?.url ?? `http://localhost:${port}`
  const settings = readSettings(make(url), Date.now(), environment)
  const app = await createServer({
    settings: () => settings,
    files,
    log: logTo({ write: (text) => lines.push(text) }),
    stopping: () => stopping,
    ...(patience === undefined ? {} : { patience }),
  })
  const address = await app.listen({ port, host: 'localhost' })
  return { url, address, lines, app, stop: () => void (stopping = true), close: () => app.close() }
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
