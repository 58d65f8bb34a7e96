import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { readBuild } from './static-files'

const folder = mkdtempSync(join(tmpdir(), 'plainchart-build-'))
mkdirSync(join(folder, 'assets'))
const content = 'export const long = 1\n'.repeat(200)
for (const [name, text] of [
  ['index.html', '<!doctype html>'],
  ['assets/a.js', content],
  ['assets/a.js.br', 'the copy of the build'],
  ['assets/b.js', content],
  ['assets/lone.gz', 'a file of its own'],
] as const)
  writeFileSync(join(folder, name), text)
afterAll(() => rmSync(folder, { recursive: true }))

it('serves the compressed copies of the build, and compresses what has none', async () => {
  const files = readBuild(folder)
  expect([...files.keys()].toSorted()).toEqual(['assets/a.js', 'assets/b.js', 'assets/lone.gz', 'index.html'])
  const [a, b] = [files.get('assets/a.js'), files.get('assets/b.js')]
  expect(String(await a?.encoded('br'))).toBe('the copy of the build')
  expect(String(await a?.encoded('identity'))).toBe(content)
  expect(String(gunzipSync((await a?.encoded('gzip')) ?? ''))).toBe(content)
  expect(String(brotliDecompressSync((await b?.encoded('br')) ?? ''))).toBe(content)
})
