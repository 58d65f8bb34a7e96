import type { CodeMeanings } from './code-words'

/** Tone and default place of codes of datatypes and extensions that stand in many types. */
export const meaningShared = {
  'HumanName.use': {
    usual: 'none main',
    official: 'none main',
    temp: 'none main',
    nickname: 'none main',
    anonymous: 'none main',
    old: 'past main',
    maiden: 'none main',
  },
  'ContactPoint.system': {
    phone: 'none main',
    fax: 'none main',
    email: 'none main',
    pager: 'none main',
    url: 'none main',
    sms: 'none main',
    other: 'none main',
  },
  'ContactPoint.use': {
    home: 'none main',
    work: 'none main',
    temp: 'none main',
    old: 'past main',
    mobile: 'none main',
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
} as const satisfies CodeMeanings
