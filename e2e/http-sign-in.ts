import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { browse } from '../sandbox/testing/browser'

/** The authorization request that the app made when a worker signed in through the pages, and the session it stored. */
export interface SignInTemplate {
  readonly authorizeUrl: string
  readonly record: SessionRecord
}

/** The members of the app's stored session that differ from one sign-in to the next. */
interface SessionRecord {
  readonly tokens: Readonly<Record<string, unknown>>
  readonly endpoints: { readonly token: string; readonly clientId: string }
  readonly [member: string]: unknown
}

interface TokenResponse {
  readonly access_token: string
  readonly refresh_token?: string
  readonly expires_in: number
  readonly id_token: string
  readonly patient?: string
  readonly scope: string
}

const STORAGE_KEY = 'plainchart.session'

/** The session that the app stores in this tab; undefined where the EHR's settings do not allow it. */
export const storedSession = (page: Page): Promise<SessionRecord | undefined> =>
  page.evaluate((key) => {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as SessionRecord)
  }, STORAGE_KEY)

const decodeEntities = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The first form of a sandbox page with a button whose text matches. */
function formWithButton(
  html: string,
  label: RegExp,
): { readonly url: string; readonly fields: Record<string, string> } {
  for (const [, action = '', body = ''] of html.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)) {
    const button = decodeEntities(
      body
        .replace(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    if (!label.test(button)) continue
    const inputs = [...body.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)]
    return {
      url: decodeEntities(action),
      fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, decodeEntities(value)])),
    }
  }
  throw new Error(`No button ${String(label)} on: ${html.replace(/<[^>]*>/g, ' ').slice(0, 400)}`)
}

/**
 * Signs in over HTTP with the app's own authorization request, which is much faster than through the pages.
 * Returns the session as the app stores it. `now` is the time of the run in milliseconds.
 */
export async function signInOverHttp(
  { authorizeUrl, record }: SignInTemplate,
  person: RegExp,
  patient: RegExp | undefined,
  now: number,
): Promise<SessionRecord> {
  const verifier = randomBytes(32).toString('base64url')
  const start = new URL(authorizeUrl)
  const redirectUri = start.searchParams.get('redirect_uri') ?? ''
  start.searchParams.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'))
  start.searchParams.set('state', randomUUID())
  start.searchParams.set('nonce', randomUUID())
  const { url: landing } = await browse(start.origin, start.href, ({ text }) => {
    const labels = { login: person, patient: patient ?? /./, consent: /^allow/i }
    const [, step = 'login'] = /action="[^"]*\/(login|patient|consent)"/.exec(text) ?? []
    const { url, fields } = formWithButton(text, labels[step as keyof typeof labels])
    return { url: new URL(url, start.origin).href, fields }
  })
  const response = await fetch(record.endpoints.token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: landing.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: record.endpoints.clientId,
      code_verifier: verifier,
    }),
  })
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}: ${await response.text()}`)
  return sessionFrom(record, (await response.json()) as TokenResponse, now)
}

function sessionFrom(record: SessionRecord, response: TokenResponse, now: number): SessionRecord {
  const claims = JSON.parse(Buffer.from(response.id_token.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly fhirUser?: string
    /** Servers before SMART 1.0 name the user here. */
    readonly profile?: string
    readonly name?: string
  }
  const [type, id] = (claims.fhirUser ?? claims.profile)?.split('/').slice(-2) ?? []
  const { patientId, user: _, ...shared } = record
  if (patientId !== undefined && response.patient === undefined)
    throw new Error('The token response names no patient: use signInThroughPages')
  return {
    ...shared,
    id: randomUUID(),
    tokenFamily: randomUUID(),
    idToken: response.id_token,
    tokens: {
      ...record.tokens,
      access: response.access_token,
      refresh: response.refresh_token,
      obtainedAt: now,
      expiresAt: now + response.expires_in * 1000,
    },
    scope: response.scope,
    ...(response.patient === undefined ? {} : { patientId: response.patient }),
    ...(id === undefined ? {} : { user: { type, id, ...(claims.name === undefined ? {} : { name: claims.name }) } }),
  }
}

/** Puts a session into the tab as a reload would find it. The page must be at the app's origin. */
export const storeSession = (page: Page, session: SessionRecord): Promise<void> =>
  page.evaluate(
    ([key, value]) => {
      // A session that began before the last sign-out in this browser is not restored.
      const signOutMarker = localStorage.getItem('plainchart.sign-out') ?? ''
      sessionStorage.setItem(key, JSON.stringify({ ...value, signOutMarker }))
    },
    [STORAGE_KEY, session] as const,
  )
