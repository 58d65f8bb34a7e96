import type { CodeWords } from '../../code-tables'

/** Words for codes of documents and insurance: for patients, for providers. */
export const paperCodes = {
  'Coverage.status': {
    active: ['On file as current', 'Active'],
    cancelled: ['Ended', 'Cancelled'],
    draft: ['Not final yet', 'Draft'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
  'DocumentReference.status': {
    current: ['Current version', 'Current'],
    superseded: ['Older version', 'Superseded'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
  'DocumentReference.docStatus': {
    preliminary: ['Not signed yet, may change', 'Preliminary'],
    final: ['Signed', 'Final'],
    amended: ['Changed after signing', 'Amended'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
} as const satisfies CodeWords
