import { pluralize, forAudience } from './for-audience'

/** Messages of the records related to a visit or a condition. */
export const visits = {
  visit: {
    notes: forAudience('What was said', 'Notes and reports'),
    /** Heading of the notes of a visit that is planned, cancelled, or of unknown status. */
    written: 'Notes and reports',
    none: 'We found no written notes or reports linked to this visit or from the same day. There may be some that this app cannot see.',
    noneLinked: 'We found no written notes or reports linked to this visit.',
    unsure: 'We could not look through all notes and reports. Some of this visit may be missing here.',
    noDay: 'The record gives no day for this visit. So we could not look for notes of the same day.',
    sameDay: 'Same day, not linked to this visit',
    sameDays: 'Same days, not linked to this visit',
    sameDayExplanation: 'These are from the time of this visit. The record does not say that they belong to it.',
    newer: 'This is a newer version. An earlier one is from the day of the visit.',
    details: 'All details of this visit',
    before: (day: string) => `Visit before: ${day}`,
    after: (day: string) => `Visit after: ${day}`,
    copies: 'The same text is also here:',
    otherFiles: (count: number) => `See ${pluralize(count, 'more file', 'more files')}`,
    outside: 'Results outside the expected range',
    more: 'More from this visit',
    moreNone: 'We found nothing more from this visit.',
    parts: 'Parts of this visit',
    others: 'Other records from this visit',
    mistakes: 'Entered by mistake',
    count: (count: number) => `${pluralize(count, 'more record', 'more records')} from this visit`,
  },
  condition: {
    title: 'What belongs to it',
    intro: 'The record itself links these to this health condition. Others may belong to it without a link.',
    none: 'We found no other record that is linked to this health condition.',
    unsure: 'We could not look through all records. Some that belong to this health condition may be missing here.',
    privateNotSearched: 'Private records are not looked into here.',
    all: (what: string) => `See all: ${what.toLowerCase()}`,
  },
} as const
