import { counted } from './reader'

/** Words of the list of visits and of the records of one. */
export const visits = {
  visit: {
    title: 'From this visit',
    intro: 'Notes, results and other records from this visit.',
    none: 'We found no notes or results from this visit.',
    parts: 'Parts of this visit',
    others: 'Other records from this visit',
    mistakes: 'Entered by mistake',
    count: (count: number) => `${counted(count, 'record', 'records')} from this visit`,
  },
} as const
