import { told } from './reader'

/** Words of the list of allergies. */
export const allergies = {
  reaction: 'Reaction',
  noReaction: 'None noted',
  noneAndSome: told(
    'One entry says that you have no known allergies, and others name some. Ask your care team which is right.',
    'Conflict: “no known allergies” is recorded beside allergies.',
    'One entry says that there are no known allergies, and others name some. Ask the care team which is right.',
    'One entry says that there were no known allergies, and others name some.',
  ),
} as const
