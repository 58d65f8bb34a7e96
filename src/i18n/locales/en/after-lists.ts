import { forAudience, headingFor } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of what the home page shows after its lists: the last visit, what is new since, and the link to print or download. */
export const afterLists = {
  lastVisit: {
    title: (reader: MessageAudience) => headingFor(reader, 'Last visit', 'Last encounter'),
    newRecords: forAudience(
      'What is new since your last visit',
      'New since the last encounter',
      'What is new since the last visit',
    ),
    link: (day: string) => `What was said at the visit on ${day}`,
    day: (day: string) => `Notes from the day of the visit, ${day}`,
    visit: (day: string) => `Visit on ${day}`,
    noNotes: 'we found no notes or reports in words from this one.',
    unsure: 'We could not look through all visits and notes. There may be a later one.',
  },
  printOrDownload: {
    title: 'Print or download',
    print: 'Print or save as PDF',
    downloadAll: 'Take the record along',
  },
} as const
