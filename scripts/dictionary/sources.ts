import { kinds, type Kind } from '../../src/dictionary/kinds.ts'
import { packed } from '../../src/dictionary/pack.ts'
import type { DictionaryFile } from '../../src/dictionary/entry.ts'

const found = import.meta.glob<DictionaryFile>('../../src/dictionary/data/**/*.ts', { eager: true, import: 'default' })
const files = Object.fromEntries(Object.entries(found).map(([path, file]) => [path.replace(/^.*\/dictionary\/data\/|\.ts$/g, ''), file]))

/** Everything that is built from the entries, by its kind and part. */
export const parts = Object.fromEntries(kinds.map((kind: Kind) => [kind, packed(files, kind)]))
