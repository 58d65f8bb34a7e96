import type { CodeTexts } from '../../../code-tables'

/** Texts for codes of documents and insurance: for patients, for providers. */
export const documentCodes = {
  'Coverage.status': {
    active: ['On file as current', 'Active'],
    cancelled: ['Cancelled', 'Cancelled'],
    draft: ['Not final yet', 'Draft'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
  'DocumentReference.status': {
    current: ['Current version', 'Current'],
    superseded: ['Older version', 'Superseded'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
  'DocumentReference.docStatus': {
    preliminary: ['Early version, may change', 'Preliminary'],
    final: ['Final', 'Final'],
    amended: ['Changed after it was final', 'Amended'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
  'DocumentReference.relatesTo.code': {
    replaces: ['Takes the place of', 'Replaces'],
    transforms: ['Same content in another format as', 'Transforms'],
    signs: ['Signs', 'Signs'],
    appends: ['Adds to', 'Appends'],
  },
} as const satisfies CodeTexts
