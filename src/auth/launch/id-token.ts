import { localTarget } from '../../fhir/reference'
import { possibleNows } from '../http/clock-skew'
import { normalBase, type EhrConfig } from '../../config/config'
import type { Discovery } from './smart-configuration'
import { isObject, parseJson, textOf, texts, type Json } from '../../lib/json'
import { SignInProblem } from '../sign-in-error'
import type { User } from '../session/session'
import { getOpen, inTime } from '../http/oauth-fetch'
import type { JSONWebKeySet } from 'jose'

/** Who signed in. `trusted` is false when the token's signature could not be checked: then it is for display only. */
export interface Identity {
  readonly user: User | undefined
  readonly trusted: boolean
}

const SKEW_SECONDS = 300
const userTypes = ['Patient', 'Practitioner', 'PractitionerRole', 'RelatedPerson', 'Person'] as const
const forged = [
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JWS_INVALID',
  'ERR_JWT_INVALID',
  'ERR_JOSE_ALG_NOT_ALLOWED',
]

/** One part of a JWT, as UTF-8; undefined when it is none. Checks nothing. */
function partOf(token: string, index: 0 | 1): Json | undefined {
  const part = token.split('.')[index]
  if (part === undefined || !/^[A-Za-z0-9_-]+$/.test(part)) return undefined
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const found = parseJson(new TextDecoder().decode(bytes))
    return isObject(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** `fhirUser` as type and id: relative, or below the FHIR base; a user on another server is none of ours. */
export function userOf(reference: string, bases: readonly string[]): Pick<User, 'type' | 'id'> | undefined {
  const target = localTarget(reference, bases)
  const known = userTypes.find((one) => one === target?.type)
  return known && target ? { type: known, id: target.id } : undefined
}

/** Names the first claim that is wrong (OpenID Connect Core 3.1.3.7); undefined when all hold. `now` in seconds. */
export function wrongClaim(
  claims: Json,
  expected: { issuer: string | undefined; clientId: string; nonce: string },
  now: number,
): string | undefined {
  const audience = typeof claims.aud === 'string' ? [claims.aud] : texts(claims.aud)
  const checks: readonly (readonly [string, boolean])[] = [
    ['iss', expected.issuer === undefined || claims.iss === expected.issuer],
    ['aud', audience.includes(expected.clientId)],
    ['azp', claims.azp === undefined || claims.azp === expected.clientId],
    ['exp', typeof claims.exp === 'number' && claims.exp > now - SKEW_SECONDS],
    ['iat', claims.iat === undefined || (typeof claims.iat === 'number' && claims.iat < now + SKEW_SECONDS)],
    ['nonce', claims.nonce === expected.nonce],
  ]
  return checks.find(([, holds]) => !holds)?.[0]
}

/** Whether a token is signed by the EHR; throws SignInProblem where the signature is another one. */
export type SignatureCheck = (token: string) => Promise<boolean>

const unchecked: SignatureCheck = () => Promise.resolve(false)

/** The keys of the EHR may take so long, in milliseconds: a sign-in waits for them. */
const KEYS_LIMIT = 5_000

/** The code that checks signatures; a page before a sign-in gets it ahead. */
export async function loadJose() {
  const { compactVerify, createLocalJWKSet } = await import('jose')
  return { compactVerify, createLocalJWKSet }
}

/** The check against the keys of the EHR, which are asked for at once, beside the code that reads them. Never rejects: where either does not come, nothing can be said of a signature. */
export async function signatureCheck(ehrId: string, { jwks }: Discovery): Promise<SignatureCheck> {
  if (jwks === undefined) return unchecked
  const keys = inTime(
    'keys',
    ehrId,
    async (signal) => {
      const answer = await getOpen(jwks, signal)
      return answer.ok ? parseJson(await answer.text()) : undefined
    },
    KEYS_LIMIT,
  )
  const [found, jose] = await Promise.all([keys, loadJose()]).catch(() => [])
  if (jose === undefined || !isObject(found) || !Array.isArray(found.keys)) return unchecked
  return async (token) => {
    try {
      await jose.compactVerify(token, jose.createLocalJWKSet(found as unknown as JSONWebKeySet))
      return true
    } catch (cause) {
      const code = isObject(cause) ? textOf(cause.code) : undefined
      if (code !== undefined && forged.includes(code)) throw new SignInProblem('notForThis', `id_token: ${code}`)
      return false
    }
  }
}

/** Signed with a key of the EHR's that anybody can check. A token without a signature, or with a shared secret that this app cannot have, says nothing. */
function isSignedByKey({ alg }: Json): boolean {
  return typeof alg === 'string' && /^(?:(?:RS|PS|ES)(?:256|384|512)|ES256K|EdDSA|Ed25519)$/.test(alg)
}

/** Checks the id_token and tells who signed in. Throws SignInProblem `notForThis` for a token that is not for this sign-in. */
export async function identify(
  ehr: EhrConfig,
  discovery: Discovery,
  idToken: string | undefined,
  nonce: string,
  check = signatureCheck(ehr.id, discovery),
): Promise<Identity> {
  if (idToken === undefined) return { user: undefined, trusted: false }
  const [header, claims] = [partOf(idToken, 0), partOf(idToken, 1)]
  if (header !== undefined && !isSignedByKey(header)) return { user: undefined, trusted: false }
  if (header === undefined || claims === undefined)
    throw new SignInProblem('notForThis', 'id_token cannot be read', ehr.id)
  const expected = { issuer: discovery.issuer, clientId: ehr.clientId, nonce }
  // A clock that is wrong is no fault of the token: it holds when it holds at one of the moments that may be now.
  const wrongs = possibleNows().map((now) => wrongClaim(claims, expected, now / 1000))
  const [wrong] = wrongs
  if (wrong !== undefined && !wrongs.includes(undefined))
    throw new SignInProblem('notForThis', `id_token: ${wrong}`, ehr.id)
  const trusted = await (await check)(idToken)
  const bases = [ehr.fhirBase, ...(ehr.aliases ?? [])].flatMap((base) => normalBase(base) ?? [])
  const reference = textOf(claims.fhirUser) ?? textOf(claims.profile)
  const user = reference === undefined ? undefined : userOf(reference, bases)
  const name = textOf(claims.name)
  return { user: user && { ...user, ...(name === undefined ? {} : { name }) }, trusted }
}
