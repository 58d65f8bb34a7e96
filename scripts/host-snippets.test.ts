import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { headersFor } from './vite/security-headers.mjs'

const root = join(import.meta.dirname, '..')
const config: unknown = {
  ...(JSON.parse(readFileSync(join(root, 'public', 'config.json'), 'utf8')) as object),
  shared: { receive: 'any' },
}
const settings = join(mkdtempSync(join(tmpdir(), 'plainchart-settings-')), 'config.json')
writeFileSync(settings, JSON.stringify(config))
const printed = (form: string) =>
  execFileSync(process.execPath, [join(root, 'scripts', 'vite', 'security-headers.mjs'), settings, '--for', form], {
    encoding: 'utf8',
  })

/** The types of nginx in Debian. */
const DEBIAN_TYPES = '/etc/nginx/mime.types'

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')

interface Tool {
  readonly version: string
  /** Wraps the snippet in a complete configuration. */
  readonly wrap: (snippet: string, folder: string, site: string, port: number) => string
  readonly start: (file: string, folder: string) => readonly string[]
}

const tools: Readonly<Record<string, Tool>> = {
  nginx: {
    version: '-v',
    wrap: (snippet, folder, site, port) => `${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/pid;
events {}
http {
  ${existsSync(DEBIAN_TYPES) ? `include ${DEBIAN_TYPES}` : 'types { text/html html; text/javascript js; application/json json; }'};
  # As Debian has it: this compresses text/html alone.
  gzip on;
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  server { listen 127.0.0.1:${port}; root ${site};
${snippet}  }
}
`,
    start: (file, folder) => ['-c', file, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
  },
  caddy: {
    version: 'version',
    wrap: (snippet, _, site, port) =>
      `{\n  admin off\n}\nhttp://127.0.0.1:${port} {\n  root * ${site}\n${indented(snippet)}}\n`,
    start: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Repeats a request until the server listens. */
async function fetchWhenReady(address: string, end: AbortSignal): Promise<Response> {
  for (;;) {
    end.throwIfAborted()
    const response = await fetch(address, { redirect: 'manual', signal: end }).catch(() => undefined)
    if (response) return response
    await new Promise(setImmediate)
  }
}

describe.each(Object.entries(tools))('%s with the printed snippet', (name, { version, wrap, start }) => {
  const isInstalled = spawnSync(name, [version]).error === undefined
  if (!isInstalled)
    process.stderr.write(`Skipped: ${name} is not installed on this machine (Debian: apt-get install ${name}).\n`)

  test.skipIf(!isInstalled)('serves pages, assets and missing files with the right status and headers', async () => {
    const folder = mkdtempSync(join(tmpdir(), `plainchart-${name}-`))
    const site = join(folder, 'site')
    mkdirSync(join(site, 'assets'), { recursive: true })
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>page</title>')
    writeFileSync(join(site, 'config.json'), '{}')
    writeFileSync(join(site, 'assets', 'a-hash.js'), 'export {}')
    // Other content than that of the file, to see which one is served.
    writeFileSync(join(site, 'assets', 'a-hash.js.gz'), gzipSync('export { precompressed }'))
    const port = await freePort()
    const file = join(folder, 'settings')
    writeFileSync(file, wrap(printed(name), folder, site, port))
    let output = ''
    const child = spawn(name, start(file, folder), {
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
    const gone = new AbortController()
    child.once('exit', (code) => gone.abort(new Error(`${name} ended with status ${code}: ${output}`)))
    onTestFinished(() => void child.kill())

    for (const [path, status, content, headerPath] of [
      ['/', 200, 'page', '/'],
      ['/conditions', 200, 'page', '/'],
      ['/shared', 200, 'page', '/shared'],
      ['/callback?code=1&state=2', 200, 'page', '/'],
      ['/record/Condition/1', 200, 'page', '/'],
      ['/config.json', 200, '{}', '/'],
      ['/assets/a-hash.js', 200, 'export', '/assets/'],
      ['/assets/missing.js', 404, '', undefined],
    ] as const) {
      const response = await fetchWhenReady(`http://127.0.0.1:${port}${path}`, gone.signal)
      const wanted = headersFor(config, headerPath ?? '/')
      const { 'Cache-Control': cache, ...same } = wanted
      expect([path, response.status]).toEqual([path, status])
      expect(Object.keys(same).map((header) => [path, header, response.headers.get(header)])).toEqual(
        Object.entries(same).map(([header, value]) => [path, header, value]),
      )
      // Missing files must not be cached as immutable.
      if (headerPath === undefined)
        expect([path, response.headers.get('cache-control') ?? '']).not.toEqual([
          path,
          headersFor(config, '/assets/')['Cache-Control'],
        ])
      else expect([path, response.headers.get('cache-control')]).toEqual([path, cache])
      const text = await response.text()
      if (status === 200) expect([path, text]).toEqual([path, expect.stringContaining(content)])
      else expect(text).not.toContain('page</title>')
    }
    const compressed = await fetch(`http://127.0.0.1:${port}/assets/a-hash.js`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    expect(compressed.headers.get('content-type')).toMatch(/javascript/)
    expect(compressed.headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
    expect(await compressed.text()).toBe('export { precompressed }')
  })
})
