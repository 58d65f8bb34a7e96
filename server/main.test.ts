import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shipped } from './__fixtures__/server'

const folder = mkdtempSync(join(tmpdir(), 'plainchart-server-'))
mkdirSync(join(folder, 'dist'))
mkdirSync(join(folder, 'empty'))
writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html>')
afterAll(() => rmSync(folder, { recursive: true }))

function start(config: string, args: readonly string[] = []) {
  writeFileSync(join(folder, 'settings.json'), config)
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'server/main.ts',
      '--config',
      join(folder, 'settings.json'),
      '--dist',
      join(folder, 'dist'),
      '--port',
      '0',
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (output.err += String(chunk)))
  const until = async (pattern: RegExp): Promise<string> => {
    for (let found = pattern.exec(output.out); ; found = pattern.exec(output.out)) {
      if (found) return found[1] ?? found[0]
      await once(child.stdout, 'data')
    }
  }
  return { child, output, until, ended: once(child, 'exit') }
}

test.each([
  ['settings that are not JSON', '{', [], /settings\.json is no JSON/],
  [
    'a fault in the settings',
    JSON.stringify({ ehrs: [{ ...shipped.ehrs[0], clientId: '' }] }),
    [],
    /settings\.json: config\.json: ehrs\[0\]\.clientId must be a text/,
  ],
  ['a folder without a build', JSON.stringify(shipped), ['--dist', join(folder, 'empty')], /there is no index\.html/],
  [
    'a missing folder of the previous release',
    JSON.stringify(shipped),
    ['--before', join(tmpdir(), 'nothing')],
    /nothing/,
  ],
  ['an invalid port', JSON.stringify(shipped), ['--port', '99999'], /--port needs a whole number/],
  ['an unknown flag', JSON.stringify(shipped), ['--dits'], /See --help/],
])('%s: prints a message, exits with 2 and does not start', async (_, config, args, message) => {
  const { output, ended } = start(config, args)
  expect((await ended)[0]).toBe(2)
  expect(output.err).toMatch(message)
  expect(output).toMatchObject({ out: '' })
  expect(output.err).not.toMatch(/\n\s+at /)
})

test('reloads the settings on SIGHUP, ignores invalid ones, and finishes requests in flight on SIGTERM', async () => {
  const { child, until, output, ended } = start(JSON.stringify(shipped))
  const address = await until(/"address":"([^"]+)"/)
  const nameNow = async () =>
    ((await (await fetch(`${address}/config.json`)).json()) as typeof shipped).ehrs[0]?.['name']
  expect(await nameNow()).toBe(shipped.ehrs[0]?.['name'])
  writeFileSync(join(folder, 'settings.json'), '{"ehrs":1}')
  child.kill('SIGHUP')
  await until(/settings not taken/)
  expect(await nameNow()).toBe(shipped.ehrs[0]?.['name'])
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ehrs: [{ ...shipped.ehrs[0], name: 'Renamed' }] }))
  child.kill('SIGHUP')
  await until(/settings read anew/)
  expect(await nameNow()).toBe('Renamed')
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  expect(output.err).toBe('')
})

test('serves /assets/ files of the previous release to open tabs, and never instead of a new file', async () => {
  const before = join(folder, 'before')
  for (const [dist, name] of [
    [before, 'old'],
    [join(folder, 'dist'), 'new'],
  ] as const) {
    mkdirSync(join(dist, 'assets'), { recursive: true })
    for (const file of ['index.html', 'own.txt', `assets/${name}-hash.js`, 'assets/same.js'])
      writeFileSync(join(dist, file), name)
  }
  rmSync(join(folder, 'dist', 'own.txt'))
  const { child, until, ended } = start(JSON.stringify(shipped), ['--before', before])
  const address = await until(/"address":"([^"]+)"/)
  const contentOf = async (path: string) => (await fetch(`${address}${path}`)).text()
  expect(
    await Promise.all(
      ['/assets/old-hash.js', '/assets/new-hash.js', '/assets/same.js', '/', '/own.txt'].map(contentOf),
    ),
  ).toEqual(['old', 'new', 'new', 'new', 'new'])
  child.kill('SIGTERM')
  await ended
})

test('names the issuers of health cards that the app does not use', async () => {
  const point = { kty: 'EC', crv: 'P-256', x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU' }
  const key = { ...point, y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0', kid: 'another' }
  const issuerInfo = [{ issuer: { iss: 'https://cards.example' }, keys: [key] }, { issuer: {} }]
  writeFileSync(join(folder, 'dist', 'issuers.json'), JSON.stringify({ issuerInfo }))
  const { output, ended } = start(JSON.stringify(shipped), ['--check'])
  expect((await ended)[0]).toBe(0)
  expect(output.err).toBe(
    [
      'issuers.json: issuerInfo[1].issuer.iss must be an address without a slash at the end',
      "issuers.json: the kid 'another' of https://cards.example is not the thumbprint of its key\n",
    ].join('\n'),
  )
  rmSync(join(folder, 'dist', 'issuers.json'))
})
