import { resolveLocalReference } from '../../fhir/reference'
import { plausibleNows } from '../http/clock-skew'
import type { EhrConfig } from '../../config/config'
import { fhirBasesOf } from '../tokens/token-patient'
import type { Discovery } from './smart-configuration'
import { isObject, parseJson, textOf, stringsOf, type Json } from '../../lib/json'
import { SignInError } from '../sign-in-error'
import type { User } from '../session/session'
import { fetchSigningKeys } from './signing-keys'
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose'

/** Who signed in; undefined without an id_token that says so. */
export interface Identity {
  readonly user: User | undefined
}

const CLOCK_TOLERANCE_SECONDS = 300
const USER_TYPES = ['Patient', 'Practitioner', 'PractitionerRole', 'RelatedPerson', 'Person'] as const
/** The header (0) or claims (1) of a JWT; undefined when malformed. Verifies nothing. */
function decodePart(token: string, index: 0 | 1): Json | undefined {
  const part = token.split('.')[index]
  if (part === undefined || !/^[A-Za-z0-9_-]+$/.test(part)) return undefined
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const decoded = parseJson(new TextDecoder().decode(bytes))
    return isObject(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

/** The type and id of a `fhirUser`, which is relative or below one of `bases`; undefined for a user on another server. */
export function parseFhirUser(reference: string, bases: readonly string[]): Pick<User, 'type' | 'id'> | undefined {
  const target = resolveLocalReference(reference, bases)
  const type = USER_TYPES.find((each) => each === target?.type)
  return type && target ? { type, id: target.id } : undefined
}

/** The name of the first invalid claim that does not depend on the time (OpenID Connect Core 3.1.3.7); undefined when all are valid. */
export function findInvalidClaim(
  claims: Json,
  expected: { issuer: string | undefined; clientId: string; nonce: string },
): string | undefined {
  const audience = typeof claims.aud === 'string' ? [claims.aud] : stringsOf(claims.aud)
  const checks: readonly (readonly [string, boolean])[] = [
    ['iss', expected.issuer === undefined || claims.iss === expected.issuer],
    ['aud', audience.includes(expected.clientId)],
    ['azp', claims.azp === undefined || claims.azp === expected.clientId],
    ['exp', typeof claims.exp === 'number'],
    ['iat', claims.iat === undefined || typeof claims.iat === 'number'],
    ['nbf', claims.nbf === undefined || typeof claims.nbf === 'number'],
    ['nonce', claims.nonce === expected.nonce],
  ]
  return checks.find(([, isValid]) => !isValid)?.[0]
}

/**
 * The name of the time claim that is invalid at `now`, in seconds: `exp` or `nbf` (RFC 7519 4.1.4, 4.1.5); undefined when both are valid. `iat` has no upper
 * limit: it only serves to reject old tokens (OpenID Connect Core 3.1.3.7, step 10), and the nonce shows that this one was issued for this sign-in.
 */
function findInvalidTime({ exp, nbf }: Json, now: number): 'exp' | 'nbf' | undefined {
  if (Number(exp) <= now - CLOCK_TOLERANCE_SECONDS) return 'exp'
  return typeof nbf === 'number' && nbf > now + CLOCK_TOLERANCE_SECONDS ? 'nbf' : undefined
}

/** Throws SignInError `clocksDiffer` for a token that is invalid at each of the plausible times: it was issued now, so the clocks differ. */
function assertValidNow(claims: Json, ehrId: string): void {
  // This device's clock may be wrong, so the claims must be valid at one of the plausible times.
  const invalid = plausibleNows().map((now) => findInvalidTime(claims, now / 1000))
  const [claim] = invalid
  if (claim === undefined || invalid.includes(undefined)) return
  const issuedAt = typeof claims.iat === 'number' ? claims.iat : Number(claims[claim])
  throw new SignInError('clocksDiffer', `id_token: ${claim}`, ehrId, { deviceAheadMs: Date.now() - issuedAt * 1000 })
}

/** True when the token is signed with one of these keys, false without keys. Throws SignInError for a token that could not be verified, whatever the reason. */
async function isSigned(token: string, keys: JSONWebKeySet | undefined, ehrId: string): Promise<boolean> {
  if (keys === undefined) return false
  try {
    await compactVerify(token, createLocalJWKSet(keys))
    return true
  } catch (cause) {
    const code = isObject(cause) ? textOf(cause.code) : undefined
    throw new SignInError('notForThis', `id_token: ${code ?? 'cannot be verified'}`, ehrId)
  }
}

/** True for a public-key signature. A token without a signature, or with a shared secret that a browser app cannot have, proves nothing. */
function hasPublicKeyAlgorithm({ alg }: Json): boolean {
  return typeof alg === 'string' && /^(?:(?:RS|PS|ES)(?:256|384|512)|ES256K|EdDSA|Ed25519)$/.test(alg)
}

/**
 * Validates the id_token and returns who signed in. Throws SignInError `notForThis` for a token that is not for this sign-in, and `clocksDiffer` for one that
 * is not valid now.
 */
export async function verifyIdToken(
  ehr: EhrConfig,
  discovery: Discovery,
  idToken: string | undefined,
  nonce: string,
  keys = fetchSigningKeys(ehr.id, discovery),
): Promise<Identity> {
  if (idToken === undefined) return { user: undefined }
  const [header, claims] = [decodePart(idToken, 0), decodePart(idToken, 1)]
  if (header !== undefined && !hasPublicKeyAlgorithm(header)) return { user: undefined }
  if (header === undefined || claims === undefined)
    throw new SignInError('notForThis', 'id_token cannot be read', ehr.id)
  const expected = { issuer: discovery.issuer, clientId: ehr.clientId, nonce }
  const invalidClaim = findInvalidClaim(claims, expected)
  if (invalidClaim !== undefined) throw new SignInError('notForThis', `id_token: ${invalidClaim}`, ehr.id)
  const isVerified = await isSigned(idToken, await keys, ehr.id)
  assertValidNow(claims, ehr.id)
  const reference = textOf(claims.fhirUser) ?? textOf(claims.profile)
  const user = reference === undefined ? undefined : parseFhirUser(reference, fhirBasesOf(ehr))
  if (user === undefined || !isVerified) return { user: user && { ...user, isUnverified: true } }
  const name = textOf(claims.name)
  return { user: { ...user, ...(name === undefined ? {} : { name }) } }
}
