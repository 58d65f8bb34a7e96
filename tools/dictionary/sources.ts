import { kinds, type Kind } from '../../src/dictionary/kinds.ts'
import { packed, packedFinds } from '../../src/dictionary/pack.ts'
import type { DictionaryFile } from '../../src/dictionary/entry.ts'

const found = import.meta.glob<DictionaryFile>('../../src/dictionary/data/**/*.ts', { eager: true, import: 'default' })
const files = Object.fromEntries(
  Object.entries(found).map(([path, file]) => [path.replace(/^.*\/dictionary\/data\/|\.ts$/g, ''), file]),
)

/** Every kind in each language, as the app loads it. */
export const dictionaries = Object.fromEntries(kinds.map((kind: Kind) => [kind, packed(files, kind)]))

/** Everything that is built from the entries, by its name and language; `find` is what all kinds are also found by. */
export const parts = { ...dictionaries, find: { en: packedFinds(files, 'en'), es: packedFinds(files, 'es') } }
