import type { DictionaryFile } from '../../entry'
import type { DictionaryFiles } from '../../validate-entries'
import { findNoteTerms, noteTermIndex } from '../find-note-terms'
import { packNoteTerms, type NoteTermFiles } from '../pack-note-terms'

const byName = <T>(modules: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(modules).map(([path, file]) => [path.replace(/^.*\/data\/|\.ts$/g, ''), file]))

/** The files of the terms. */
export const noteTermFiles: NoteTermFiles = byName(
  import.meta.glob<NoteTermFiles[string]>('../data/*.ts', { eager: true, import: 'default' }),
)

/** The files of the dictionary. */
export const dictionaryFiles: DictionaryFiles = byName(
  import.meta.glob<DictionaryFile>('../../data/**/*.ts', { eager: true, import: 'default' }),
)

export const packedNoteTerms = packNoteTerms(noteTermFiles, dictionaryFiles, 'en')

const indexes = { en: noteTermIndex(packedNoteTerms, 'en'), es: noteTermIndex(packedNoteTerms, 'es') }

/** The terms of a note, as they are written in it and with their English names. */
export const termsIn = (
  note: string,
  language: 'en' | 'es',
): readonly { readonly start: number; readonly end: number; readonly written: string; readonly name: string }[] =>
  findNoteTerms(note, indexes[language]).map(({ start, end, term }) => ({
    start,
    end,
    written: note.slice(start, end),
    name: packedNoteTerms.terms[term]?.[0] ?? '',
  }))
