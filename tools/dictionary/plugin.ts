import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const sources = fileURLToPath(new URL('./sources.ts', import.meta.url))
const virtualId = /^virtual:dictionary-([a-z]+)-(en|es)$/

type VirtualModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Provides a virtual module for each kind and language. A module contains the complete kind, so that requests reveal no code. */
export function dictionaryPlugin(): Plugin {
  let cached: Promise<VirtualModules> | undefined
  const load = async (): Promise<VirtualModules> =>
    (await runnerImport<{ virtualModules: VirtualModules }>(sources, { logLevel: 'error' })).module.virtualModules
  return {
    name: 'dictionary',
    resolveId: (id) => (virtualId.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, kind = '', language = ''] = virtualId.exec(id.slice(1)) ?? []
      if (kind === '') return undefined
      cached ??= load()
      const value = (await cached)[kind]?.[language]
      if (value === undefined) throw new Error(`There is no dictionary of ${kind} in ${language}`)
      return `export default ${JSON.stringify(value)}`
    },
    watchChange: (id) => {
      if (id.includes('/src/dictionary/')) cached = undefined
    },
  }
}
