import type { Pending } from './authorize'
import { keptEhr, type EhrConfig } from '../../config/config'
import { loadConfig } from '../http/load-config'
import { onForgetSignIn, setCurrentSession } from '../session/session-store'
import { identify, signatureCheck, type Identity } from './id-token'
import { idText, isObject, parseJson, textOf, type Json } from '../../lib/json'
import type { PatientChoice } from './patient-context'
import { asProblem, SignInProblem, type ProblemKind } from '../sign-in-error'
import type { Session } from '../session/session'
import { inTime, isDown, postForm } from '../http/oauth-fetch'
import { signOutMark } from '../tokens/sign-out-marker'
import { sitePath } from '../../config/base-path'
import { SmartSession, type SessionRecord } from '../session/smart-session'
import { clearTab, readTab } from '../tab-storage'
import { tokensOf } from '../tokens/token-set'

export interface SignedIn {
  readonly session: Session
  readonly returnTo: string
}

/** The sign-in reaches several patients: nothing is shown before one is picked. */
export interface Choosing {
  readonly choose: readonly PatientChoice[]
  /** Throws SignInProblem `noPatient` for an id that is not among the choices. */
  pick(id: string): SignedIn
}

export type SignIn = SignedIn | Choosing

const MAX_AGE = 10 * 60_000
const errorKinds: Readonly<Record<string, ProblemKind>> = {
  access_denied: 'denied',
  temporarily_unavailable: 'down',
  server_error: 'ehrError',
}

function isPending(value: unknown): value is Pending {
  return (
    isObject(value) &&
    typeof value.state === 'string' &&
    typeof value.createdAt === 'number' &&
    isObject(value.discovery) &&
    isObject(value.smart)
  )
}

/** Takes the pending record out of the tab when it belongs to this answer; an answer to another question leaves it alone. */
function takePending(state: string | null): Pending {
  const pending = readTab('pending')
  if (!isPending(pending) || state !== pending.state) throw new SignInProblem('stateMismatch')
  clearTab('pending')
  if (Date.now() - pending.createdAt > MAX_AGE) throw new SignInProblem('expired', undefined, pending.ehrId)
  return pending
}

/** Checks an answer whose state is already known to be ours. */
function checkAnswer(params: URLSearchParams, path: string, { discovery, ehrId, callback }: Pending): void {
  // Another EHR's address: the EHR that was chosen led on to that one, and would get its code.
  if (path !== sitePath(callback)) throw new SignInProblem('notForThis', 'the answer came from another EHR', ehrId)
  const iss = params.get('iss')
  const missing = iss === null && discovery.sendsIss
  // An older server publishes no issuer to compare with.
  const foreign = iss !== null && discovery.issuer !== undefined && iss !== discovery.issuer
  if (missing || foreign) throw new SignInProblem('notForThis', 'the answer came from another issuer', ehrId)
  const error = params.get('error')
  if (error !== null)
    throw new SignInProblem(errorKinds[error] ?? 'ehrError', /^[a-z_]{1,40}$/.test(error) ? error : undefined, ehrId)
  if (!params.get('code')) throw new SignInProblem('noAnswer', 'the answer has no code', ehrId)
}

/**
 * Hands the code in. fhirclient would do it as well, but follows redirects, has no limit, and takes an answer without a token for a lost connection.
 * EHRs that know a secret of the app may want the scopes, which the server of this site that adds the secret does not keep.
 */
async function exchange(
  params: URLSearchParams,
  { discovery, smart, ehrId, asked, tellsScope }: Pending,
): Promise<Json> {
  const { clientId, redirectUri, codeVerifier } = isObject(smart) ? smart : {}
  const fields = {
    grant_type: 'authorization_code',
    code: params.get('code') ?? '',
    redirect_uri: textOf(redirectUri) ?? '',
    client_id: textOf(clientId) ?? '',
    code_verifier: textOf(codeVerifier) ?? '',
    ...(tellsScope ? { scope: asked.join(' ') } : {}),
  }
  const [status, down, body] = await inTime('token request', ehrId, async (signal) => {
    const response = await postForm(discovery.token, fields, signal)
    return [response.status, isDown(response), parseJson(await response.text())] as const
  }).catch((cause: unknown) => {
    throw cause instanceof SignInProblem ? cause : new SignInProblem('unreachable', 'token request', ehrId)
  })
  if (down) throw new SignInProblem('down', `token request HTTP ${status}`, ehrId)
  if (status < 200 || status > 299 || !isObject(body))
    throw new SignInProblem('ehrError', `token request HTTP ${status}`, ehrId)
  return body
}

const isStaff = (user: Identity['user']): boolean => user?.type === 'Practitioner' || user?.type === 'PractitionerRole'

