import { calculateJwkThumbprint, compactVerify, errors, importJWK } from 'jose'
import { FileError } from '../file-error'
import type { CardIssuer, CardKey } from '../../config/card-issuers'
import type { CardContent } from './jws'

/** Whose signature a card has. */
export interface SignedBy {
  /** `keyOnly`: the site has the key of this issuer, and does not list it. `noKey`: no key of it is known here. `noList`: the list could not be loaded. */
  readonly signature: 'listed' | 'keyOnly' | 'noKey' | 'noList'
  /** The name of the issuer in the list. */
  readonly issuerName: string | undefined
}

const jwkOf = ({ x, y }: CardKey) => ({ kty: 'EC', crv: 'P-256', x, y })

/** The key with this thumbprint. A key whose `kid` is anything else is never used. */
async function keyWithThumbprint(kid: string, { keys }: CardIssuer): Promise<CardKey | undefined> {
  const key = keys.find((one) => one.kid === kid)
  return key !== undefined && (await calculateJwkThumbprint(jwkOf(key))) === kid ? key : undefined
}

async function fits(jws: string, key: CardKey): Promise<boolean> {
  try {
    await compactVerify(jws, await importJWK(jwkOf(key), 'ES256'), { algorithms: ['ES256'] })
    return true
  } catch (cause) {
    // A point that is not on the curve is a DOMException.
    if (cause instanceof errors.JOSEError || cause instanceof DOMException) return false
    throw cause
  }
}

function isRevoked({ kid, revocationId, notBefore }: CardContent, { revoked }: CardIssuer): boolean {
  if (revocationId === undefined) return false
  const rids = revoked.filter((list) => list.kid === kid).flatMap((list) => list.rids)
  return rids.some((entry) => {
    const [rid, before] = entry.split('.')
    return rid === revocationId && (before === undefined || notBefore < Number(before))
  })
}

/**
 * Checks the signature of a card with the keys of these issuers. Throws FileError if the card names one of them and does not fit, or if the issuer has
 * revoked it; the content must then not be shown.
 */
export async function checkCard(card: CardContent, issuers: readonly CardIssuer[] | undefined): Promise<SignedBy> {
  if (issuers === undefined) return { signature: 'noList', issuerName: undefined }
  // A directory may list an issuer more than once.
  const named = issuers.filter(({ iss }) => iss === card.issuer)
  if (named.length === 0) {
    // The key of an issuer in the list, under another name.
    if (issuers.some(({ keys }) => keys.some(({ kid }) => kid === card.kid))) throw new FileError('cardSignature')
    return { signature: 'noKey', issuerName: undefined }
  }
  for (const issuer of named) {
    const key = await keyWithThumbprint(card.kid, issuer)
    if (key === undefined) continue
    if (!(await fits(card.jws, key))) throw new FileError('cardSignature')
    if (named.some((one) => isRevoked(card, one))) throw new FileError('cardRevoked')
    return { signature: issuer.name === undefined ? 'keyOnly' : 'listed', issuerName: issuer.name }
  }
  throw new FileError('cardKey')
}
