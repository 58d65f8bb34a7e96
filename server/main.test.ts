import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipped } from './__fixtures__/server'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainchart-server-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html>')
})
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
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (said.err += String(chunk)))
  const until = async (pattern: RegExp): Promise<string> => {
    for (let found = pattern.exec(said.out); ; found = pattern.exec(said.out)) {
      if (found) return found[1] ?? found[0]
      await once(child.stdout, 'data')
    }
  }
  return { child, said, until, ended: once(child, 'exit') }
}

test.each([
  ['settings that are no JSON', '{', [], /settings\.json is no JSON/],
  [
    'a fault in the settings',
    JSON.stringify({ ehrs: [{ ...shipped.ehrs[0], clientId: '' }] }),
    [],
    /settings\.json: config\.json: ehrs\[0\]\.clientId must be a text/,
  ],
  ['a folder without a build', JSON.stringify(shipped), ['--dist', tmpdir()], /there is no index\.html/],
  ['a folder without a release before', JSON.stringify(shipped), ['--before', join(tmpdir(), 'nothing')], /nothing/],
  ['a port that is none', JSON.stringify(shipped), ['--port', '99999'], /--port needs a whole number/],
  ['a word that is no flag', JSON.stringify(shipped), ['--dits'], /See --help/],
])('%s: a sentence, status 2, and nothing is started', async (_, config, args, sentence) => {
  const { said, ended } = start(config, args)
  expect((await ended)[0]).toBe(2)
  expect(said.err).toMatch(sentence)
  expect(said).toMatchObject({ out: '' })
  expect(said.err).not.toMatch(/\n\s+at /)
})

test('settings are read anew on SIGHUP, faulty ones are left alone, and SIGTERM ends it with what is under way answered', async () => {
  const { child, until, said, ended } = start(JSON.stringify(shipped))
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
  expect(said.err).toBe('')
})

test('files of the release before are still there for tabs that are open, those below /assets/ alone, and never in place of a new one', async () => {
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
  const said = async (path: string) => (await fetch(`${address}${path}`)).text()
  expect(
    await Promise.all(['/assets/old-hash.js', '/assets/new-hash.js', '/assets/same.js', '/', '/own.txt'].map(said)),
  ).toEqual(['old', 'new', 'new', 'new', 'new'])
  child.kill('SIGTERM')
  await ended
})