function recordOf(ehr: EhrConfig, pending: Pending, response: Json, { user }: Identity): SessionRecord {
  const tokens = tokensOf(response, Date.now())
  if (tokens === undefined) throw new SignInProblem('ehrError', 'the token response has no bearer token', ehr.id)
  const [scope, patientId, encounterId, endSessionUrl] = [
    textOf(response.scope),
    idText(response.patient),
    textOf(response.encounter),
    pending.discovery.endSession,
  ]
  return {
    id: crypto.randomUUID(),
    ehrId: ehr.id,
    ...(pending.ehr === undefined ? {} : { ehr }),
    family: crypto.randomUUID(),
    afterSignOut: signOutMark(),
    tokens,
    place: {
      token: pending.discovery.token,
      revocation: pending.discovery.revocation,
      clientId: ehr.clientId,
      ...(ehr.refreshScope ? { scope: scope ?? pending.asked.join(' ') } : {}),
    },
    asked: pending.asked,
    ...(scope === undefined ? {} : { scope }),
    ...(patientId === undefined ? {} : { patientId }),
    ...(user === undefined ? {} : { user }),
    ...(encounterId === undefined ? {} : { encounterId }),
    ...(endSessionUrl === undefined ? {} : { endSessionUrl }),
    needPatientBanner: response.need_patient_banner !== false,
    choosesPatient: pending.mode === 'staff' && patientId === undefined && isStaff(user),
  }
}

let choosing: Choosing | undefined

/** The choice that the last sign-in left open; undefined after a reload or once a patient is picked. */
export function pendingChoice(): Choosing | undefined {
  return choosing
}

/** Opens the record. A page of another person's record has nothing of this one, so then the way leads to the summary. */
function open(session: SmartSession, returnTo: string): SignedIn {
  const former = readTab('session')
  const isAnother = isObject(former) && former.patientId !== session.patientId
  choosing = undefined
  session.keep()
  setCurrentSession(session)
  return { session, returnTo: isAnother ? '/' : returnTo }
}

/**
 * An EHR launch asks for one chart only. Where none was open, those who signed in say more on the EHR's own page: care staff what they may see, all
 * others whose record. What was granted until then is given back. Never resolves: the page is left. Rejects with SignInProblem.
 */
async function askForMore(session: SmartSession, mode: 'standalone' | 'staff', returnTo: string): Promise<never> {
  void session.end()
  const { beginStandalone } = await import('./authorize')
  await beginStandalone(session.ehr, returnTo, mode)
  return new Promise<never>(() => undefined)
}

/**
 * Whose record: the token's patient, none yet for care staff who choose in this app, else the
 * patients that the EHR gives, else the user when a patient: a carer may have chosen somebody else's record at the EHR. Never a guess.
 */
async function climb(session: SmartSession, { user, trusted }: Identity, { mode, returnTo }: Pending): Promise<SignIn> {
  if (session.patientId !== undefined || session.choosesPatient) return open(session, returnTo)
  if (mode === 'ehr' && isStaff(user)) return askForMore(session, 'staff', returnTo)
  const { reachablePatients } = await import('./patient-context')
  const choose = await reachablePatients(session)
  const [first] = choose
  if (first !== undefined && choose.length === 1) return open(session.withPatient(first.id), returnTo)
  if (first === undefined && trusted && user?.type === 'Patient') return open(session.withPatient(user.id), returnTo)
  if (first === undefined && mode === 'ehr') return askForMore(session, 'standalone', returnTo)
  if (first === undefined) {
    await session.end()
    throw new SignInProblem('noPatient', undefined, session.ehr.id)
  }
  const pick = (id: string): SignedIn => {
    if (!choose.some((choice) => choice.id === id)) throw new SignInProblem('noPatient', undefined, session.ehr.id)
    return open(session.withPatient(id), returnTo)
  }
  choosing = { choose, pick }
  return choosing
}

async function complete(params: URLSearchParams, path: string): Promise<SignIn> {
  const pending = takePending(params.get('state'))
  checkAnswer(params, path, pending)
  // All at once, so that nothing waits in a row: what the exchange and the keys need was checked when the sign-in began, and nothing of their answers is used before the EHR is known still.
  const check = pending.asked.includes('openid') ? signatureCheck(pending.ehrId, pending.discovery) : undefined
  const [config, response] = await Promise.all([loadConfig(), exchange(params, pending)])
  const ehr = keptEhr(config, pending)
  if (ehr === undefined) throw new SignInProblem('unknownIss')
  const identity = await identify(ehr, pending.discovery, textOf(response.id_token), pending.nonce, check).catch(
    (cause: unknown) => {
      throw asProblem(cause, 'ehrError', ehr.id)
    },
  )
  return climb(new SmartSession(ehr, recordOf(ehr, pending, response, identity)), identity, pending)
}

let last: { readonly state: string | null; readonly result: Promise<SignIn> } | undefined

/** After a sign-out, going back to the callback's page signs nobody in. */
onForgetSignIn(() => {
  last = undefined
  choosing = undefined
})

/** True for an address that an EHR sends people back to. */
export const isCallback = (path: string): boolean =>
  path === sitePath('/callback') || path.startsWith(sitePath('/callback/'))

/** True where the summary opens: at its own address, and where most sign-ins lead. */
export const leadsToSummary = (): boolean => isCallback(location.pathname) || location.pathname === sitePath('/')

/**
 * Ends a sign-in on the redirect page. One exchange for one answer, however often it is called (StrictMode calls twice);
 * the address is cleaned before anything else is done. Rejects with SignInProblem.
 */
export function completeCallback(): Promise<SignIn> {
  const params = new URL(location.href).searchParams
  const isAnswer = ['state', 'code', 'error'].some((name) => params.has(name))
  if (!isAnswer) return last?.result ?? Promise.reject(new SignInProblem('noAnswer'))
  const path = location.pathname
  history.replaceState(history.state, '', path)
  const state = params.get('state')
  if (last === undefined || last.state !== state) last = { state, result: complete(params, path) }
  return last.result
}
