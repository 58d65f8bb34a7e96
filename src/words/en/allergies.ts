/** Words of the list of allergies. */
export const allergies = {
  reaction: 'Reaction',
  noReaction: 'None noted',
  noneAndSome: 'One entry says that there are no known allergies, and others name some. These entries do not match. Ask the care team.',
} as const
