import { counted } from './reader'

/** Words of the list of visits and of the records of one. */
export const visits = {
  visit: {
    title: 'From this visit',
    intro: 'Every record that names this visit, as far as records are loaded.',
    none: 'None of the records loaded so far name this visit.',
    parts: 'Parts of this visit',
    others: 'Other records that name this visit',
    mistakes: 'Entered by mistake',
    count: (count: number) => `${counted(count, 'record', 'records')} from this visit`,
  },
} as const
