import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Package {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly notice: string
}

/** The installed package that a module belongs to. */
function packageOf(id: string): Package | undefined {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []
  if (folder === undefined || !existsSync(join(folder, 'package.json'))) return undefined
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file))
    .toSorted()
  return {
    name,
    version,
    license: license ?? 'see the text',
    notice: texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n'),
  }
}

const purl = ({ name, version }: Package): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Modules of workers, which are built before the app and apart from it. */
const workerModules = new Set<string>()

/** Notes the packages of workers for `thirdParty`. */
export const thirdPartyOfWorkers = (): Plugin => ({
  name: 'third-party-of-workers',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') for (const id of Object.keys(file.modules)) workerModules.add(id)
  },
})

/** Emits the licences of all bundled packages as text, and an SBOM (CycloneDX 1.5). */
export function thirdParty(root: string): Plugin {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string }
  return {
    name: 'third-party',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ofApp = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
      const ids = [...ofApp, ...workerModules]
      const found = ids.flatMap((id) => packageOf(id.replace(/^\0/, '')) ?? [])
      const packages = [...new Map(found.map((one) => [purl(one), one])).values()].toSorted((a, b) =>
        a.name < b.name ? -1 : 1,
      )
      const notices = packages.map(
        ({ name, version, license, notice }) => `${name} ${version} (${license})\n\n${notice}\n`,
      )
      const components = packages.map((one) => ({
        type: 'library',
        name: one.name,
        version: one.version,
        purl: purl(one),
        licenses: [{ license: { name: one.license } }],
      }))
      const list = {
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        version: 1,
        metadata: { component: { type: 'application', name: own.name, version: own.version } },
        components,
      }
      this.emitFile({
        type: 'asset',
        fileName: 'third-party-notices.txt',
        source: notices.join(`\n${'-'.repeat(70)}\n\n`),
      })
      this.emitFile({ type: 'asset', fileName: 'sbom.json', source: JSON.stringify(list, null, 1) })
    },
  }
}
