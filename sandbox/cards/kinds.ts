/** What is special about a card. */
export interface CardKind {
  readonly description: string
  /** Path of the issuer below that of the sandbox's cards. */
  readonly issuer?: '' | '/other' | '/no-cors'
  readonly kid?: string
  readonly rid?: string
  /** Seconds from now until it ends. */
  readonly endsIn?: number
  /** Seconds from now until it begins. */
  readonly beginsIn?: number
  readonly hasOtherSignature?: boolean
  /** How many codes it has. */
  readonly codes?: number
}

const DAY = 86_400

/** `rid` of the cards that the issuer has revoked. */
export const REVOKED = 'c2FuZGJveA'

export const cardKinds = {
  plain: { description: 'Signed with the key of the issuer.' },
  expired: { description: 'Ended yesterday.', endsIn: -DAY, beginsIn: -30 * DAY },
  'not-yet-valid': { description: 'Begins in 30 days.', beginsIn: 30 * DAY },
  'wrong-signature': {
    description: 'Signed with another key than the one that its kid names.',
    hasOtherSignature: true,
  },
  'bad-kid': { description: 'Its kid is the thumbprint of no key.', kid: 'bm8ta2V5LWhhcy10aGlzLXRodW1icHJpbnQtc2FuZA' },
  revoked: { description: 'Its rid is in the revocation list of the issuer.', rid: REVOKED },
  parts: { description: 'Has three codes, as cards did until 2022.', codes: 3 },
  'unknown-issuer': { description: 'Of an issuer that is not in issuers.json.', issuer: '/other' },
  'no-cors': {
    description: 'Of an issuer that is not in issuers.json, whose keys no web page may read.',
    issuer: '/no-cors',
  },
} as const satisfies Record<string, CardKind>
export type CardKindName = keyof typeof cardKinds

/** What a card holds. */
export const cardContents = {
  vaccines: 'the newest vaccines',
  lab: 'the newest result of a lab',
} as const
export type CardContentName = keyof typeof cardContents
