import { dictionaryKinds, type DictionaryKind } from '../../src/dictionary/dictionary-kinds.ts'
import { packNoteTerms, type NoteTermFiles } from '../../src/dictionary/note-terms/pack-note-terms.ts'
import { packDictionary, packSearchTerms } from '../../src/dictionary/pack.ts'
import type { DictionaryFile } from '../../src/dictionary/entry.ts'

const filesByPath = import.meta.glob<DictionaryFile>('../../src/dictionary/data/**/*.ts', {
  eager: true,
  import: 'default',
})
const files = Object.fromEntries(
  Object.entries(filesByPath).map(([path, file]) => [path.replace(/^.*\/dictionary\/data\/|\.ts$/g, ''), file]),
)
const noteTermFiles: NoteTermFiles = import.meta.glob('../../src/dictionary/note-terms/data/*.ts', {
  eager: true,
  import: 'default',
})

/** The packed dictionaries by kind and language. */
export const dictionaries = Object.fromEntries(
  dictionaryKinds.map((kind: DictionaryKind) => [kind, packDictionary(files, kind)]),
)

/** Contents of the virtual modules by name and language; `find` has the search terms of all kinds, `terms` the terms of notes. */
export const virtualModules = {
  ...dictionaries,
  find: { en: packSearchTerms(files, 'en'), es: packSearchTerms(files, 'es') },
  terms: { en: packNoteTerms(noteTermFiles, files, 'en'), es: packNoteTerms(noteTermFiles, files, 'es') },
}
