import type { CodeWords } from '../../../code-tables'

/** Words for the one code of a person that the frame shows: for patients, for providers. */
export const peopleCodes = {
  gender: {
    male: ['Male', 'Male'],
    female: ['Female', 'Female'],
    other: ['Other', 'Other'],
    unknown: ['Not known', 'Unknown'],
  },
} as const satisfies CodeWords
