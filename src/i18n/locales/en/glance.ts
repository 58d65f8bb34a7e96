/** Texts of the rows of lists. */
export const glance = {
  flags: { above: 'Above the range', below: 'Below the range', outside: 'Outside the range' },
  noReaction: 'No reaction is written down',
  age: (age: string) => `age ${age}`,
} as const
