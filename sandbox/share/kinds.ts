/** What a file of a shared link holds. */
export type SharedFileKind = 'record' | 'vaccines' | 'access' | 'picture' | 'withdrawn'

/** A link of the store, and what is special about it. */
export interface ShareKind {
  readonly description: string
  /** `L`, `P` and `U` (HL7 SMART Health Cards and Links). */
  readonly flag?: string
  readonly label?: string
  readonly version?: number
  /** Seconds until the end that the link names. */
  readonly endsIn?: number
  readonly passcode?: string
  readonly files?: readonly SharedFileKind[]
  /** Files come by location; `once`: the first one was used before. */
  readonly location?: 'fresh' | 'once'
  readonly isCompressed?: boolean
  /** Encrypted with another key than that of the link. */
  readonly hasOtherKey?: boolean
  readonly fault?: 'ended' | 'busy' | 'slow' | 'huge' | 'redirect'
}

/** Wrong passcodes until a link ends. */
export const PASSCODE_TRIES = 5

export const shareKinds = {
  plain: { description: 'One record, embedded in the manifest.', label: 'Health summary' },
  direct: { description: 'One encrypted file without a manifest (flag U).', flag: 'U', label: 'Health summary' },
  passcode: {
    description: `Needs the passcode 1234 (flag P); after ${PASSCODE_TRIES} wrong ones it ends.`,
    flag: 'P',
    label: 'Health summary',
    passcode: '1234',
  },
  'long-term': {
    description: 'May change over time (flag L); ends in 30 days.',
    flag: 'L',
    label: 'Latest record',
    endsIn: 30 * 24 * 3600,
  },
  location: { description: 'The file comes by location.', label: 'Health summary', location: 'fresh' },
  'used-location': {
    description: 'The location of the first manifest was used before; that of the second works.',
    label: 'Health summary',
    location: 'once',
  },
  compressed: { description: 'The file is compressed (zip: DEF).', label: 'Health summary', isCompressed: true },
  several: {
    description: 'A record, vaccines, a file that is no longer valid, a picture, and access to a health system.',
    label: 'Several files',
    files: ['record', 'vaccines', 'withdrawn', 'picture', 'access'],
  },
  'access-only': { description: 'Nothing but access to a health system.', label: 'Access', files: ['access'] },
  expired: {
    description: 'The link names an end in the past, and works.',
    label: 'Health summary',
    endsIn: -24 * 3600,
  },
  ended: { description: 'The link was withdrawn (404).', label: 'Health summary', fault: 'ended' },
  busy: { description: 'Asks to wait for 30 seconds (429).', label: 'Health summary', fault: 'busy' },
  slow: { description: 'Never answers.', label: 'Health summary', fault: 'slow' },
  huge: { description: 'The file is larger than 50 MB.', label: 'Health summary', fault: 'huge', location: 'fresh' },
  'wrong-key': { description: 'The file has another key than the link.', label: 'Health summary', hasOtherKey: true },
  'no-cors': { description: 'Lets no web page read the answers.', label: 'Health summary' },
  newer: { description: 'A later version of the protocol (v: 2).', label: 'Health summary', version: 2 },
  redirect: { description: 'Redirects to another link.', label: 'Health summary', fault: 'redirect' },
} as const satisfies Readonly<Record<string, ShareKind>>

export type ShareKindName = keyof typeof shareKinds

export const shareKindNames = Object.keys(shareKinds) as readonly ShareKindName[]
