import { isObject, objectsOf, stringsOf, textOf } from '../lib/json'

/** A public key of an issuer; its `kid` is meant to be its thumbprint (RFC 7638), which is checked where it is used. */
export interface CardKey {
  readonly kid: string
  readonly x: string
  readonly y: string
}

/** Ids of cards of one key that the issuer has revoked: `rid`, or `rid.seconds` for cards issued before that moment. */
interface RevocationList {
  readonly kid: string
  readonly rids: readonly string[]
}

/** Who signs SMART Health Cards. */
export interface CardIssuer {
  readonly iss: string
  /** Undefined for an issuer whose keys the site has, and that it does not list. */
  readonly name: string | undefined
  readonly keys: readonly CardKey[]
  readonly revoked: readonly RevocationList[]
}

const P256_COORDINATE = /^[\w-]{43}$/

function keysIn(value: unknown): readonly CardKey[] {
  return objectsOf(value).flatMap(({ kty, crv, kid, x, y }) => {
    const [id, across, up] = [kid, x, y].map(textOf)
    if (kty !== 'EC' || crv !== 'P-256' || !id || !across || !up) return []
    return P256_COORDINATE.test(across) && P256_COORDINATE.test(up) ? [{ kid: id, x: across, y: up }] : []
  })
}

function revokedIn(value: unknown): readonly RevocationList[] {
  return objectsOf(value).flatMap(({ kid, method, rids }) => {
    const id = textOf(kid)
    return id === undefined || method !== 'rid' ? [] : [{ kid: id, rids: stringsOf(rids) }]
  })
}

const isIssuer = (iss: string | undefined): iss is string =>
  iss !== undefined && URL.canParse(iss) && /^https?:\/\//.test(iss) && !iss.endsWith('/')

/**
 * The issuers of issuers.json, which has the format of the VCI directory's snapshot:
 * `{issuerInfo: [{issuer: {iss, name}, keys: [JWK], crls: [{kid, method: 'rid', rids}]}]}`. Entries that cannot be used are named in `problems`.
 */
export function readCardIssuers(value: unknown): {
  /** Undefined if this is no list. */
  readonly issuers: readonly CardIssuer[] | undefined
  readonly problems: readonly string[]
} {
  if (!isObject(value) || !Array.isArray(value['issuerInfo']))
    return { issuers: undefined, problems: ['issuers.json: issuerInfo must be a list'] }
  const issuers: CardIssuer[] = []
  const problems: string[] = []
  value['issuerInfo'].forEach((entry: unknown, index) => {
    const { issuer, keys, crls } = isObject(entry) ? entry : {}
    const where = `issuers.json: issuerInfo[${index}]`
    const iss = isObject(issuer) ? textOf(issuer['iss']) : undefined
    const usable = keysIn(keys)
    if (!isIssuer(iss)) problems.push(`${where}.issuer.iss must be an address without a slash at the end`)
    else if (usable.length === 0) problems.push(`${where}.keys must have a P-256 key with kid, x and y`)
    else
      issuers.push({
        iss,
        name: isObject(issuer) ? textOf(issuer['name']) : undefined,
        keys: usable,
        revoked: revokedIn(crls),
      })
  })
  return { issuers, problems }
}
