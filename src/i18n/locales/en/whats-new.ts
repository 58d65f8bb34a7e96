import { pluralize, headingFor, possessive, forAudience, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the page of new records since a visit or a day. */
export const whatsNew = {
  title: (reader: MessageAudience) =>
    reader.audience === 'proxy'
      ? `What is new in ${possessive(reader)} record`
      : headingFor(reader, 'What is new', 'New since'),
  intro: forAudience(
    'What was added to your record since a day you choose.',
    'Records since an encounter or a date.',
    'What was added to the record since a day you choose.',
  ),
  since: 'Show what came since',
  sinceVisit: forAudience('My last visit', 'The last encounter', 'The last visit'),
  sinceDays: (days: number) => `The last ${numberFormat.format(days)} days`,
  sinceDate: 'A date',
  visitLabel: 'Visit',
  dateLabel: 'Since this day',
  noVisit: 'The record has no visit in the past with a date.',
  noVisitLoaded: 'The visits could not all be loaded, so none can be chosen here.',
  chooseDate: 'Choose a day to see what came since.',
  found: (count: number, day: string) => `${numberFormat.format(count)} new since ${day}`,
  soFar: (count: number, day: string) =>
    `${numberFormat.format(count)} new since ${day}, so far. The record is still loading.`,
  /** Only if every list is complete. */
  none: (from: string) => `Nothing new in what ${from} sent.`,
  noneSoFar: 'Nothing new so far. The record is still loading.',
  noneInPart: 'Nothing new in what we could load. Some of the record is missing here, so there may be more.',
  group: (name: string, count: number) => `${name} (${numberFormat.format(count)})`,
  showAll: (count: number) => `Show all ${numberFormat.format(count)}`,
  corrected: 'Changed after it was first shown',
  changed: 'Changed or moved in the system on',
  undated: (count: number) =>
    `${pluralize(count, 'record does', 'records do')} not say when ${count === 1 ? 'it was' : 'they were'} added, so we cannot tell whether ${count === 1 ? 'it is' : 'they are'} new. Look under:`,
  lateWarning: (from: string) =>
    `${from} does not say when records were added. Older ones that arrived late may be missing here.`,
  howWeKnow: 'How we know',
  how: 'We go by the dates in the record: when a result was sent, a note or a problem was recorded, a medicine was prescribed or picked up, a vaccine was given. A day counts when it begins after the one you chose. What has only the day of the visit is left out, as it may be of the visit itself.',
  howMarks: 'Where the system marks its records with the time of their last change, those count too.',
  noMessage: forAudience(
    'This list is not a message from your care team. If you are waiting for a result, ask them.',
    '',
    'This list is not a message from the care team. If you are waiting for a result, ask them.',
  ),
} as const
