import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly engines?: { readonly node?: string }
  readonly hasInstallScript?: boolean
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8')) as T
const { engines, allowScripts } = read<{ engines: { node: string }; allowScripts: Record<string, boolean> }>('package.json')
const locked = Object.entries(read<{ packages: Record<string, Locked> }>('package-lock.json').packages)
const oldest = engines.node.split('||').map((range) => minVersion(range)?.version ?? range)

describe('npm ci has nothing to warn of', () => {
  it.each(oldest)('every package takes Node %s', (node) => {
    const refused = locked.filter(([, { engines: wanted }]) => wanted?.node !== undefined && !satisfies(node, wanted.node))
    expect(refused.map(([path, { engines: wanted }]) => `${path} wants ${wanted?.node}`)).toEqual([])
  })

  it('whether a package may run a script at install is decided for each that has one', () => {
    const undecided = locked.filter(([path, { hasInstallScript }]) => hasInstallScript && allowScripts[path.replace(/^.*node_modules\//, '')] === undefined)
    expect(undecided.map(([path]) => path)).toEqual([])
  })
})

it('the oldest versions of Node stand in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
  expect(oldest.filter((node) => !readme.includes(node.replace(/(\.0)+$/, '')))).toEqual([])
})
