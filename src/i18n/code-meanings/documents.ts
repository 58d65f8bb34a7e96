import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of documents and insurance. */
export const documentMeanings = {
  'Coverage.status': {
    active: 'now main',
    cancelled: 'past past',
    draft: 'wait no',
    'entered-in-error': 'void void',
  },
  'DocumentReference.status': {
    current: 'none main',
    superseded: 'past past',
    'entered-in-error': 'void void',
  },
  'DocumentReference.docStatus': {
    preliminary: 'wait main',
    final: 'none main',
    amended: 'attention main',
    'entered-in-error': 'void void',
  },
  'DocumentReference.relatesTo.code': {
    replaces: 'none main',
    transforms: 'none main',
    signs: 'none main',
    appends: 'none main',
  },
} as const satisfies CodeMeanings
