import type { CodeWords } from '../../../code-tables'

/** Words for the other codes of documents: for patients, for providers. */
export const paperDetailCodes = {
  'DocumentReference.relatesTo.code': {
    replaces: ['Takes the place of', 'Replaces'],
    transforms: ['Same content in another format as', 'Transforms'],
    signs: ['Signs', 'Signs'],
    appends: ['Adds to', 'Appends'],
  },
} as const satisfies CodeWords
