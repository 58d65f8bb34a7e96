import { counted, heading, owner, told, whole } from './reader'
import { summary } from './summary'
import type { Reader } from './reader'

/** Words of the list of conditions. */
export const conditions = {
  title: (reader: Reader) => heading(reader, 'Health conditions', 'Problems'),
  intro: (reader: Reader) =>
    reader.audience === 'provider'
      ? 'Problem list and encounter diagnoses as recorded.'
      : `Health problems that ${owner(reader)} care team has written down. Names can sound technical.${reader.hasDied ? '' : ' Ask the care team if something looks wrong or unclear.'}`,
  find: 'Find a condition',
  groups: {
    current: 'Current',
    unclear: 'Status not given or not clear',
    remission: 'In remission',
    checking: 'Being looked into',
    past: 'Past',
    ruledOut: 'Ruled out',
    visits: 'Reasons for visits',
  },
  unclearWhy: told(
    'We can’t tell if you still have these. Ask your care team.',
    'Clinical status missing or not recognized.',
    'We can’t tell if these are still there. Ask the care team.',
    'The record does not say if these were still there.',
  ),
  concern: 'Health concern',
  timesRecorded: summary.timesRecorded,
  eachTime: (count: number) => `See all ${whole.format(count)} times`,
  alsoVisits: (count: number) => `Also a reason for ${counted(count, 'visit', 'visits')}`,
  alsoRuledOut: told(
    'Another entry says that you do not have this. Ask your care team which one is right.',
    'Also recorded as refuted. The two entries conflict.',
    'Another entry says that this was ruled out. Ask the care team which one is right.',
    'Another entry says that this was ruled out. The two disagree.',
  ),
} as const
