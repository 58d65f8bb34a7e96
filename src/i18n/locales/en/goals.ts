/** Words of the list of goals and of their targets. */
export const goals = {
  target: 'Target',
  dueBy: (date: string) => `by ${date}`,
  latest: 'Latest measurement',
  latestGetting: 'Looking for the latest measurement…',
  latestNone: 'We found no measurement of this.',
  latestFailed: 'We could not load the measurements.',
  latestNotShared: 'Measurements were not shared with this app.',
  latestPartial: 'We could not load all measurements. There may be a newer one.',
  latestMore: 'More measurements are still coming.',
  seeAll: 'See all results of this test',
} as const
