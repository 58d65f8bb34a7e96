import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of documents and insurance. */
export const documentMeanings = {
  'Coverage.status': {
    active: 'active main',
    cancelled: 'past past',
    draft: 'pending notInEffect',
    'entered-in-error': 'invalid enteredInError',
  },
  'DocumentReference.status': {
    current: 'none main',
    superseded: 'past past',
    'entered-in-error': 'invalid enteredInError',
  },
  'DocumentReference.docStatus': {
    preliminary: 'pending main',
    final: 'none main',
    amended: 'attention main',
    'entered-in-error': 'invalid enteredInError',
  },
  'DocumentReference.relatesTo.code': {
    replaces: 'none main',
    transforms: 'none main',
    signs: 'none main',
    appends: 'none main',
  },
} as const satisfies CodeMeanings
