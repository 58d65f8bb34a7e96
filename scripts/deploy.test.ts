import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { readSettings } from '../server/settings'

const root = join(import.meta.dirname, '..')
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8')
const [dockerfile, compose, kubernetes] = ['Dockerfile', 'compose.yaml', 'kubernetes.yaml'].map((name) =>
  read('deploy', name),
) as [string, string, string]
const sandboxDockerfile = read('sandbox', 'Dockerfile')
const main = read('server', 'main.ts')
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  engines: { node: string }
}
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((one) => one[1] ?? '')
const env = new Map(
  matches(dockerfile, /^ENV (.*)$/gm)
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=') as [string, string]),
)

test.each([
  ['the app', dockerfile],
  ['the sandbox', sandboxDockerfile],
])('the Dockerfile of %s uses existing files and npm scripts and a supported Node version', (_, text) => {
  const sources = matches(text, /^COPY (?!--from)(.+) \S+$/gm).flatMap((line) => line.split(' '))
  expect(sources).not.toEqual([])
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([])
  const ignored = read('.dockerignore').split('\n')
  expect(sources.filter((source) => ignored.includes(source))).toEqual([])
  expect(matches(text, /npm run ([\w:]+)/g).filter((name) => scripts[name] === undefined)).toEqual([])
  for (const version of matches(text, /^FROM node:(\d+)/gm))
    expect([version, satisfies(`${version}.13.0`, engines.node)]).toEqual([version, true])
})

test('the Dockerfiles copy the files that the builds produce', () => {
  const server = read('scripts', 'build-server.mjs')
  expect(matches(dockerfile, /^COPY --from=build (\S+)/gm)).toEqual([
    '/src/dist',
    `/src/${/outDir: '([^']+)'/.exec(server)?.[1]}/${/entryFileNames: '([^']+)'/.exec(server)?.[1]}`,
  ])
  const [folder = ''] = matches(sandboxDockerfile, /^COPY --from=build \/src\/(\S+) \/app$/gm)
  expect(read('scripts', 'sandbox-package.mjs')).toContain(
    folder
      .split('/')
      .map((part) => `'${part}'`)
      .join(', '),
  )
  const [bin = ''] = matches(read('scripts', 'sandbox-package.mjs'), /bin: \{ 'plainchart-sandbox': '([^']+)' \}/g)
  expect(sandboxDockerfile).toContain(`"/app/${bin}"`)
  for (const flag of matches(sandboxDockerfile, /"(--\w+)"/g))
    expect([flag, read('sandbox', 'command.ts').includes(`  ${flag} <`)]).toEqual([flag, true])
})

test('the image sets only environment variables that the server reads', () => {
  expect([...env.keys()].filter((name) => name !== 'NODE_ENV' && !main.includes(`env['${name}']`))).toEqual([])
  expect(env.get('HOST')).toBe('0.0.0.0')
})

test('Dockerfile, compose file and Kubernetes manifest agree on port, user and settings path', () => {
  const port = env.get('PORT')
  expect([
    matches(dockerfile, /^EXPOSE (\d+)/gm),
    matches(dockerfile, /127\.0\.0\.1:(\d+)\/healthz/g),
    matches(compose, /'127\.0\.0\.1:\d+:(\d+)'/g),
    matches(kubernetes, /containerPort: (\d+)/g),
  ]).toEqual([[port], [port], [port], [port]])
  expect(matches(kubernetes, /runAsUser: (\d+)/g)).toEqual(matches(dockerfile, /^USER (\d+)/gm))
  const settings = env.get('PLAINCHART_CONFIG') ?? ''
  expect(compose).toContain(`./settings.json:${settings}:ro`)
  expect(kubernetes).toContain(`mountPath: ${settings.slice(0, settings.lastIndexOf('/'))},`)
  expect(kubernetes).toContain(`${settings.slice(settings.lastIndexOf('/') + 1)}: |`)
  expect(compose).toContain('dockerfile: deploy/Dockerfile')
})

test('health checks use existing routes, and stop timeouts exceed the shutdown time of the server', () => {
  const server = read('server', 'server.ts')
  for (const path of [...matches(dockerfile, /8080(\/\w+)'/g), ...matches(kubernetes, /httpGet: \{ path: (\S+),/g)])
    expect([path, server.includes(`app.get('${path}'`)]).toEqual([path, true])
  const shutdownTimeout = Number(/SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(main)?.[1]?.replaceAll('_', '')) / 1000
  for (const seconds of [
    ...matches(compose, /stop_grace_period: (\d+)s/g),
    ...matches(kubernetes, /terminationGracePeriodSeconds: (\d+)/g),
  ])
    expect(Number(seconds)).toBeGreaterThan(shutdownTimeout)
})

test('the settings in the Kubernetes manifest are valid', () => {
  const block = /settings\.json: \|\n((?: {4}.*\n)+)/.exec(kubernetes)?.[1] ?? ''
  const secret = join(mkdtempSync(join(tmpdir(), 'plainchart-secret-')), 'clinic')
  writeFileSync(secret, 'a secret')
  expect(block).toContain('/secrets/clinic')
  expect(kubernetes).toContain('mountPath: /secrets,')
  const settings = readSettings(JSON.parse(block.replace('/secrets/clinic', secret)), 0, {})
  expect([...settings.gateways.keys()]).toEqual(['clinic'])
})
