/** Headings in the record of a person who has died, in place of those that speak of now. */
export const headingsAfterDeath = {
  current: 'On the record when this person died',
  recent: 'On the record',
  medicines: 'On the medicine list when this person died',
  doNotTake: 'Was not to be taken',
} as const
