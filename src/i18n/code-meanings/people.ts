import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of people and groups of them. */
export const peopleMeanings = {
  'Group.type': {
    person: 'none notInEffect',
    animal: 'none notInEffect',
    practitioner: 'none notInEffect',
    device: 'none notInEffect',
    medication: 'none notInEffect',
    substance: 'none notInEffect',
  },
  'Group.actual': {
    true: 'none notInEffect',
    false: 'none notInEffect',
  },
  gender: {
    male: 'none main',
    female: 'none main',
    other: 'none main',
    unknown: 'none main',
  },
  'Patient.link.type': {
    'replaced-by': 'attention main',
    replaces: 'none main',
    refer: 'none main',
    seealso: 'none main',
  },
  active: {
    true: 'none main',
    false: 'past main',
  },
  'Patient.extension(birthsex)': {
    F: 'none main',
    M: 'none main',
    OTH: 'none main',
    UNK: 'none main',
    ASKU: 'none main',
  },
  'Patient.extension(sex)': {
    '248152002': 'none main',
    '248153007': 'none main',
    female: 'none main',
    male: 'none main',
    unknown: 'none main',
  },
  'Patient.maritalStatus': {
    A: 'none main',
    D: 'none main',
    L: 'none main',
    M: 'none main',
    S: 'none main',
    T: 'none main',
    U: 'none main',
    W: 'none main',
  },
} as const satisfies CodeMeanings
