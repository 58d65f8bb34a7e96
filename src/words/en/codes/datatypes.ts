import type { CodeWords } from '../../code-tables'

/** Words for codes of datatypes that stand in many types: for patients, for providers. */
export const datatypeCodes = {
  'Identifier.use': {
    usual: ['Main number', 'Usual'],
    official: ['Official number', 'Official'],
    temp: ['Temporary number', 'Temporary'],
    secondary: ['Other number', 'Secondary'],
    old: ['Old number', 'Old'],
  },
  'Address.use': {
    home: ['Home', 'Home'],
    work: ['Work', 'Work'],
    temp: ['Temporary', 'Temporary'],
    old: ['Old address', 'Old'],
    billing: ['For bills', 'Billing'],
  },
  'Address.type': {
    postal: ['For mail', 'Postal'],
    physical: ['Street address', 'Physical'],
    both: ['Mail and street address', 'Both'],
  },
  'HumanName.use': {
    usual: ['Name usually used', 'Usual'],
    official: ['Legal name', 'Official'],
    temp: ['Temporary name', 'Temporary'],
    nickname: ['Nickname', 'Nickname'],
    anonymous: ['Not the real name', 'Anonymous'],
    old: ['Former name', 'Old'],
    maiden: ['Name before marriage', 'Maiden'],
  },
  'Narrative.status': {
    generated: ['The same as the fields', 'Generated'],
    extensions: ['The same as the fields and what was added to them', 'Extensions'],
    additional: ['More than the fields', 'Additional'],
    empty: ['Nothing', 'Empty'],
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
} as const satisfies CodeWords
