import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildTarget, needed, oldest } from '../../scripts/vite/browsers.mjs'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')

describe('the oldest browsers', () => {
  it('are looked for before the app starts, by every name in the table and no other', () => {
    const names = [...read('src/bootstrap/browser-check.js').matchAll(/^ {4}'?([^'\n]+?)'?: function \(\) \{$/gm)].map(
      ([, name]) => name,
    )
    expect(names.toSorted()).toEqual(needed.map(([name]) => name).toSorted())
  })

  it('stand in the README and in docs/browsers.md, which has a row for each thing that is needed', () => {
    const said = `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}`
    expect(read('README.md')).toContain(said)
    const page = read('docs/browsers.md')
    expect(page).toContain(said)
    expect(
      [...page.matchAll(/^\| `?([^`|]+?)`? +\| (.+?) +\| (\d[\d.]*) +\| (\d[\d.]*) +\| (\d[\d.]*) +\|$/gm)].map(
        ([, name, use, ...versions]) => [name, use, ...versions.map(Number)],
      ),
    ).toEqual(needed)
  })

  it('are those that the build writes for', () => {
    expect(buildTarget).toEqual([
      `chrome${oldest.chrome}`,
      `edge${oldest.edge}`,
      `firefox${oldest.firefox}`,
      `safari${oldest.safari}`,
      `ios${oldest.safari}`,
    ])
    expect(read('vite.config.ts')).toContain('target: buildTarget')
  })
})
