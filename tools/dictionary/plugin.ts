import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const sources = fileURLToPath(new URL('./sources.ts', import.meta.url))
const own = /^virtual:dictionary-([a-z]+)-(en|es)$/

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Makes of the entries a module for each kind and language. It always holds the whole kind. */
export function dictionary(): Plugin {
  let read: Promise<Parts> | undefined
  const parts = async (): Promise<Parts> =>
    (await runnerImport<{ parts: Parts }>(sources, { logLevel: 'error' })).module.parts
  return {
    name: 'dictionary',
    resolveId: (id) => (own.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, kind = '', language = ''] = own.exec(id.slice(1)) ?? []
      if (kind === '') return undefined
      read ??= parts()
      const value = (await read)[kind]?.[language]
      if (value === undefined) throw new Error(`The dictionary has no ${kind} in ${language}`)
      return `export default ${JSON.stringify(value)}`
    },
    watchChange: (id) => {
      if (id.includes('/src/dictionary/')) read = undefined
    },
  }
}
