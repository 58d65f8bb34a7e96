import type { CodeMeanings } from '../code-tables'

/** Tone (icon and border) and default place in a list of coded values of datatypes that stand in many types. */
export const datatypeMeanings = {
  'Identifier.use': {
    usual: 'none main',
    official: 'none main',
    temp: 'none main',
    secondary: 'none main',
    old: 'past past',
  },
  'Address.use': {
    home: 'none main',
    work: 'none main',
    temp: 'none main',
    old: 'past past',
    billing: 'none main',
  },
  'Address.type': {
    postal: 'none main',
    physical: 'none main',
    both: 'none main',
  },
  'HumanName.use': {
    usual: 'none main',
    official: 'none main',
    temp: 'none main',
    nickname: 'none main',
    anonymous: 'none main',
    old: 'past main',
    maiden: 'none main',
  },
  'Narrative.status': {
    generated: 'none main',
    extensions: 'none main',
    additional: 'none main',
    empty: 'none main',
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
} as const satisfies CodeMeanings
