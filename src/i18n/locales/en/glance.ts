/** Texts of the rows of lists. */
export const glance = {
  flags: { above: 'Above the range', below: 'Below the range', outside: 'Outside the range' },
  concern: 'Health concern',
  ended: (date: string) => `Ended ${date}`,
  noted: (year: string) => `noted ${year}`,
  noReaction: 'No reaction is written down',
  age: (age: string) => `age ${age}`,
} as const
