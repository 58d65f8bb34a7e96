import { dictionaryKinds, type DictionaryKind } from '../../src/dictionary/dictionary-kinds.ts'
import { packDictionary, packSearchTerms } from '../../src/dictionary/pack.ts'
import type { DictionaryFile } from '../../src/dictionary/entry.ts'

const filesByPath = import.meta.glob<DictionaryFile>('../../src/dictionary/data/**/*.ts', {
  eager: true,
  import: 'default',
})
const files = Object.fromEntries(
  Object.entries(filesByPath).map(([path, file]) => [path.replace(/^.*\/dictionary\/data\/|\.ts$/g, ''), file]),
)

/** The packed dictionaries by kind and language. */
export const dictionaries = Object.fromEntries(
  dictionaryKinds.map((kind: DictionaryKind) => [kind, packDictionary(files, kind)]),
)

/** Contents of the virtual modules by name and language; `find` has the search terms of all kinds. */
export const virtualModules = {
  ...dictionaries,
  find: { en: packSearchTerms(files, 'en'), es: packSearchTerms(files, 'es') },
}
