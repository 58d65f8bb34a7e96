import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly integrity?: string
  /** Part of another package, whose checksum includes it. */
  readonly inBundle?: boolean
  readonly link?: boolean
  readonly resolved?: string
  readonly engines?: { readonly node?: string }
  readonly hasInstallScript?: boolean
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8')) as T
const { engines, allowScripts } = read<{ engines: { node: string }; allowScripts: Record<string, boolean> }>(
  'package.json',
)
const lockedPackages = Object.entries(read<{ packages: Record<string, LockedPackage> }>('package-lock.json').packages)
const minVersions = engines.node.split('||').map((range) => minVersion(range)?.version ?? range)

describe('npm ci prints no warnings', () => {
  it.each(minVersions)('every package supports Node %s', (node) => {
    const unsupported = lockedPackages.filter(
      ([, { engines: wanted }]) => wanted?.node !== undefined && !satisfies(node, wanted.node),
    )
    expect(unsupported.map(([path, { engines: wanted }]) => `${path} wants ${wanted?.node}`)).toEqual([])
  })

  it('every package with an install script is listed in allowScripts', () => {
    const undecided = lockedPackages.filter(
      ([path, { hasInstallScript }]) =>
        hasInstallScript && allowScripts[path.replace(/^.*node_modules\//, '')] === undefined,
    )
    expect(undecided.map(([path]) => path)).toEqual([])
  })
})

describe('the lockfile', () => {
  /** All packages but the project itself and its own workspaces. */
  const external = lockedPackages.filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  )

  it('has a strong checksum for every package', () => {
    expect(external.length).toBeGreaterThan(100)
    expect(external.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  })

  it('has no package from outside the registry', () => {
    expect(external.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })
})

it('no version of npm runs install scripts: npm 10 does not know allowScripts', () => {
  expect(readFileSync(join(import.meta.dirname, '..', '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(Object.values(allowScripts)).not.toContain(true)
})

it('packages used only by the sandbox, tests or build are not production dependencies', () => {
  const root = join(import.meta.dirname, '..')
  const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json')
  const sources = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  const imported = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/(?:from|import)\s*\(?'((?:@[^/']+\/)?[^/'.][^/']*)/g)].map(([, name = '']) => name),
    ),
  )
  // Imported by fhirclient only.
  expect(Object.keys(dependencies).filter((name) => !imported.has(name) && name !== 'isomorphic-webcrypto')).toEqual([])
  for (const name of ['oidc-provider', '@fastify/cors', '@fastify/formbody', 'tsx'])
    expect([name, name in dependencies]).toEqual([name, false])
})

it('the README lists the minimum Node versions', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
  expect(minVersions.filter((node) => !readme.includes(node.replace(/(\.0)+$/, '')))).toEqual([])
})
