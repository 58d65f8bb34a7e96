import { pluralize, headingFor, possessive, forAudience, numberFormat } from './for-audience'
import { summary } from './summary'
import type { MessageAudience } from '../../audience'

/** Messages of the list of conditions. */
export const conditions = {
  title: (reader: MessageAudience) => headingFor(reader, 'Health conditions', 'Problems'),
  intro: (reader: MessageAudience) =>
    reader.audience === 'provider'
      ? 'Problem list and encounter diagnoses as recorded.'
      : `Health problems that ${possessive(reader)} care team has written down. Names can sound technical.${reader.hasDied ? '' : ' Ask the care team if something looks wrong or unclear.'}`,
  find: 'Find a condition',
  groups: {
    current: 'Current',
    unclear: 'Status not given or not clear',
    remission: 'In remission',
    underReview: 'Being checked',
    past: 'Past',
    ruledOut: 'Ruled out',
    visits: 'Reasons for visits',
  },
  unclearExplanation: forAudience(
    'We can’t tell if you still have these. Ask your care team.',
    'Clinical status missing or not recognized.',
    'We can’t tell if these are current. Ask the care team.',
    'The record does not say if these were current.',
  ),
  concern: 'Health concern',
  timesRecorded: summary.timesRecorded,
  eachTime: (count: number) => `See all ${numberFormat.format(count)} times`,
  alsoVisits: (count: number) => `Also a reason for ${pluralize(count, 'visit', 'visits')}`,
  alsoRuledOut: forAudience(
    'Another part of your record says that you do not have this. Ask your care team which one is right.',
    'Also recorded as refuted. The two records conflict.',
    'Another part of the record says that this was ruled out. Ask the care team which one is right.',
    'Another part of the record says that this was ruled out. The two disagree.',
  ),
} as const
