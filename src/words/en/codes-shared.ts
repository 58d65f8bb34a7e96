import type { CodeWords } from '../code-words'

/** Words for codes of datatypes and extensions that stand in many types. */
export const codesShared = {
  'HumanName.use': {
    usual: ['Name usually used', 'Usual'],
    official: ['Legal name', 'Official'],
    temp: ['Temporary name', 'Temporary'],
    nickname: ['Nickname', 'Nickname'],
    anonymous: ['Not the real name', 'Anonymous'],
    old: ['Former name', 'Old'],
    maiden: ['Name before marriage', 'Maiden'],
  },
  'ContactPoint.system': {
    phone: ['Phone', 'Phone'],
    fax: ['Fax', 'Fax'],
    email: ['Email', 'Email'],
    pager: ['Pager', 'Pager'],
    url: ['Website', 'URL'],
    sms: ['Text message', 'SMS'],
    other: ['Other', 'Other'],
  },
  'ContactPoint.use': {
    home: ['Home', 'Home'],
    work: ['Work', 'Work'],
    temp: ['For now', 'Temporary'],
    old: ['No longer used', 'Old'],
    mobile: ['Mobile', 'Mobile'],
  },
  'Patient.extension(birthsex)': {
    F: ['Female', 'Female'],
    M: ['Male', 'Male'],
    OTH: ['Other', 'Other'],
    UNK: ['Not known', 'Unknown'],
    ASKU: ['Asked, but not known', 'Asked but unknown'],
  },
  'Patient.extension(sex)': {
    '248152002': ['Female', 'Female'],
    '248153007': ['Male', 'Male'],
    female: ['Female', 'Female'],
    male: ['Male', 'Male'],
    unknown: ['Not known', 'Unknown'],
  },
} as const satisfies CodeWords
