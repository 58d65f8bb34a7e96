import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly engines?: { readonly node?: string }
  readonly hasInstallScript?: boolean
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8')) as T
const { engines, allowScripts } = read<{ engines: { node: string }; allowScripts: Record<string, boolean> }>(
  'package.json',
)
const locked = Object.entries(read<{ packages: Record<string, Locked> }>('package-lock.json').packages)
const oldest = engines.node.split('||').map((range) => minVersion(range)?.version ?? range)

describe('npm ci has nothing to warn of', () => {
  it.each(oldest)('every package takes Node %s', (node) => {
    const refused = locked.filter(
      ([, { engines: wanted }]) => wanted?.node !== undefined && !satisfies(node, wanted.node),
    )
    expect(refused.map(([path, { engines: wanted }]) => `${path} wants ${wanted?.node}`)).toEqual([])
  })

  it('whether a package may run a script at install is decided for each that has one', () => {
    const undecided = locked.filter(
      ([path, { hasInstallScript }]) =>
        hasInstallScript && allowScripts[path.replace(/^.*node_modules\//, '')] === undefined,
    )
    expect(undecided.map(([path]) => path)).toEqual([])
  })
})

it('what only the sandbox, the tests or the build need is no production dependency', () => {
  const root = join(import.meta.dirname, '..')
  const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json')
  const sources = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  const imported = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/(?:from|import)\s*\(?'((?:@[^/']+\/)?[^/'.]+)/g)].map(([, name = '']) => name),
    ),
  )
  // Nothing imports it by its name: fhirclient asks for it.
  expect(Object.keys(dependencies).filter((name) => !imported.has(name) && name !== 'isomorphic-webcrypto')).toEqual([])
  for (const name of ['oidc-provider', '@fastify/cors', '@fastify/formbody', 'tsx'])
    expect([name, name in dependencies]).toEqual([name, false])
})

it('the oldest versions of Node stand in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
  expect(oldest.filter((node) => !readme.includes(node.replace(/(\.0)+$/, '')))).toEqual([])
})
