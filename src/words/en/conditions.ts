import { counted, heading, owner, whole } from './reader'
import { summary } from './summary'
import type { Reader } from './reader'

/** Words of the list of conditions. */
export const conditions = {
  title: (reader: Reader) => heading(reader, 'Health conditions', 'Problems'),
  intro: (reader: Reader) =>
    `These are health problems that ${reader.audience === 'provider' ? 'the' : owner(reader)} care team has written in ${reader.audience === 'patient' ? 'your' : 'the'} record. ` +
    'Names can sound technical. Ask the care team if something looks wrong or unclear.',
  total: (count: number) => `${counted(count, 'condition', 'conditions')} in this record`,
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
  unclearWhy: 'The record does not say if these are still there. Ask the care team.',
  concern: 'Health concern',
  timesRecorded: summary.timesRecorded,
  eachTime: (count: number) => `See all ${whole.format(count)} times`,
  alsoVisits: (count: number) => `Also a reason for ${counted(count, 'visit', 'visits')}`,
  alsoRuledOut: 'This is also listed as ruled out. The two entries do not match. Ask the care team which one is right.',
} as const
