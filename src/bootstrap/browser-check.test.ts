import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildTarget, needed, oldest } from '../../scripts/vite/browsers.mjs'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')

describe('the browser check', () => {
  it('tests exactly the features in the table', () => {
    const names = [...read('src/bootstrap/browser-check.js').matchAll(/^ {4}'?([^'\n]+?)'?: function \(\) \{$/gm)].map(
      ([, name]) => name,
    )
    expect(names.toSorted()).toEqual(needed.map(([name]) => name).toSorted())
  })

  it('agrees with the versions in the README and with docs/browsers.md, which has a row for each feature', () => {
    const versionText = `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}`
    expect(read('README.md')).toContain(versionText)
    const page = read('docs/browsers.md')
    expect(page).toContain(versionText)
    expect(
      [...page.matchAll(/^\| `?([^`|]+?)`? +\| (.+?) +\| (\d[\d.]*) +\| (\d[\d.]*) +\| (\d[\d.]*) +\|$/gm)].map(
        ([, name, use, ...versions]) => [name, use, ...versions.map(Number)],
      ),
    ).toEqual(needed)
  })

  it('agrees with the build target', () => {
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
